import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Forecasts as long as the plan reaches", .watched)
struct ExtendedForecastTests {
    private let time = TestTime()

    /// Returns what `read` returns of the repository of a client with `plan`, and the paths that it requested, in order.
    private func reading<Value>(
        _ plan: AccountPlan,
        refusing refused: [String: String] = [:],
        _ read: (any WeatherRepository) async throws -> Value
    ) async throws -> (value: Value, paths: [String]) {
        let demo = DemoWeather(now: { [time] in time.now })
        let server = try LoopbackWeatherServer { request in
            if let body = refused[request.path] { return .json(body, status: 401) }
            let items = request.queryItems.map { ($0.name, $0.value ?? "") }
            let response = demo.response(path: request.path, query: Dictionary(items) { first, _ in first })
            return .json(String(decoding: response.body, as: UTF8.self), status: response.status)
        }
        let value = try await read(server.client(at: time) { $0.plan = plan }.repositories.extendedWeather)
        let paths = server.requests.map(\.path).sorted()
        await server.stop()
        return (value, paths)
    }

    private static let steps = "/data/2.5/forecast"
    private static let hours = "/data/2.5/forecast/hourly"
    private static let days = "/data/2.5/forecast/daily"

    @Test(arguments: [
        (AccountPlan.free, [steps], 5...6, 3.0),
        (.startup, [steps, days], 16...16, 3),
        (.developer, [steps, days, hours], 16...16, 1),
        (.student, [steps, days, hours], 16...16, 1),
        (.unlimited, [steps], 5...6, 3),
    ])
    func `have the days and the steps of the plan, for a call each`(
        plan: AccountPlan,
        paths: [String],
        days: ClosedRange<Int>,
        step: Double
    ) async throws {
        let (forecast, requested) = try await reading(plan) {
            try await $0.forecast(
                for: .coordinate(.helsinki),
                count: nil,
                options: RequestOptions(),
                policy: .cacheFirst
            )
        }

        #expect(requested == paths)
        let all = forecast.value.days
        #expect(days.contains(all.count))
        #expect(zip(all, all.dropFirst()).allSatisfy { $1.day == $0.day.advanced(by: 1) })
        #expect(all.allSatisfy { $0.summary.low <= $0.summary.high })
        #expect(forecast.value.step == .seconds(step * 3_600))
    }

    @Test
    func `have each hour once, and the steps of three hours after the last one`() async throws {
        let (forecast, _) = try await reading(.developer) { try await $0.forecast(for: .coordinate(.helsinki)) }
        let dates = forecast.value.entries.map(\.date)
        let lengths = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) / 3_600 }

        let hours = lengths.prefix { $0 == 1 }.count
        #expect((72...96).contains(hours))
        #expect(lengths.dropFirst(hours).allSatisfy { $0 == 3 })
        #expect(lengths.count > hours)
    }

    @Test
    func `do without a forecast that is refused, and ask for it once`() async throws {
        let message = #"{"cod":401,"message":"Invalid API key. Please see https://openweathermap.org/faq#error401"}"#
        let (reached, paths) = try await reading(.developer, refusing: [Self.days: message, Self.hours: message]) {
            let first = try await $0.forecast(for: .coordinate(.helsinki))
            let second = try await $0.forecast(
                for: .coordinate(.helsinki),
                count: nil,
                options: RequestOptions(),
                policy: .refresh
            )
            return [first, second].map { ($0.value.days.count, $0.value.step) }
        }

        #expect(reached.allSatisfy { (5...6).contains($0.0) && $0.1 == .seconds(3 * 3_600) })
        #expect(paths == [Self.steps, Self.steps, Self.days, Self.hours])
    }

    @Test(arguments: [Duration.seconds(86_400), .seconds(-60)])
    func `ask again for a forecast that was refused a day ago or by a clock that was set back`(
        change: Duration
    ) async throws {
        let message = #"{"cod":401,"message":"Invalid API key. Please see https://openweathermap.org/faq#error401"}"#
        let (_, paths) = try await reading(.startup, refusing: [Self.days: message]) {
            _ = try await $0.forecast(for: .coordinate(.helsinki))
            time.advance(by: change)
            return try await $0.forecast(
                for: .coordinate(.helsinki),
                count: nil,
                options: RequestOptions(),
                policy: .refresh
            )
        }

        #expect(paths == [Self.steps, Self.steps, Self.days, Self.days])
    }

    @Test
    func `of a number of steps are those of the free forecast`() async throws {
        let (forecast, paths) = try await reading(.expert) {
            try await $0.forecast(for: .coordinate(.helsinki), count: 4, options: RequestOptions(), policy: .cacheFirst)
        }

        #expect(paths == [Self.steps])
        #expect(forecast.value.entries.count == 4)
    }

    @Test
    func `are as old as the oldest response that they are made from`() async throws {
        let (forecasts, _) = try await reading(.startup) { repository in
            let first = try await repository.forecast(for: .coordinate(.helsinki))
            time.advance(by: .seconds(60))
            let again = try await repository.forecast(for: .coordinate(.helsinki))
            return [first, again]
        }

        #expect(forecasts.map(\.fetchedAt) == [forecasts[0].fetchedAt, forecasts[0].fetchedAt])
        #expect(forecasts[1].origin == .cache && !forecasts[1].isStale)
    }
}
