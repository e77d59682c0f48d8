import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherNetworking

/// The answers of `OpenWeatherInsights` to damaged weather.
enum AttackInsights {
    /// The bodies whose values have answers.
    static let bodies = [AttackBodies.weather, AttackBodies.forecast, AttackBodies.oneCall].map { Array($0.utf8) }

    /// Reads the input as a forecast, as One Call and as the present weather, and asks everything of what is accepted.
    static func outcome(of input: AttackInput) async -> AttackOutcome {
        let service = AttackService(status: 200, body: input.bytes)
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(AttackService.key))
        let repository = RemoteWeatherRepository(client: service, api: api, now: { AttackService.now })
        let forecast = try? await repository.forecast(for: .city("x"), count: nil, options: .init(), policy: .refresh)
        let report = try? await ClientOneCall(service, api, .v3, at: AttackService.now)
            .oneCall(at: AttackService.point, options: .init(), policy: .refresh)
        let weather = try? await repository.currentWeather(for: .city("x"), options: .init(), policy: .refresh)
        guard forecast != nil || report != nil || weather != nil else { return .refused }
        let answers: [any Sendable] =
            windows(forecast, report) + notices(forecast, report) + diary(forecast, report, weather?.value)
        return answers.lazy.compactMap { ValueInspector.problem(in: $0) }.first.map { .wrong($0) } ?? .accepted
    }

    private static func windows(_ forecast: Fetched<Forecast>?, _ report: OneCallReport?) -> [any Sendable] {
        let weather = ActivityWeather(coordinate: AttackService.point, oneCall: report, forecast: forecast)
        let outlooks = [
            Activity.walk, .run, .ride, .laundry, .stargaze, .drone(maximumWind: Speed(metersPerSecond: 9)),
        ]
        .map { WindowFinder().outlook(for: $0, in: weather, at: AttackService.now) }
        let track = [0, 3_600, 7_200].map { TrackPoint(AttackService.point, at: AttackService.now + $0) }
        let route = try? TimedRoute(track)
        return outlooks
            + (route.map { NearestCellFinder().stops(along: $0, in: [weather], at: AttackService.now) } ?? [])
    }

    private static func notices(_ forecast: Fetched<Forecast>?, _ report: OneCallReport?) -> [any Sendable] {
        let rules = NoticeRules(frost: NoticeRules.Frost(), morning: 7 * 60, quietHours: nil)
        return [report, forecast.map { OneCallReport(hoursOf: $0) }].compactMap(\.self)
            .map { report in
                RuleNoticePlanner(timeZone: .gmt)
                    .plan(for: report, rules: rules, record: NoticeRecord(), at: AttackService.now)
            }
    }

    private static func diary(
        _ forecast: Fetched<Forecast>?,
        _ report: OneCallReport?,
        _ weather: CurrentWeather?
    ) -> [any Sendable] {
        var entries = forecast.map { DiaryEntry.entries(of: $0) } ?? []
        if case .success(let hours)? = report?.hours { entries += DiaryEntry.entries(of: hours) }
        if let weather { entries.append(DiaryEntry(weather)) }
        return entries + DiaryReview.accuracy(from: entries)
    }
}
