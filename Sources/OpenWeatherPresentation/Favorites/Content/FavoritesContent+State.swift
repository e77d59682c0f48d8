import OpenWeatherCore
import OpenWeatherScreenKit

extension FavoritesContent {
    /// Creates the content of a state.
    ///
    /// - Parameters:
    ///   - favorites: The favorites in the user's order, each with the state of its weather.
    ///   - isRead: Whether the favorites have been read.
    ///   - readFailure: The failure to read them; `nil` when there is none.
    ///   - saveFailure: The failure of the last change; `nil` when there is none.
    ///   - environment: The language, the units, and the time.
    init(
        _ favorites: [(place: Location, weather: LoadState<PlaceWeather>)],
        isRead: Bool,
        readFailure: WeatherError?,
        saveFailure: WeatherError?,
        in environment: ScreenEnvironment
    ) {
        let texts = FavoritesTexts.texts(in: environment.textLanguage)
        let rows = FavoritesRows(environment, texts).rows(favorites)
        let isEmpty = rows.isEmpty
        let failure = saveFailure ?? (isEmpty ? nil : readFailure)
        let hasFailed = favorites.contains { $0.weather.needsRetry }
        title = TextContent(id: FavoritesContent.ID.title, text: texts.title)
        list =
            if !isEmpty {
                .rows(rows)
            } else if let readFailure {
                .failed(FailureContent(id: FavoritesContent.ID.failure, readFailure, canSearch: false, in: environment))
            } else if isRead {
                .empty(.noFavorites(texts, in: environment))
            } else {
                .loading(TextContent(id: FavoritesContent.ID.progress, text: environment.texts.notices.loading))
            }
        notice = failure.map { NoticeContent(id: FavoritesContent.ID.notice, failure: $0, in: environment) }
        retry =
            hasFailed || (readFailure != nil && !isEmpty)
            ? ActionContent(
                id: FavoritesContent.ID.retry,
                title: environment.texts.errors.retry,
                symbolName: "arrow.clockwise"
            )
            : nil
        refresh = isEmpty ? nil : .refresh(id: FavoritesContent.ID.refresh, hint: texts.refreshHint, in: environment)
        back = .back(id: FavoritesContent.ID.back, in: environment)
        attribution = favorites.lazy.compactMap { $0.weather.value?.fetched.source }.first
            .map { AttributionContent(id: FavoritesContent.ID.attribution, source: $0, in: environment) }
        layoutDirection = environment.layoutDirection
    }
}

extension LoadState<PlaceWeather> {
    /// A Boolean value that indicates whether the last load failed, also when older weather is shown.
    var needsRetry: Bool {
        switch self {
        case .idle, .loading: false
        case .loaded(let weather): weather.fetched.isStale
        case .failed: true
        }
    }
}

extension PromptContent {
    /// Returns the card in place of an empty list; its button is for ``FavoritesViewModel/searchTapped()``.
    fileprivate static func noFavorites(_ texts: FavoritesTexts, in environment: ScreenEnvironment) -> PromptContent {
        PromptContent(
            id: FavoritesContent.ID.emptiness,
            title: texts.emptyTitle,
            message: texts.emptyMessage,
            symbolName: "star",
            action: ActionContent(
                id: FavoritesContent.ID.search,
                title: environment.texts.errors.search,
                symbolName: "magnifyingglass"
            ),
            in: environment
        )
    }
}

/// Creates the rows of the favorites screen.
///
/// It holds the texts and the formats that all rows share, so that a row is cheap to create.
struct FavoritesRows {
    private let environment: ScreenEnvironment
    private let texts: FavoritesTexts
    private let removeTitle: String
    private let place: PlaceFormat

    /// The age from which weather is said to be out of date, for a list that stays on the screen.
    private static let lifetime = Duration.seconds(900)

    /// Creates a value for all rows of a list.
    init(_ environment: ScreenEnvironment, _ texts: FavoritesTexts) {
        self.environment = environment
        self.texts = texts
        removeTitle = FavoriteTexts.texts(in: environment.textLanguage).remove
        place = PlaceFormat(environment)
    }

    /// Returns a row for each favorite, with the identifiers `favorites.row.0`, `favorites.row.1`, and so on.
    func rows(_ favorites: [(place: Location, weather: LoadState<PlaceWeather>)]) -> [FavoritesContent.Row] {
        favorites.enumerated()
            .map { index, favorite in
                let id = "\(FavoritesContent.ID.row).\(index)"
                let weather = state(favorite.weather, id)
                return FavoritesContent.Row(
                    place: PlaceContent(
                        favorite.place,
                        identifier: id,
                        value: spoken(weather),
                        hint: texts.openHint,
                        format: place
                    ),
                    weather: weather,
                    remove: ActionContent(id: "\(id).remove", title: removeTitle, symbolName: "trash"),
                    moveUp: index == 0
                        ? nil : ActionContent(id: "\(id).moveUp", title: texts.moveUp, symbolName: "chevron.up"),
                    moveDown: index == favorites.count - 1
                        ? nil : ActionContent(id: "\(id).moveDown", title: texts.moveDown, symbolName: "chevron.down")
                )
            }
    }

    private func state(_ state: LoadState<PlaceWeather>, _ id: String) -> FavoritesContent.WeatherState {
        switch state {
        case .idle: .loading(previous: nil)
        case .loading(let previous): .loading(previous: previous.map { weather($0, failure: nil, id) })
        case .loaded(let weather): .loaded(self.weather(weather, failure: nil, id))
        case .failed(let error, let previous?): .loaded(weather(previous, failure: error, id))
        case .failed(let error, nil):
            .failed(
                NoticeContent(
                    id: "\(id).notice",
                    kind: error == .offline ? .offline : .failure,
                    text: environment.texts.errors[error].title
                )
            )
        }
    }

    private func weather(_ weather: PlaceWeather, failure: WeatherError?, _ id: String) -> FavoritesContent.Weather {
        let now = weather.fetched.value
        let formats = environment.formats
        let temperature = formats.temperature(now.temperature)
        return FavoritesContent.Weather(
            temperature: TextContent(
                id: "\(id).temperature",
                text: temperature.text,
                accessibility: AccessibilityText(label: temperature.spoken)
            ),
            icon: ConditionIcon(now.condition),
            condition: .conditions(
                id: "\(id).condition",
                now.conditions,
                usesDescriptions: weather.language == environment.language,
                in: environment
            ),
            notice: notice(about: weather.fetched, failure: failure, "\(id).notice")
        )
    }

    private func notice(
        about fetched: Fetched<CurrentWeather>,
        failure: WeatherError?,
        _ id: String
    ) -> NoticeContent? {
        if let notice = NoticeContent(id: id, about: fetched, failure: failure, isOffline: false, in: environment) {
            return notice
        }
        let age = fetched.age(at: environment.now())
        guard age >= Self.lifetime else { return nil }
        return NoticeContent(
            id: id,
            kind: .outdated,
            text: environment.texts.notices.outdated(environment.formats.age(age))
        )
    }

    private func spoken(_ state: FavoritesContent.WeatherState) -> String {
        if case .failed(let notice) = state { return notice.text }
        guard let weather = state.weather else { return environment.texts.notices.loading }
        let parts = [weather.temperature.accessibility.label, weather.condition.text, weather.notice?.text]
        return environment.textLanguage.sentences(parts.compactMap(\.self))
    }
}
