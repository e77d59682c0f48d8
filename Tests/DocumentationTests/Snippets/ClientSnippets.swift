import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of the client's pages", .watched)
struct ClientSnippets {
    @Test
    func `the first lines of the README ask the service`() async {
        await #expect(throws: WeatherError.missingKey) {
            // snippet: readme
            let key = ""  // yours, from https://home.openweathermap.org/api_keys
            let client = OpenWeatherClient(apiKey: key)
            let weather = try await client.currentWeather(for: .city("Lisbon")).value
            print(weather.temperature.celsius, weather.condition?.description ?? "")
            // end
        }
    }

    @Test
    func `a report has three parts that may fail on their own`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))

        // snippet: comment-report
        let report = try await client.report(for: .city("Lisbon"))
        if let weather = try? report.currentWeather.get().value { print(weather.temperature) }
        if let air = try? report.airQuality.get().value { print(air.index ?? "unknown") }
        // end

        #expect(try report.currentWeather.get().value.name == "Lisbon")
    }

    @Test
    func `the air of yesterday has each of its hours`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let coordinate = Coordinate.lisbon
        let today = Date().startOfHour
        let yesterday = today - 24 * 3_600..<today

        // snippet: comment-air-history
        let history = try await client.airQualityHistory(at: coordinate, in: yesterday).value
        for hour in history.hours { print(hour.date, hour.pollutants.pm2_5?.microgramsPerCubicMeter ?? 0) }
        if !history.gaps.isEmpty { print("some hours are missing") }
        // end

        #expect(history.hours.count == 24)
    }

    @Test
    func `the air of a day has the index of the US, and years are read hour by hour`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let coordinate = Coordinate.lisbon
        let now = Date()
        let fiveYears = now.startOfHour - 5 * 365 * 86_400..<now.startOfHour
        var highest = 0.0

        // snippet: comment-us-epa
        let day = now.addingTimeInterval(-24 * 3600)..<now
        let history = try await client.airQualityHistory(at: coordinate, in: day).value
        if let air = history.usEPAAssessment(through: now) { print(air.value, air.dominantPollutant ?? .pm2_5) }
        // end

        // snippet: comment-air-hours
        for try await hour in client.airQualityHours(at: coordinate, in: fiveYears) {
            highest = max(highest, hour.pollutants.pm2_5?.microgramsPerCubicMeter ?? 0)
        }
        // end

        #expect(history.usEPAAssessment(through: now)?.basis == .longerMeans)
        #expect(highest > 0)
    }

    @Test
    func `the weather of last week has each of its hours`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let coordinate = Coordinate.lisbon
        let today = Date().startOfHour
        let lastWeek = today - 7 * 86_400..<today

        // snippet: comment-weather-history
        let history = try await client.weatherHistory(at: coordinate, in: lastWeek).value
        let warmest = history.hours.max { $0.temperature < $1.temperature }
        if !history.gaps.isEmpty { print("some hours are missing") }
        // end

        #expect(warmest != nil && history.hours.count == 168)
    }

    @Test
    func `the landing page makes every kind of request`() async throws {
        // snippet: client-landing
        let configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())  // made-up weather, no key
        let client = OpenWeatherClient(configuration: configuration)

        let place = try await client.search("Lisbon").first
        if let place {
            let weather = try await client.currentWeather(for: place)
            let forecast = try await client.forecast(for: place)
            let air = try await client.airQuality(at: place.coordinate)
            print(weather.value.temperature.celsius, forecast.value.days.count, air.value.index ?? "unknown")
        }
        // end

        #expect(place?.name == "Lisbon")
    }

    @Test
    func `a position of a user is rounded`() async throws {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: http))

        _ = try await weather(at: Coordinate(clampingLatitude: 38.722_252, longitude: -9.139_337), from: client)

        #expect(http.requests.map { $0.url.query()?.contains("lat=38.72&lon=-9.14&") } == [true])
    }

    // snippet: privacy-position
    /// Returns the weather around the user, whose position is sent to about a kilometer.
    func weather(at position: Coordinate, from client: OpenWeatherClient) async throws(WeatherError) -> CurrentWeather {
        try await client.currentWeather(for: .coordinate(position.rounded(toDecimals: 2))).value
    }
    // end

    @Test
    func `a command line program shows a forecast`() async throws {
        try await show("Lisbon", with: OpenWeatherClient(configuration: .init(transport: DemoHTTPClient())))
    }

    // snippet: linux-program
    func show(_ city: String, with client: OpenWeatherClient) async throws(WeatherError) {
        let forecast = try await client.forecast(for: .city(city)).value
        for day in forecast.days {
            print(day.day, day.summary.low.celsius.rounded(), day.summary.high.celsius.rounded())
        }
    }
    // end

    @Test
    func `events are read beside the requests`() async throws {
        let client = OpenWeatherClient(configuration: .init(transport: DemoHTTPClient()))

        // snippet: events
        let events = client.events()
        let log = Task {
            var lines: [String] = []
            for await event in events {
                lines.append("\(event)")  // give it to your logger; no event carries the key
                if lines.count == 2 { break }
            }
            return lines
        }
        // end

        _ = try await client.currentWeather(for: .city("Lisbon"))
        let lines = await log.value
        #expect(lines.count == 2)
    }

    @Test
    func `what was written by hand becomes one request`() async throws {
        let client = OpenWeatherClient(configuration: .init(transport: DemoHTTPClient()))

        // snippet: migrating
        let options = RequestOptions(language: .german)
        let response = try await client.currentWeather(for: .city(name: "London", country: "GB"), options: options)
        let text = response.value.condition?.description  // in German
        let fahrenheit = response.value.temperature.fahrenheit
        // end

        #expect(text?.isEmpty == false)
        #expect((-60...140).contains(fahrenheit))
    }
}
