import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Bounds of wire values", .watched)
struct BoundsMappingTests {
    @Test(arguments: [
        (Units.metric, -120.0, 80.0, 0.01), (.standard, 153.15, 353.15, 0.01), (.imperial, -184, 176, 0.01),
    ]
    )
    func `accepts temperatures from -120 to 80 °C in the requested units and no other`(
        units: Units,
        low: Double,
        high: Double,
        step: Double
    )
        async throws
    {
        for (wire, isBelieved) in [(low, true), (high, true), (low - step, false), (high + step, false)] {
            let body = try Body.weather.with("\"temp\": \(wire), \"feels_like\": \(wire)", for: temperatures)
            let weather = try? await Remote(responding: body).currentWeather(units)
            #expect((weather != nil) == isBelieved, "\(wire)")
            #expect((weather?.feelsLike != nil) == isBelieved, "\(wire)")
        }
    }

    @Test(arguments: [285.3, 1e308, -1e308])
    func `does not take numbers in other units for those requested`(wire: Double) async throws {
        let body = try Body.forecast.with("\"temp\": \(wire)", for: "\"temp\": 8.1")

        for units in [Units.metric, .imperial] where wire != 285.3 || units == .metric {
            await #expect(throws: WeatherError.self) { try await Remote(responding: body).forecast(units) }
        }
    }

    @Test(arguments: [(Units.metric, 150.0, 150.1), (.standard, 150, 150.1), (.imperial, 335, 336)]
    )
    func `accepts winds up to 150 m per s in the requested units`(units: Units, fast: Double, faster: Double)
        async throws
    {
        let temperature = units == .standard ? "281" : "8.3"
        let body = try Body.weather.with("\"temp\": \(temperature)", for: "\"temp\": 8.3")
        let believed = try body.with("\"speed\": \(fast)", for: "\"speed\": 5.66")
        let doubted = try body.with("\"speed\": \(faster)", for: "\"speed\": 5.66")

        #expect(try await Remote(responding: believed).currentWeather(units).wind != nil)
        #expect(try await Remote(responding: doubted).currentWeather(units).wind == nil)
    }

    @Test(arguments: [
        (-43_200, true), (20_700, true), (50_400, true), (-43_260, false), (50_460, false), (20_476, false),
        (64_800, false), (-64_800, false), (86_401, false),
    ])
    func `accepts offsets that clocks have and no other`(seconds: Int, isBelieved: Bool) async throws {
        let body = try Body.weather.with("\"timezone\": \(seconds)", for: "\"timezone\": 10800")

        let sut = try await Remote(responding: body).currentWeather()

        #expect(sut.utcOffset?.seconds == (isBelieved ? seconds : nil))
    }

    @Test(arguments: [
        ("\"grnd_level\": 1001", "\"grnd_level\": 300"), ("9000", "16093"), ("0.42", "305"), ("1004", "1084.8"),
    ]
    )
    func `believes what records allow`(part: String, replacement: String) async throws {
        let sut = try await Remote(responding: Body.weather.with(replacement, for: part)).currentWeather()

        #expect(sut.groundLevelPressure != nil)
        #expect(sut.visibility != nil)
        #expect(sut.rain != nil)
        #expect(sut.pressure?.hectopascals ?? 0 > 1_002)
    }

    private let temperatures = "\"temp\": 8.3, \"feels_like\": 5.1"
}
