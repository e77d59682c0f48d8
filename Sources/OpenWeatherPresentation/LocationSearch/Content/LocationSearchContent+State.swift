import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the search screen is made from.
struct LocationSearchInputs: ContentInputs {
    /// The text in the field.
    let query: String
    /// The results of the search for it.
    let search: LoadState<[Location]>
    /// The recent places and the favorites.
    let preferences: Preferences
    /// Whether there is a location provider.
    let isAvailable: Bool
    /// Whether it is locating the device.
    let isLocating: Bool
    /// The failure of something other than the search; `nil` when there is none.
    let failure: WeatherError?
    /// The address of the system's settings of the location; `nil` where there is none.
    let settingsURL: URL?

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> LocationSearchContent {
        LocationSearchContent(self, in: environment)
    }
}

extension LocationSearchContent {
    /// Creates the content in an environment, of which the language, the locale, and the units matter.
    fileprivate init(_ inputs: LocationSearchInputs, in environment: ScreenEnvironment) {
        let texts = LocationSearchTexts.texts(in: environment)
        let placeTexts = environment.texts.places
        title = .header(id: LocationSearchContent.ID.title, text: texts.title)
        field = SearchFieldContent(id: LocationSearchContent.ID.field, text: inputs.query, in: environment)
        useCurrentLocation =
            inputs.isAvailable
            ? .useCurrentLocation(
                id: LocationSearchContent.ID.currentLocation,
                hint: texts.currentLocationHint,
                in: environment
            )
            : nil
        locating =
            inputs.isLocating ? TextContent(id: LocationSearchContent.ID.locating, text: placeTexts.locating) : nil
        list = LocationSearchContent.List(inputs.search, preferences: inputs.preferences, in: environment)
        notice = inputs.failure.map { NoticeContent(id: LocationSearchContent.ID.notice, failure: $0, in: environment) }
        locationHelp = DeviceNotice(
            id: LocationSearchContent.ID.notice,
            about: inputs.failure,
            settingsURL: inputs.settingsURL,
            in: environment
        )
        back = .back(id: LocationSearchContent.ID.back, in: environment)
        layoutDirection = environment.layoutDirection
    }
}

extension LocationSearchContent.List {
    /// Creates the list for the state of a search, or the list of saved places while there is no text to search for.
    init(_ search: LoadState<[Location]>, preferences: Preferences, in environment: ScreenEnvironment) {
        let rows = LocationSearchRows(favorites: preferences.favorites, in: environment)
        let texts = environment.texts.places
        let results = { (locations: [Location]?) in rows.rows(locations ?? [], prefix: LocationSearchContent.ID.result)
        }
        switch search {
        case .idle:
            self = .saved(preferences, rows, in: environment)
        case .loading(let previous):
            let progress = TextContent(id: LocationSearchContent.ID.progress, text: texts.searching)
            self = .searching(progress, previous: results(previous))
        case .loaded(let locations) where locations.isEmpty:
            self = .noResults(.noPlacesFound(id: LocationSearchContent.ID.noResults, in: environment))
        case .loaded(let locations):
            let count = environment.formats.number(Double(locations.count))
            self = .results(results(locations), announcement: texts.found(count))
        case .failed(let error, let previous):
            let failure = FailureContent(id: LocationSearchContent.ID.failure, error, canSearch: false, in: environment)
            self = .failed(failure, previous: results(previous))
        }
    }

    private static func saved(
        _ preferences: Preferences,
        _ rows: LocationSearchRows,
        in environment: ScreenEnvironment
    ) -> LocationSearchContent.List {
        let texts = LocationSearchTexts.texts(in: environment)
        let sections = [
            LocationSearchContent.Section(
                kind: .recents,
                title: texts.recents,
                rows: rows.rows(preferences.recents, prefix: LocationSearchContent.ID.recent, isRemovable: true)
            ),
            LocationSearchContent.Section(
                kind: .favorites,
                title: texts.favorites,
                rows: rows.rows(preferences.favorites, prefix: LocationSearchContent.ID.favorite)
            ),
        ]
        .filter { !$0.rows.isEmpty }
        guard sections.isEmpty else { return .saved(sections) }
        return .nothingSaved(
            PromptContent(
                id: LocationSearchContent.ID.empty,
                title: texts.emptyTitle,
                message: texts.emptyMessage,
                symbolName: "magnifyingglass",
                action: nil,
                in: environment
            )
        )
    }
}

/// Creates the rows of the search screen.
///
/// It holds the texts, the format, and the favorites that all rows share, so that a row is cheap to create.
struct LocationSearchRows {
    private let texts: LocationSearchTexts
    private let favoriteTexts: FavoriteTexts
    private let format: PlaceFormat
    private let favorites: Set<LocationID>

    /// Creates a value for a user with these favorites.
    init(favorites: [Location], in environment: ScreenEnvironment) {
        texts = .texts(in: environment)
        favoriteTexts = .texts(in: environment)
        format = PlaceFormat(environment)
        self.favorites = Set(favorites.map(\.id))
    }

    /// Returns rows with the identifiers `prefix.0`, `prefix.1`, and so on.
    ///
    /// Only recent places are removable.
    func rows(_ locations: [Location], prefix: String, isRemovable: Bool = false) -> [LocationSearchContent.Row] {
        locations.enumerated()
            .map { index, location in
                row(location, identifier: "\(prefix).\(index)", isRemovable: isRemovable)
            }
    }

    private func row(_ location: Location, identifier: String, isRemovable: Bool) -> LocationSearchContent.Row {
        let isFavorite = favorites.contains(location.id)
        let kinds: [LocationSearchContent.SwipeAction.Kind] =
            [isFavorite ? .unfavorite : .favorite] + (isRemovable ? [.remove] : [])
        return LocationSearchContent.Row(
            place: PlaceContent(
                location,
                identifier: identifier,
                value: isFavorite ? favoriteTexts.isFavorite : nil,
                hint: texts.selectHint,
                format: format
            ),
            isFavorite: isFavorite,
            favoriteSymbolName: isFavorite ? "star.fill" : "star",
            open: ActionContent(
                id: "\(identifier).open",
                title: texts.open,
                symbolName: "eye",
                hint: texts.openHint
            ),
            swipeActions: kinds.map { kind in
                let title =
                    switch kind {
                    case .favorite: favoriteTexts.add
                    case .unfavorite: favoriteTexts.remove
                    case .remove: texts.remove
                    }
                return LocationSearchContent.SwipeAction(kind, row: identifier, title: title)
            }
        )
    }
}
