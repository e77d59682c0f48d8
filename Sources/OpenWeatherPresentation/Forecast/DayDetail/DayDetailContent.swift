package import OpenWeatherCore
public import OpenWeatherScreenKit

/// One day of the forecast, ready to display.
///
/// Texts are in the user's language and units, so that a view needs no logic of its own. Before the forecast is there,
/// the content is a placeholder of the same layout.
public struct DayDetailContent: Hashable, Sendable {
    /// A Boolean value that indicates whether the values are placeholders for values that are being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates when it has none.
    public let name: TextContent
    /// The time at which the forecast was fetched, on the place's own clocks; `nil` unless the user wants to see it, and
    /// in a placeholder.
    public let fetched: TextContent?
    /// A remark, for example that the forecast is out of date; `nil` when there is none.
    public let notice: NoticeContent?
    /// The summary of the day.
    public let summary: ForecastContent.DayCard
    /// The perceived temperature, wind, humidity, and chance and amount of precipitation, and from One Call the UV index
    /// and the phase of the moon, as far as they are known; a chance from 10 % on.
    public let metrics: [MetricContent]
    /// The times at which the weather suits the activities that the user chose; `nil` for a day about which too little is
    /// known, and in an app without activities.
    public let goodTimes: GoodTimesContent?
    /// The accuracy that forecasts as far ahead as this one had at the place; `nil` without a diary of forecasts, and while it
    /// has too few pairs of a forecast and a measurement.
    public let accuracy: Accuracy?
    /// The heading of the entries.
    public let entriesTitle: TextContent
    /// The entries of the day in order of time; empty for a day that a source sums up without them.
    public let entries: [ForecastContent.Entry]
    /// The heading of the days after this one.
    public let followingTitle: TextContent
    /// The days after this one, for ``DayDetailViewModel/dayTapped(_:)``.
    public let following: [ForecastContent.DayCard]
    /// The provider of the data; `nil` in a placeholder.
    public let attribution: AttributionContent?
    /// The colors for the representative condition.
    public let theme: WeatherTheme
    /// The colors for the highest temperature; `nil` in a placeholder.
    public let temperatureTheme: TemperatureTheme?
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The buttons of the screen of a day.
    ///
    /// They are available in every state from ``DayDetailViewModel/actions``.
    public struct Actions: Hashable, Sendable {
        /// The button for ``DayDetailViewModel/refreshPulled()``.
        public let refresh: ActionContent
        /// The button for ``DayDetailViewModel/backTapped()``.
        public let back: ActionContent
    }
}

extension DayDetailContent.Actions {
    /// Creates the buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = ForecastTexts.texts(in: environment)
        refresh = .refresh(id: DayDetailContent.ID.refresh, hint: texts.refreshHint, in: environment)
        back = .back(id: DayDetailContent.ID.back, in: environment)
    }
}

extension DayDetailContent {
    /// Creates the content for a day of a forecast; returns `nil` when the forecast does not have the day.
    ///
    /// - Parameters:
    ///   - known: The forecast with the place that was requested.
    ///   - weather: The current weather there, which the current day includes as on the forecast; idle when not known.
    ///   - oneCall: The parts of One Call for the same place; `nil` without One Call.
    ///   - air: The air quality at the same place; `nil` when it is not known.
    ///   - steps: The forecast without the hours of One Call; `nil` when `known` has none of them.
    ///   - accuracy: The accuracy that forecasts had at the place.
    ///   - day: The day to show.
    ///   - failure: The failure of the last refresh; `nil` when it succeeded.
    ///   - environment: The language, the units, and the time.
    package init?(
        _ known: PlaceForecast,
        _ weather: LoadState<PlaceWeather> = .idle,
        oneCall: PlaceOneCall? = nil,
        air: Fetched<AirQualityForecast>? = nil,
        steps: PlaceForecast? = nil,
        accuracy: [ForecastAccuracy] = [],
        day: LocalDay,
        failure: WeatherError?,
        in environment: ScreenEnvironment
    ) {
        let days = known.series(weather, at: environment.now()).days
        guard
            let shown = known.days.first(where: { $0.day == day }),
            let summed = days.first(where: { $0.day == day })
        else { return nil }
        let formatter = ForecastFormatter(for: known, in: environment)
        isPlaceholder = false
        name = .place(known.location, id: ID.name, in: environment)
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
        summary = formatter.card(of: summed, id: ID.summary, isTappable: false)
        let sky = DaySky(oneCall: oneCall, environment: environment)
        metrics =
            DayDetailMetrics(formatter: formatter).metrics(of: shown.summary) + sky.metrics(on: day, id: ID.sky)
        goodTimes = GoodTimesContent(steps ?? known, oneCall, air, on: day, in: environment)
        let daysAhead = known.daysAhead(of: day)
        self.accuracy = Accuracy(
            accuracy.first { $0.daysAhead == daysAhead },
            chance: shown.summary.chanceOfPrecipitation,
            in: environment
        )
        let isHourly = known.isHourly(on: day)
        entriesTitle = .header(
            id: ID.entries,
            text: isHourly ? formatter.texts.hourlyEntries : formatter.texts.entries
        )
        entries = formatter.steps(of: shown, id: ID.entry).map(\.card)
        followingTitle = .header(id: ID.following, text: formatter.texts.following)
        following = days.filter { $0.day > day }
            .enumerated()
            .map { index, later in formatter.card(of: later, id: "\(ID.following).\(index)") }
        attribution = AttributionContent(id: ID.attribution, source: known.fetched.source, in: environment)
        theme = WeatherTheme(summary.icon)
        temperatureTheme = TemperatureTheme(summed.summary.high)
        layoutDirection = environment.layoutDirection
    }

    /// Returns the layout without values; `location` is `nil` before the place is known.
    static func placeholder(_ location: Location?, in environment: ScreenEnvironment) -> DayDetailContent {
        let texts = ForecastTexts.texts(in: environment)
        let loading = environment.texts.notices.loading
        return DayDetailContent(
            isPlaceholder: true,
            name: .place(location, id: ID.name, in: environment),
            fetched: nil,
            notice: nil,
            summary: .placeholder(id: ID.summary, loading: loading),
            metrics: DayDetailMetrics.placeholders(texts, loading: loading),
            goodTimes: .placeholder(id: ID.goodTimes, in: environment),
            accuracy: nil,
            entriesTitle: .placeholder(id: ID.entries, loading: loading),  // Hours, or steps of three.
            entries: .placeholders(id: ID.entry, loading: loading),
            followingTitle: .header(id: ID.following, text: texts.following),
            following: (0..<4).map { .placeholder(id: "\(ID.following).\($0)", loading: loading) },
            attribution: nil,
            theme: .neutral,
            temperatureTheme: nil,
            layoutDirection: environment.layoutDirection
        )
    }
}

extension PromptContent {
    /// Returns the card in place of a day that the forecast does not have, such as a past one; its button goes back.
    static func missingDay(
        _ day: LocalDay,
        of known: PlaceForecast,
        in environment: ScreenEnvironment
    ) -> PromptContent {
        let formatter = ForecastFormatter(for: known, in: environment)
        return PromptContent(
            id: DayDetailContent.ID.missingDay,
            title: formatter.texts.missingDayTitle,
            message: formatter.texts.missingDayMessage(formatter.days.date(day)),
            symbolName: "calendar.badge.exclamationmark",
            action: .back(id: "\(DayDetailContent.ID.missingDay).back", in: environment),
            in: environment
        )
    }
}
