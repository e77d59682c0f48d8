package import OpenWeatherCore
package import OpenWeatherScreenKit

extension ForecastContent {
    /// A forecast with the failure of the last refresh, if it failed.
    package init(_ known: PlaceForecast, failure: WeatherError?, in environment: ScreenEnvironment) {
        let formatter = ForecastFormatter(for: known, in: environment)
        isPlaceholder = false
        name = .place(known.location, id: ID.name, in: environment)
        updated = TextContent(id: ID.updated, text: formatter.updated)
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
                return ForecastDayContent(
                    card: formatter.card(of: day, id: id),
                    entries: formatter.entries(of: day, id: "\(id).entry")
                )
            }
        curve = TemperatureCurveContent(known, days: days, formatter, in: environment.units)
        emptiness = days.isEmpty ? TextContent(id: ID.emptiness, text: formatter.texts.emptiness) : nil
        attribution = AttributionContent(id: ID.attribution, source: known.fetched.source, in: environment)
        theme = days.first?.entries.first.map { WeatherTheme($0.icon) } ?? .neutral
        layoutDirection = environment.layoutDirection
    }

    /// The layout before anything is there; `location` is `nil` before the place is known.
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
                    return ForecastDayContent(
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
