import OpenWeatherScreenKit

extension LocationSearchTexts {
    /// English.
    package static let english = LocationSearchTexts(
        title: "Choose a place",
        recents: "Recent",
        favorites: "Favourites",
        emptyTitle: "Where to?",
        emptyMessage: "Type the name of a city. Places you choose or mark will appear here.",
        selectHint: "Shows the weather there",
        currentLocationHint: "Shows the weather where you are",
        open: "Show weather",
        openHint: "Keeps your current place",
        remove: "Remove from recent places"
    )

    /// American English.
    package static let american: LocationSearchTexts = {
        var texts = english
        texts.favorites = "Favorites"
        return texts
    }()
}
