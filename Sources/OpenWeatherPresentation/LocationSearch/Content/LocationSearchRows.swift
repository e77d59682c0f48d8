import OpenWeatherCore
import OpenWeatherScreenKit

/// Makes the rows of the search screen.
///
/// Holds what all rows share, so that a row costs next to nothing.
struct LocationSearchRows {
    private let texts: LocationSearchTexts
    private let format: PlaceFormat
    private let favorites: Set<LocationID>

    /// Creates a maker of rows for someone with these favourites.
    init(favorites: [Location], in environment: ScreenEnvironment) {
        texts = .texts(in: environment.textLanguage)
        format = PlaceFormat(environment)
        self.favorites = Set(favorites.map(\.id))
    }

    /// The rows called `prefix.0` and so on; only recent places can be removed.
    func rows(_ locations: [Location], prefix: String, isRemovable: Bool = false) -> [LocationSearchRow] {
        locations.enumerated()
            .map { index, location in
                row(location, identifier: "\(prefix).\(index)", isRemovable: isRemovable)
            }
    }

    private func row(_ location: Location, identifier: String, isRemovable: Bool) -> LocationSearchRow {
        let isFavorite = favorites.contains(location.id)
        let kinds: [SwipeActionContent.Kind] = [isFavorite ? .unfavorite : .favorite] + (isRemovable ? [.remove] : [])
        return LocationSearchRow(
            place: PlaceContent(
                location,
                identifier: identifier,
                value: isFavorite ? texts.isFavorite : nil,
                hint: texts.selectHint,
                format: format
            ),
            isFavorite: isFavorite,
            favoriteSymbolName: isFavorite ? "star.fill" : "star",
            swipeActions: kinds.map { SwipeActionContent($0, row: identifier, texts: texts) }
        )
    }
}
