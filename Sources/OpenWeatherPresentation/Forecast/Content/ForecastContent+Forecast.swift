package import OpenWeatherCore
package import OpenWeatherScreenKit

extension ForecastContent {
    /// Creates the content for a forecast.
    ///
    /// - Parameters:
    ///   - known: The forecast with the place that was requested.
    ///   - failure: The failure of the last refresh; `nil` when it succeeded.
    ///   - environment: The language, the units, and the time.
    package init(_ known: PlaceForecast, failure: WeatherError?, in environment: ScreenEnvironment) {
        let formatter = ForecastFormatter(for: known, in: environment)
        isPlaceholder = false
        name = .place(known.location, id: ID.name, in: environment)
        updated = .updated(known.fetched, id: ID.updated, in: environment)
        notice = NoticeContent(
            id: ID.notice,
            about: known.fetched,
            failure: failure,
            isOffline: false,
            in: environment
        )
        days = known.days.enumerated()
            .map { index, day in
                let id = "\(ID.day).\(index)"
                return Day(
                    card: formatter.card(of: day, id: id),
                    entries: formatter.entries(of: day, id: "\(id).entry")
                )
            }
        curve = Curve(known, days: days, formatter, in: environment.temperatureUnit)
        emptiness = days.isEmpty ? TextContent(id: ID.emptiness, text: formatter.texts.emptiness) : nil
        attribution = AttributionContent(id: ID.attribution, source: known.fetched.source, in: environment)
        theme = days.first?.entries.first.map { WeatherTheme($0.icon) } ?? .neutral
        layoutDirection = environment.layoutDirection
    }

    /// Returns the layout without values; `location` is `nil` before the place is known.
    static func placeholder(_ location: Location?, in environment: ScreenEnvironment) -> ForecastContent {
        let loading = environment.texts.notices.loading
        return ForecastContent(
            isPlaceholder: true,
            name: .place(location, id: ID.name, in: environment),
            updated: .placeholder(id: ID.updated, loading: loading),
            notice: nil,
            curve: nil,
            days: (0..<5)
                .map { index in
                    let id = "\(ID.day).\(index)"
                    return Day(
                        card: .placeholder(id: id, loading: loading),
                        entries: .placeholders(id: "\(id).entry", loading: loading)
                    )
                },
            emptiness: nil,
            attribution: nil,
            theme: .neutral,
            layoutDirection: environment.layoutDirection
        )
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
            icon: ConditionIcon(nil),
            condition: "––",
            low: "––",
            high: "––",
            chance: nil,
            rain: nil,
            snow: nil,
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
        let texts = ForecastTexts.texts(in: environment.textLanguage)
        return .noPlace(
            id: ForecastContent.ID.noLocation,
            message: texts.noLocationMessage,
            in: environment
        )
    }
}
