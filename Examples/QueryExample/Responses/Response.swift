import Foundation
import OpenWeather
import OpenWeatherCore

/// A response of the client, which can be printed as text or JSON.
enum Response {
    case current([PlaceResult<CurrentWeather>])
    /// The weather at places with the names under which they were given.
    case many([WeatherSurvey<CurrentWeather>.Element], [String], SurveyPlan)
    case forecast([PlaceResult<Forecast>])
    case days([PlaceResult<Forecast>], count: Int)
    case air([PlaceResult<AirQuality>])
    case oneCall(OneCallReport)
    case alerts(Fetched<WeatherAlerts>)
    case timeline([Fetched<HourlyForecast>])
    case comparison(Fetched<CurrentWeather>, WeatherComparison)
    case times(ActivityOutlook, Fetched<ForecastCity>)
    case route(Fetched<RouteWeather>)
    case places([Location])
    case usage([CallUsage])
    case access(AccessReport, cost: CallCost)

    /// Whether the response has no places.
    var isEmpty: Bool {
        guard case .places(let places) = self else { return false }
        return places.isEmpty
    }

    /// A value with the time, the origin, and the provider of its response, as it is encoded in JSON.
    private struct Envelope<Value: Encodable>: Encodable {
        let fetchedAt: Date
        let isStale: Bool
        let origin: String
        let source: String
        let value: Value
    }

    /// Returns the values as JSON with sorted keys and ISO 8601 dates.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let data =
            switch self {
            case .current(let places): try encoder.encode(part(places) { $0 })
            case .many(let places, let names, _):
                try encoder.encode(places.map { ["place": .text(names[$0.index]), "weather": part($0.result)] })
            case .forecast(let places): try encoder.encode(part(places) { $0 })
            case .days(let places, let count): try encoder.encode(part(places) { DayList($0, count: count) })
            case .air(let places): try encoder.encode(part(places) { $0 })
            case .oneCall(let report): try encoder.encode(parts(of: report))
            case .alerts(let response): try encoder.encode(envelope(response))
            case .timeline(let hours): try encoder.encode(hours.map { envelope($0) })
            case .comparison(let weather, let comparison):
                try encoder.encode(envelope(weather.map { ComparedWeather($0, comparison) }))
            case .times(let outlook, let city): try encoder.encode(envelope(city.map { _ in ActivityTimes(outlook) }))
            case .route(let route): try encoder.encode(envelope(route))
            case .places(let places): try encoder.encode(places)
            case .usage(let usage): try encoder.encode(usage.map(PlanUsage.init))
            case .access(let report, _): try encoder.encode(report.entries.map(PlanAccess.init))
            }
        return String(decoding: data, as: UTF8.self)
    }

    private func envelope<Value: Encodable & Sendable>(_ response: Fetched<Value>) -> Envelope<Value> {
        Envelope(
            fetchedAt: response.fetchedAt,
            isStale: response.isStale(at: Date()),
            origin: Self.name(of: response.origin),
            source: response.source.name,
            value: response.value
        )
    }

    /// A part of the output: a value with the time and the origin of its response, or the reason there is none.
    private enum Part: Encodable {
        case text(String)
        case value(any Encodable)
        case failure(String)

        private enum CodingKeys: String, CodingKey {
            case failure
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .text(let text): try text.encode(to: encoder)
            case .value(let value): try value.encode(to: encoder)
            case .failure(let reason):
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(reason, forKey: .failure)
            }
        }
    }

    /// Returns the response for one place, or each of several with its place.
    private func part<Value, Form: Encodable & Sendable>(
        _ places: [PlaceResult<Value>],
        _ form: (Value) -> Form
    ) -> Part {
        let parts = places.map { place in
            (place.query.name, part(place.result.map { $0.map(form) }))
        }
        if parts.count == 1 { return parts[0].1 }
        return .value(parts.map { ["place": .text($0), "weather": $1] })
    }

    private func parts(of report: OneCallReport) -> [String: Part] {
        var parts: [String: Part] = [:]
        parts["current"] = report.current.map { part($0) }
        parts["minutes"] = report.minutes.map { part($0) }
        parts["quarterHours"] = report.quarterHours.map { part($0) }
        parts["hours"] = report.hours.map { part($0) }
        parts["days"] = report.days.map { part($0) }
        parts["alerts"] = report.alerts.map { part($0) }
        return parts
    }

    private func part<Value: Encodable & Sendable>(_ part: OneCallReport.Part<Value>) -> Part {
        switch part {
        case .success(let fetched): .value(envelope(fetched))
        case .failure(let error): .failure("\(error)")
        }
    }

    /// Returns the name of an origin.
    static func name(of origin: FetchOrigin) -> String {
        switch origin {
        case .network: "network"
        case .cache: "cache"
        case .stale: "stale"
        }
    }
}
