import OpenWeatherCore

extension Preferences {
    /// The place of a link as it is known here, with local names and the state; the link's own when it is not known.
    func known(_ linked: Location) -> Location {
        let id = LinkedPlace(linked).location.id
        let places = [currentLocation].compactMap(\.self) + favorites + recents
        return places.first { LinkedPlace($0).location.id == id } ?? linked
    }
}
