import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Code of the pages on other libraries and of the answers", .watched)
struct MigrationSnippets {
    private let client: OpenWeatherClient = {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        return OpenWeatherClient(configuration: configuration)
    }()

    @Test
    func `One Call takes the place of HPOpenWeather`() async throws {
        // snippet: migrating-hpopenweather
        let place = Coordinate(clampingLatitude: 37.7749, longitude: -122.4194)
        let weather = try await client.oneCall(at: place, parts: [.current, .days])
        let now = try weather.current?.get().value
        let days = try weather.days?.get().value ?? []
        if let now { print(now.temperature.fahrenheit, now.condition?.description ?? "") }
        for day in days { print(day.day, day.low, day.high, day.moonPhase?.name ?? "") }
        // end

        #expect(now != nil)
        #expect(days.count > 5)
    }

    @Test
    func `One Call takes the place of WeatherKit`() async throws {
        let place = Coordinate.lisbon

        // snippet: migrating-weatherkit
        let report = try await client.oneCall(at: place, parts: [.current, .hours, .alerts])
        if let current = try report.current?.get() {
            print(current.value.temperature.measurement, current.value.uvIndex?.value ?? 0, current.source.name)
        }
        for hour in try report.hours?.get().value ?? [] {
            print(hour.date, hour.temperature.celsius, hour.chanceOfPrecipitation?.fraction ?? 0)
        }
        // end

        #expect(report.failures.isEmpty)
    }

    @Test
    func `pyowms first steps in Swift`() async throws {
        // snippet: migrating-pyowm
        let london = LocationQuery.city(name: "London", country: "GB")
        let weather = try await client.currentWeather(for: london).value
        print(weather.condition?.group ?? .clear, weather.condition?.description ?? "")  // status, detailed_status
        print(weather.temperature.fahrenheit, weather.wind?.speed.knots ?? 0)

        let days = try await client.forecast(for: london).value.days
        let coldest = days.min { $0.summary.low < $1.summary.low }  // most_cold
        let wet = days.filter { $0.summary.rain.map { $0 > .zero } ?? false }  // will_have_rain
        // end

        #expect(coldest != nil)
        #expect(wet.count <= days.count)
    }

    @Test
    func `a client is used from many tasks`() async throws {
        // snippet: faq-concurrency
        async let lisbon = client.currentWeather(for: .city("Lisbon"))
        async let porto = client.currentWeather(for: .city("Porto"))
        let difference = try await lisbon.value.temperature.celsius - porto.value.temperature.celsius
        // end

        #expect(abs(difference) < 60)
    }

    @Test
    func `an approximate position is sent`() throws {
        let position = Coordinate(clampingLatitude: 38.716_89, longitude: -9.139_51)

        // snippet: faq-position
        let place = position.rounded(toDecimals: 2)  // about a kilometer
        let query = LocationQuery.coordinate(place)
        // end

        #expect(place == Coordinate(clampingLatitude: 38.72, longitude: -9.14))
        #expect(query == .coordinate(place))
    }

    @Test
    func `the cost of a screen is known before it is built`() {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        configuration.oneCallVersion = .fixed(.v3)
        let client = OpenWeatherClient(configuration: configuration)

        // snippet: cost-screen
        let opened = client.cost(of: .oneCall([.minutes, .alerts]))[.oneCall3]  // 1
        let perHour = 6 * opened  // the parts are fresh for ten minutes
        let users = 1_000 / perHour  // 166 can have the screen open for an hour a day
        // end

        #expect((opened, perHour, users) == (1, 6, 166))
    }
}
