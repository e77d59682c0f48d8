import OpenWeatherCore

extension Location {
    /// Reads an element of `direct` or `reverse` at `path`, or the body of `zip` with an empty path.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point is impossible.
    init(_ payload: PlaceDTO, path: String = "") throws(NetworkError) {
        let coordinate = try Coordinate(wireLatitude: payload.lat, longitude: payload.lon, path: path)
        // Two entries are the service's own and no languages.
        let names = (payload.localNames?.texts ?? [:])
            .filter { language, name in
                language != "ascii" && language != "feature_name" && !name.isEmpty
            }
        self.init(
            name: PlaceNames.text(payload.name) ?? "",
            localizedNames: names,
            country: PlaceNames.country(payload.country),
            state: PlaceNames.text(payload.state),
            coordinate: coordinate
        )
    }
}
