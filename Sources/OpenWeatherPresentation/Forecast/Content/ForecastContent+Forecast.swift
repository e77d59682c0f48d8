public import OpenWeatherCore
public import OpenWeatherScreenKit

extension ForecastContent {
    /// Creates the content of values that your app has loaded itself, for parts of the screen on one of your own.
    ///
    /// - Parameters:
    ///   - forecast: The forecast, as a client or a repository returned it.
    ///   - weather: The weather now at the same place; `nil` leaves the forecast to begin with its first step.
    ///   - location: The place.
    ///   - environment: The language, the units, and the time.
    public init(
        _ forecast: Fetched<Forecast>,
        weather: Fetched<CurrentWeather>? = nil,
        at location: Location,
        in environment: ScreenEnvironment
    ) {
        let language = environment.language
        self.init(
            PlaceForecast(location: location, language: language, fetched: forecast),
            weather.map { .loaded(PlaceWeather(location: location, language: language, fetched: $0)) } ?? .idle,
            failure: nil,
            in: environment
        )
    }

    /// Creates the content for a forecast.
    ///
    /// - Parameters:
    ///   - known: The forecast with the place that was requested, with the hours of One Call where they are known.
    ///   - weather: The current weather there, and whether it is being loaded.
    ///   - oneCall: The parts of One Call for the same place; `nil` without One Call.
    ///   - accuracy: The accuracy that forecasts had at the place.
    ///   - failure: The failure of the last refresh of the forecast; `nil` when it succeeded.
    ///   - environment: The language, the units, and the time.
    package init(
        _ known: PlaceForecast,
        _ weather: LoadState<PlaceWeather> = .idle,
        oneCall: PlaceOneCall? = nil,
        accuracy: [ForecastAccuracy] = [],
        failure: WeatherError?,
        in environment: ScreenEnvironment
    ) {
        let formatter = ForecastFormatter(for: known, in: environment)
        isPlaceholder = false
        title = .header(id: ID.title, text: formatter.texts.title)
        present = Present(known, weather, formatter, in: environment)
        name = .place(known.location, id: ID.name, in: environment)
        updated = .updated(known.fetched, id: ID.updated, in: environment)
        fetched = .fetchTime(
            of: known.fetched,
            at: known.forecast.city.utcOffset,
            id: ID.fetched,
            in: environment
        )
        notice = NoticeContent(
            id: ID.notice,
            about: known.fetched,
            failure: failure,
            isOffline: false,
            in: environment
        )
        let series = known.series(weather, at: environment.now())
        let steps = known.days.enumerated()
            .map { index, day in formatter.steps(of: day, id: "\(ID.day).\(index).entry") }
        let sky = DaySky(oneCall: oneCall, environment: environment)
        days = zip(series.days, steps).enumerated()
            .map { index, day in
                let id = "\(ID.day).\(index)"
                return Day(
                    card: formatter.card(of: day.0, id: id, metrics: sky.metrics(on: day.0.day, id: id)),
                    entries: day.1.map(\.card),
                    details: .details(id: "\(id).details", formatter.texts)
                )
            }
        let titles = days.map(\.card.title)
        curve = Curve(
            series,
            Array(zip(titles, steps)),
            formatter,
            ErrorBands(accuracy, for: known, in: environment),
            in: environment.temperatureUnit
        )
        emptiness = days.isEmpty ? TextContent(id: ID.emptiness, text: formatter.texts.emptiness) : nil
        attribution = AttributionContent(id: ID.attribution, source: known.fetched.source, in: environment)
        let icon = present.flatMap { $0.isPlaceholder ? nil : $0.icon } ?? days.first?.entries.first?.icon
        theme = icon.map { WeatherTheme($0) } ?? .neutral
        let now = environment.now()
        let degrees =
            known.measurement(weather, at: now)?.weather.temperature ?? known.currentStep(at: now)?.temperature
        temperatureTheme = degrees.map { TemperatureTheme($0) }
        layoutDirection = environment.layoutDirection
    }

    /// Returns the layout without values; `location` is `nil` before the place is known.
    static func placeholder(_ location: Location?, in environment: ScreenEnvironment) -> ForecastContent {
        let loading = environment.texts.notices.loading
        let texts = ForecastTexts.texts(in: environment)
        return ForecastContent(
            isPlaceholder: true,
            title: .header(id: ID.title, text: texts.title),
            name: .place(location, id: ID.name, in: environment),
            present: .placeholder(texts, loading: loading),
            updated: .placeholder(id: ID.updated, loading: loading),
            fetched: nil,
            notice: nil,
            curve: nil,
            days: (0..<5)
                .map { index in
                    let id = "\(ID.day).\(index)"
                    return Day(
                        card: .placeholder(id: id, loading: loading),
                        entries: .placeholders(id: "\(id).entry", loading: loading),
                        details: nil
                    )
                },
            emptiness: nil,
            attribution: nil,
            theme: .neutral,
            temperatureTheme: nil,
            layoutDirection: environment.layoutDirection
        )
    }
}

extension ActionContent {
    /// Returns the button that shows a day in detail.
    fileprivate static func details(id: String, _ texts: ForecastTexts) -> ActionContent {
        ActionContent(id: id, title: texts.details, symbolName: "chevron.forward", hint: texts.dayHint)
    }
}

extension ForecastContent.DayCard {
    /// Returns a card without values.
    static func placeholder(id: String, loading: String) -> Self {
        Self(
            id: id,
            day: nil,
            title: "––",
            date: "––",
            part: nil,
            icon: ConditionIcon(nil),
            condition: "––",
            low: "––",
            high: "––",
            pair: "––",
            bar: nil,
            chance: nil,
            rain: nil,
            snow: nil,
            metrics: [],
            accessibility: AccessibilityText(label: loading)
        )
    }
}

extension [ForecastContent.Entry] {
    /// Returns four cards without values.
    static func placeholders(id: String, loading: String) -> Self {
        (0..<4)
            .map { index in
                ForecastContent.Entry(
                    id: "\(id).\(index)",
                    time: "––",
                    icon: ConditionIcon(nil),
                    temperature: "––",
                    spread: nil,
                    condition: "––",
                    chance: nil,
                    wind: nil,
                    accessibility: AccessibilityText(label: loading)
                )
            }
    }
}

extension PromptContent {
    /// Returns the card of a forecast for which no place is selected.
    static func noForecastPlace(in environment: ScreenEnvironment) -> PromptContent {
        let texts = ForecastTexts.texts(in: environment)
        return .noPlace(
            id: ForecastContent.ID.noLocation,
            message: texts.noLocationMessage,
            in: environment
        )
    }
}
