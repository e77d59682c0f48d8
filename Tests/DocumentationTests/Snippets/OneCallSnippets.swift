import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of the pages about One Call", .watched)
struct OneCallSnippets {
    private let now = SampleTime.fetched
    private let date = SampleTime.fetched
    private let coordinate = Coordinate.lisbon

    private func makeClient(_ version: OneCallVersion) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        configuration.oneCallVersion = .fixed(version)
        return OpenWeatherClient(configuration: configuration)
    }

    @Test
    func `notices say what failed`() async throws {
        let date = SampleTime.measured + 152 * 60
        let stormy = Coordinate(clampingLatitude: -52, longitude: 66)
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { date }))
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.now = { date }
        configuration.oneCallVersion = .fixed(.v4)
        configuration.cache = .none
        configuration.retry.maximumAttempts = 1
        let client = OpenWeatherClient(configuration: configuration)

        let all = await notices(at: stormy, from: client, now: date)
        http.injectAlways(.status(500))
        http.injectAlways(.none, at: "/timeline/1min")
        let withoutAlerts = await notices(at: stormy, from: client, now: date)
        http.clear()
        let other = OpenWeatherClient(configuration: configuration)
        _ = try await other.currentWeather(for: .coordinate(stormy))
        http.injectAlways(.status(401))
        let refused = await notices(at: stormy, from: other, now: date)

        #expect(all == ["Rain or snow in 22 min", "Warning: Wind"])
        #expect(
            withoutAlerts == [
                "Rain or snow in 22 min",
                "Without alerts: stand-in.invalid failed with HTTP status 500. Try again later.",
            ]
        )
        #expect(refused == ["\(WeatherError.invalidKey(.subscriptionRequired))"])
    }

    // snippet: onecall-notices
    /// Returns the lines to read before going out: when it rains or stops, and the warnings in effect.
    func notices(at coordinate: Coordinate, from client: OpenWeatherClient, now: Date) async -> [String] {
        do throws(WeatherError) {
            let report = try await client.oneCall(at: coordinate, parts: [.minutes, .alerts])
            var lines: [String] = []
            if let outlook = report.precipitationOutlook(at: now) {
                let minutes = outlook.value.minutes(from: now)
                switch outlook.value.event {
                case .starts: lines.append("Rain or snow in \(minutes) min")
                case .stops: lines.append("Dry in \(minutes) min")
                case .staysDry: lines.append("Dry for the next \(minutes) min")
                case .staysWet: lines.append("Rain or snow for the next \(minutes) min")
                }
            }
            if let alerts = try? report.alerts?.get().value {
                for alert in alerts.active(at: now) { lines.append("Warning: \(alert.title ?? "dangerous weather")") }
                if alerts.omittedCount > 0 { lines.append("\(alerts.omittedCount) more") }
            }
            for (part, failure) in report.failures { lines.append("Without \(part.rawValue): \(failure)") }
            return lines
        } catch {
            return ["\(error)"]
        }
    }
    // end

    @Test
    func `parts arrive one after the other`() async throws {
        let client = makeClient(.v4)
        var shown: Set<OneCallPart> = []

        // snippet: onecall-updates
        for await report in client.oneCallUpdates(at: coordinate) {
            shown = report.parts  // grows until every part has a value or a failure
        }
        // end

        #expect(shown.count == OneCallPart.allCases.count)
    }

    @Test
    func `values answer questions`() {
        let (hours, current) = (HourlyForecast.samples(), CurrentWeather.sample())
        let yesterday = HourlyForecast.sample(date: current.date - 86_400)
        let alerts = WeatherAlerts([.sample()])
        let today = UTCOffset.utc.day(of: now)

        // snippet: onecall-answers
        let umbrella = UmbrellaAdvice(hours: hours, at: now)
        let windiest = hours.on(today).windiest()
        let difference = current.celsiusAboveDayBefore(yesterday)
        let active = alerts.active(at: now)
        print(umbrella, windiest?.date ?? now, difference ?? 0, active.map { $0.text(in: .german) ?? $0.title ?? "" })
        // end

        #expect(umbrella == .take(hours[6]))
        #expect(active.count == 1)
    }

    @Test
    func `timelines have limits`() async throws {
        let client = makeClient(.v4)
        let start = LocalDay(daysSince1970: 20_000)
        var rain: [Precipitation?] = []

        // snippet: onecall-timeline
        let limits = TimelineLimits(rows: 30, calls: 3)
        for try await day in client.dailyTimeline(from: start, at: coordinate, limits: limits) {
            rain.append(day.value.precipitation)
        }
        // end

        #expect(rain.count == 30)
    }

    @Test
    func `a plan reaches further`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.now = { SampleTime.fetched }
        configuration.retry = .noDeadline
        // snippet: plan-forecast
        configuration.plan = .developer
        let forecast = try await OpenWeatherClient(configuration: configuration)
            .repositories.extendedWeather.forecast(for: .city("Lisbon"))
        print(forecast.value.days.count)  // 16, and 15 in the last hour of a day
        // end
        #expect(forecast.value.days.count == 16)
    }

    @Test
    func `calls can be saved`() async throws {
        // snippet: onecall-costs
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.oneCallVersion = .fixed(.v4)
        configuration.alertLimit = 5
        configuration.lifetimes.oneCall.hours = CacheLifetime(fresh: .seconds(3_600), stale: .seconds(48 * 3_600))
        // end
        configuration.retry = .noDeadline

        let report = try await OpenWeatherClient(configuration: configuration).oneCall(at: coordinate)
        #expect(report.failures.isEmpty)
    }

    @Test
    func `the comment of a report reads its parts`() async throws {
        let client = makeClient(.v3)

        // snippet: comment-onecall-report
        let report = try await client.oneCall(at: coordinate, parts: [.current, .minutes, .alerts])
        if let current = try? report.current?.get().value {
            print(current.temperature, current.uvIndex?.band ?? .low)
        }
        if let outlook = report.precipitationOutlook(at: now) {
            print(outlook.value.event, outlook.value.minutes(from: now), outlook.value.part, outlook.source.name)
        }
        for (part, failure) in report.failures { print(part, failure) }
        // end

        #expect(report.parts == [.current, .minutes, .alerts])
    }

    @Test
    func `the comment of a client names alerts`() async throws {
        let client = makeClient(.v3)

        // snippet: comment-onecall
        let report = try await client.oneCall(at: coordinate, parts: [.minutes, .alerts])
        if let alerts = try? report.alerts?.get().value { print(alerts.active(at: date).compactMap(\.title)) }
        // end

        #expect(report.parts == [.minutes, .alerts])
    }

    @Test
    func `the comment of a timeline reads three days`() async throws {
        let client = makeClient(.v4)
        var count = 0

        // snippet: comment-timeline
        for try await hour in client.hourlyTimeline(at: coordinate, limits: TimelineLimits(rows: 72)) {
            print(hour.value.date, hour.value.temperature)
        }
        // end
        for try await _ in client.hourlyTimeline(at: coordinate, limits: TimelineLimits(rows: 72)) { count += 1 }

        #expect(count == 49, "48 hours from now the timeline ends")
    }

    @Test
    func `the comment of a double scripts two calls`() async throws {
        // snippet: comment-scripted-onecall
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.enqueue(.sample([.minutes, .alerts]))
        oneCall.reports.always(failure: .offline)
        // end

        #expect(try await oneCall.oneCall(at: coordinate, parts: [.alerts]).parts == [.alerts])
        await #expect(throws: WeatherError.offline) { try await oneCall.oneCall(at: coordinate) }
    }
}
