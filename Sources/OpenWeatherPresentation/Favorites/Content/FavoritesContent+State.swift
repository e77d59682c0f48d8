import OpenWeatherCore
import OpenWeatherScreenKit

extension FavoritesContent {
    /// Creates the content of a state.
    ///
    /// - Parameters:
    ///   - device: The place where the device was found last with the state of its weather; `nil` when it is no favorite.
    ///   - favorites: The favorites in the user's order, each with the state of its weather.
    ///   - isRead: Whether the favorites have been read.
    ///   - readFailure: The failure to read them; `nil` when there is none.
    ///   - saveFailure: The failure of the last change; `nil` when there is none.
    ///   - environment: The language, the units, and the time.
    init(
        device: (place: Location, weather: LoadState<PlaceWeather>)?,
        _ favorites: [(place: Location, weather: LoadState<PlaceWeather>)],
        isRead: Bool,
        readFailure: WeatherError?,
        saveFailure: WeatherError?,
        in environment: ScreenEnvironment
    ) {
        let texts = FavoritesTexts.texts(in: environment)
        let rows = FavoritesRows(environment, texts).rows(device: device, favorites)
        let isEmpty = rows.isEmpty
        let failure = saveFailure ?? (isEmpty ? nil : readFailure)
        let weather = (device.map { [$0.weather] } ?? []) + favorites.map(\.weather)
        let hasFailed = weather.contains { $0.needsRetry }
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
        attribution = weather.lazy.compactMap { $0.value?.fetched.source }.first
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
        removeTitle = FavoriteTexts.texts(in: environment).remove
        place = PlaceFormat(environment)
    }

    /// Returns a row for the device's own place and for each favorite, with the identifiers `favorites.row.0`,
    /// `favorites.row.1`, and so on.
    func rows(
        device: (place: Location, weather: LoadState<PlaceWeather>)?,
        _ favorites: [(place: Location, weather: LoadState<PlaceWeather>)]
    ) -> [FavoritesContent.Row] {
        let first = device == nil ? 0 : 1
        let own = device.map { row(at: 0, of: .device, $0.place, $0.weather) }
        let others = favorites.enumerated()
            .map { index, favorite in
                row(
                    at: first + index,
                    of: favorite.place.id,
                    favorite.place,
                    favorite.weather,
                    movesUp: index > 0,
                    movesDown: index < favorites.count - 1
                )
            }
        return [own].compactMap(\.self) + others
    }

    private func row(
        at position: Int,
        of placeID: LocationID,
        _ location: Location,
        _ state: LoadState<PlaceWeather>,
        movesUp: Bool = false,
        movesDown: Bool = false
    ) -> FavoritesContent.Row {
        let id = "\(FavoritesContent.ID.row).\(position)"
        let weather = self.state(state, id)
        return FavoritesContent.Row(
            id: placeID,
            place: PlaceContent(
                location,
                device: placeID == .device ? DeviceTexts.texts(in: environment).myLocation : nil,
                identifier: id,
                value: spoken(weather),
                hint: texts.openHint,
                format: place
            ),
            weather: weather,
            remove: ActionContent(id: "\(id).remove", title: removeTitle, symbolName: "trash"),
            moveUp: movesUp ? ActionContent(id: "\(id).moveUp", title: texts.moveUp, symbolName: "chevron.up") : nil,
            moveDown: movesDown
                ? ActionContent(id: "\(id).moveDown", title: texts.moveDown, symbolName: "chevron.down") : nil
        )
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
