import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the favorites screen is made from.
struct FavoritesInputs: ContentInputs {
    /// The place where the device was found last; `nil` when it is no favorite.
    let device: Location?
    /// The favorites in the user's order.
    let favorites: [Location]
    /// The weather at the places, as far as it is known.
    let weather: FavoritesWeather.States
    /// Whether the favorites have been read.
    let isRead: Bool
    /// The failure to read them; `nil` when there is none.
    let readFailure: WeatherError?
    /// The failure of the last change; `nil` when there is none.
    let saveFailure: WeatherError?

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> FavoritesContent {
        FavoritesContent(self, after: nil, in: environment)
    }

    /// Creates the content of the screen with the rows of an earlier one that have not changed.
    func content(
        in environment: ScreenEnvironment,
        after earlier: (inputs: FavoritesInputs, content: FavoritesContent)
    ) -> FavoritesContent {
        FavoritesContent(self, after: earlier, in: environment)
    }

    /// Everything that the row of a place is made from.
    struct Place: Equatable {
        /// The position of the row.
        let position: Int
        /// The identity of the row.
        let id: LocationID
        /// The place.
        let location: Location
        /// The weather there.
        let state: FavoritesWeather.State
        /// Whether the row can be moved up.
        let movesUp: Bool
        /// Whether the row can be moved down.
        let movesDown: Bool

        /// The weather there, and whether it is being loaded.
        var weather: LoadState<PlaceWeather> { state.weather }

        /// The identifier of the row, such as `favorites.row.0`.
        var identifier: String { "\(FavoritesContent.ID.row).\(position)" }
    }

    /// The device's own place and the favorites.
    var places: [Place] {
        let own = device.map { device in
            Place(
                position: 0,
                id: .device,
                location: device,
                state: weather.state(of: device.id),
                movesUp: false,
                movesDown: false
            )
        }
        let others = favorites.enumerated()
            .map { index, favorite in
                Place(
                    position: own == nil ? index : index + 1,
                    id: favorite.id,
                    location: favorite,
                    state: weather.state(of: favorite.id),
                    movesUp: index > 0,
                    movesDown: index < favorites.count - 1
                )
            }
        return [own].compactMap(\.self) + others
    }
}

extension FavoritesContent {
    /// Creates the content in an environment; rows of an earlier content in it are used again.
    fileprivate init(
        _ inputs: FavoritesInputs,
        after earlier: (inputs: FavoritesInputs, content: FavoritesContent)?,
        in environment: ScreenEnvironment
    ) {
        let texts = FavoritesTexts.texts(in: environment)
        let places = inputs.places
        let isEmpty = places.isEmpty
        let failure = inputs.saveFailure ?? (isEmpty ? nil : inputs.readFailure)
        let hasFailed = places.contains { $0.weather.needsRetry }
        title = .header(id: FavoritesContent.ID.title, text: texts.title)
        list =
            if !isEmpty {
                .rows(FavoritesRows(environment, texts).rows(places, after: earlier))
            } else if let readFailure = inputs.readFailure {
                .failed(FailureContent(id: FavoritesContent.ID.failure, readFailure, canSearch: false, in: environment))
            } else if inputs.isRead {
                .empty(.noFavorites(texts, in: environment))
            } else {
                .loading(TextContent(id: FavoritesContent.ID.progress, text: environment.texts.notices.loading))
            }
        notice = failure.map { NoticeContent(id: FavoritesContent.ID.notice, failure: $0, in: environment) }
        retry =
            hasFailed || (inputs.readFailure != nil && !isEmpty)
            ? ActionContent(
                id: FavoritesContent.ID.retry,
                title: environment.texts.errors.retry,
                symbolName: "arrow.clockwise"
            )
            : nil
        refresh = isEmpty ? nil : .refresh(id: FavoritesContent.ID.refresh, hint: texts.refreshHint, in: environment)
        back = .back(id: FavoritesContent.ID.back, in: environment)
        attribution = places.lazy.compactMap { $0.weather.value?.fetched.source }.first
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

    /// Returns a row for each place; one that is as it was before is used again.
    func rows(
        _ places: [FavoritesInputs.Place],
        after earlier: (inputs: FavoritesInputs, content: FavoritesContent)?
    ) -> [FavoritesContent.Row] {
        let (known, rows) = earlier.map { ($0.inputs.places, $0.content.list.rows) } ?? ([], [])
        return places.enumerated()
            .map { position, place in
                let notice = notice(about: place)
                guard position < rows.count, known[position] == place else { return row(of: place, notice) }
                let row = rows[position]
                return row.weather.weather?.notice == notice ? row : self.row(of: place, notice)
            }
    }

    private func row(of place: FavoritesInputs.Place, _ notice: NoticeContent?) -> FavoritesContent.Row {
        let id = place.identifier
        let weather = state(place, notice)
        return FavoritesContent.Row(
            id: place.id,
            place: PlaceContent(
                place.location,
                device: place.id == .device ? DeviceTexts.texts(in: environment).myLocation : nil,
                identifier: id,
                value: spoken(weather),
                hint: texts.openHint,
                format: self.place
            ),
            weather: weather,
            remove: ActionContent(id: "\(id).remove", title: removeTitle, symbolName: "trash"),
            moveUp: place.movesUp
                ? ActionContent(id: "\(id).moveUp", title: texts.moveUp, symbolName: "chevron.up") : nil,
            moveDown: place.movesDown
                ? ActionContent(id: "\(id).moveDown", title: texts.moveDown, symbolName: "chevron.down") : nil
        )
    }

    private func state(_ place: FavoritesInputs.Place, _ notice: NoticeContent?) -> FavoritesContent.WeatherState {
        let id = place.identifier
        return switch place.weather {
        case .idle: .loading(previous: nil)
        case .loading(let previous): .loading(previous: previous.map { weather($0, notice, id) })
        case .loaded(let weather), .failed(_, let weather?): .loaded(self.weather(weather, notice, id))
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

    private func weather(_ weather: PlaceWeather, _ notice: NoticeContent?, _ id: String) -> FavoritesContent.Weather {
        let now = weather.fetched.value
        let formats = environment.formats
        let temperature = formats.temperature(now.temperature)
        return FavoritesContent.Weather(
            temperature: TextContent(
                id: "\(id).temperature",
                text: temperature.text,
                accessibility: AccessibilityText(label: temperature.spoken)
            ),
            icon: ConditionIcon(now.condition, partOfDay: now.partOfDay),
            condition: .conditions(
                id: "\(id).condition",
                now.conditions,
                usesDescriptions: weather.language == environment.language,
                in: environment
            ),
            notice: notice
        )
    }

    /// Returns the remark on the weather at a place; `nil` when there is no weather, or nothing to remark.
    private func notice(about place: FavoritesInputs.Place) -> NoticeContent? {
        guard let fetched = place.weather.value?.fetched else { return nil }
        let failure = place.weather.failure
        let (now, age) = (environment.now(), fetched.age(at: environment.now()))
        guard failure != nil || fetched.isStale(at: now) || age >= Self.lifetime else { return nil }
        let id = "\(place.identifier).notice"
        if let notice = NoticeContent(id: id, about: fetched, failure: failure, isOffline: false, in: environment) {
            return notice
        }
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
