package import OpenWeatherCore
package import OpenWeatherScreenKit

extension DayDetailContent {
    /// Creates the content for a day of a forecast; returns `nil` when the forecast does not have the day.
    ///
    /// - Parameters:
    ///   - known: The forecast with the place that was requested.
    ///   - day: The day to show.
    ///   - failure: The failure of the last refresh; `nil` when it succeeded.
    ///   - environment: The language, the units, and the time.
    package init?(
        _ known: PlaceForecast,
        day: LocalDay,
        failure: WeatherError?,
        in environment: ScreenEnvironment
    ) {
        guard let shown = known.days.first(where: { $0.day == day }) else { return nil }
        let formatter = ForecastFormatter(for: known, in: environment)
        isPlaceholder = false
        name = .place(known.location, id: ID.name, in: environment)
        notice = NoticeContent(
            id: ID.notice,
            about: known.fetched,
            failure: failure,
            isOffline: false,
            in: environment
        )
        summary = formatter.card(of: shown, id: ID.summary, isTappable: false)
        metrics = DayDetailMetrics(formatter: formatter).metrics(of: shown.summary)
        entriesTitle = TextContent(id: ID.entries, text: formatter.texts.entries)
        entries = formatter.entries(of: shown, id: ID.entry)
        followingTitle = TextContent(id: ID.following, text: formatter.texts.following)
        following = known.days.filter { $0.day > day }
            .enumerated()
            .map { index, later in formatter.card(of: later, id: "\(ID.following).\(index)") }
        attribution = AttributionContent(id: ID.attribution, source: known.fetched.source, in: environment)
        theme = WeatherTheme(summary.icon)
        layoutDirection = environment.layoutDirection
    }

    /// Returns the layout without values; `location` is `nil` before the place is known.
    static func placeholder(_ location: Location?, in environment: ScreenEnvironment) -> DayDetailContent {
        let texts = ForecastTexts.texts(in: environment.textLanguage)
        let loading = environment.texts.notices.loading
        return DayDetailContent(
            isPlaceholder: true,
            name: .place(location, id: ID.name, in: environment),
            notice: nil,
            summary: .placeholder(id: ID.summary, loading: loading),
            metrics: DayDetailMetrics.placeholders(texts, loading: loading),
            entriesTitle: TextContent(id: ID.entries, text: texts.entries),
            entries: .placeholders(id: ID.entry, loading: loading),
            followingTitle: TextContent(id: ID.following, text: texts.following),
            following: (0..<4).map { .placeholder(id: "\(ID.following).\($0)", loading: loading) },
            attribution: nil,
            theme: .neutral,
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
