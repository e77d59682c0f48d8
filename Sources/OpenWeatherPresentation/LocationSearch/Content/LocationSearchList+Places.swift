import OpenWeatherCore
import OpenWeatherScreenKit

extension LocationSearchList {
    /// Lists what `search` found, or what is saved while there is nothing to search for.
    init(_ search: LoadState<[Location]>, preferences: Preferences, in environment: ScreenEnvironment) {
        let rows = LocationSearchRows(favorites: preferences.favorites, in: environment)
        let texts = PlaceTexts.texts(in: environment.textLanguage)
        let results = { (locations: [Location]?) in rows.rows(locations ?? [], prefix: "search.result") }
        switch search {
        case .idle:
            self = .saved(preferences, rows, in: environment)
        case .loading(let previous):
            let progress = TextContent(id: "search.progress", text: texts.searching)
            self = .searching(progress, previous: results(previous))
        case .loaded(let locations) where locations.isEmpty:
            self = .noResults(.noPlacesFound(id: "search.noResults", in: environment))
        case .loaded(let locations):
            let count = environment.formats.number(Double(locations.count))
            self = .results(results(locations), announcement: texts.found(count))
        case .failed(let error, let previous):
            let failure = FailureContent(id: "search.failure", error, canSearch: false, in: environment)
            self = .failed(failure, previous: results(previous))
        }
    }

    private static func saved(
        _ preferences: Preferences,
        _ rows: LocationSearchRows,
        in environment: ScreenEnvironment
    ) -> LocationSearchList {
        let texts = LocationSearchTexts.texts(in: environment.textLanguage)
        let sections = [
            LocationSearchSection(
                kind: .recents,
                title: texts.recents,
                rows: rows.rows(preferences.recents, prefix: "search.recent", isRemovable: true)
            ),
            LocationSearchSection(
                kind: .favorites,
                title: texts.favorites,
                rows: rows.rows(preferences.favorites, prefix: "search.favorite")
            ),
        ]
        .filter { !$0.rows.isEmpty }
        guard sections.isEmpty else { return .saved(sections) }
        return .nothingSaved(
            PromptContent(
                id: "search.empty",
                title: texts.emptyTitle,
                message: texts.emptyMessage,
                symbolName: "magnifyingglass",
                action: nil,
                in: environment
            )
        )
    }
}
