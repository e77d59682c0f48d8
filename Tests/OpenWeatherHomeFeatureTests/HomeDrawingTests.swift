import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// The values that home draws, in fractions.
@MainActor
@Suite("Home drawings", .watched)
struct HomeDrawingTests {
    private func content(_ weather: CurrentWeather, after seconds: Int = 0) async throws -> HomeContent {
        let fixture = HomeFixture(
            response: .success(Fetched(weather, at: HomeFixture.noon, from: .network, source: .openWeather))
        )
        await fixture.sut.onAppear()
        fixture.advance(by: seconds)
        return try #require(fixture.content)
    }

    private func drawing(_ id: String, of weather: CurrentWeather) async throws -> HomeContent.Drawing? {
        try await content(weather).metrics.first { $0.id == id }?.drawing
    }

    @Test(arguments: [
        (950.0, 0.0), (963.25, 0), (1013.25, 0.5), (1023.25, 0.6), (1063.25, 1), (1085, 1),
    ]
    )
    func `place the pressure on a dial with the standard in the middle`(hectopascals: Double, share: Double)
        async throws
    {
        let weather = CurrentWeather.sample(pressure: Pressure(hectopascals: hectopascals))

        guard case .dial(let drawn) = try await drawing("home.pressure", of: weather) else {
            return #expect(Bool(false), "not a dial")
        }
        #expect(abs(drawn - share) < 1e-9)
    }

    @Test
    func `fill the shares of a whole`() async throws {
        let weather = CurrentWeather.sample()

        #expect(try await drawing("home.humidity", of: weather) == .fill(0.65))
        #expect(try await drawing("home.cloudiness", of: weather) == .fill(0.9))
        #expect(try await drawing("home.visibility", of: weather) == .fill(0.9))
        #expect(try await drawing("home.visibility", of: .sample(visibility: Length(meters: 20_000))) == .fill(1))
        #expect(try await drawing("home.precipitation", of: weather) == nil)
    }

    @Test(arguments: [(225.0, 45.0), (0, 180), (180, 0), (359, 179)])
    func `point the arrow to where the wind blows`(from: Double, to: Double) async throws {
        let wind = Wind(
            speed: Speed(metersPerSecond: 5.66),
            direction: WindDirection(degrees: from),
            gust: Speed(metersPerSecond: 10)
        )
        guard case .compass(let compass) = try await drawing("home.wind", of: .sample(wind: wind)) else {
            return #expect(Bool(false), "not a compass")
        }

        #expect(compass.degrees == from && compass.arrowDegrees == to)
        // 5.66 m/s is in the middle of force 4, and 10 m/s at the end of force 5.
        #expect(abs(compass.strength * 12 - 3.6) < 0.1)
        #expect(abs((compass.gustStrength ?? 0) * 12 - 5.2) < 0.1)
    }

    @Test(arguments: [(0.0, 0.0), (-1, 0), (200, 1), (.infinity, 1), (.nan, 0)])
    func `keep the strength of wind between nothing and a hurricane`(speed: Double, strength: Double) async throws {
        let wind = Wind(speed: Speed(metersPerSecond: speed), gust: Speed(metersPerSecond: 0))
        guard case .compass(let compass) = try await drawing("home.wind", of: .sample(wind: wind)) else {
            return #expect(Bool(false), "not a compass")
        }

        #expect(compass.strength == strength)
        #expect(compass.gustStrength == strength, "gusts are never weaker than the wind")
        #expect(compass.arrowDegrees == nil)
    }

    @Test(arguments: [(0, 0.602 as Double?, true), (25_799, 1, true), (25_800, nil, false), (86_400 - 39_000, 0, true)])
    func `put the sun on its arc by sunrise and sunset`(seconds: Int, position: Double?, isUp: Bool) async throws {
        let sun = try await content(.sample(), after: seconds).sun

        #expect(sun.position.map { ($0 * 1000).rounded() / 1000 } == position.map { ($0 * 1000).rounded() / 1000 })
        #expect(sun.isUp == isUp)
    }

    @Test(arguments: [(SunState.polarDay, true as Bool?), (.polarNight, false), (.unknown, nil)])
    func `have no arc where the sun does not rise or set`(state: SunState, isUp: Bool?) async throws {
        let sun = try await content(.sample(sun: state)).sun

        #expect(sun.position == nil && sun.isUp == isUp && sun.note != nil)
    }

    @Test(arguments: [
        (25.0, 80.0, "Dew point 21°, oppressive"), (20, 70, "Dew point 14°, humid"), (15, 90, "Dew point 13°, humid"),
        (12, 90, "Dew point 10°, damp"), (30, 20, "Dew point 5°, dry"), (5, 60, "Dew point −2°"),
    ]
    )
    func `put the moisture of the air into a word`(celsius: Double, humidity: Double, text: String) async throws {
        let weather = CurrentWeather.sample(celsius: celsius, humidity: Percentage(percent: humidity))
        let metric = try await content(weather).metrics.first { $0.id == "home.humidity" }

        #expect(metric?.detail?.text == text)
        #expect(metric?.detail?.id == "home.dewPoint")
        #expect(metric?.accessibility.value?.hasPrefix("\(Int(humidity))%, Dew point ") == true)
    }

    @Test
    func `leave out the spread nearby where there is none`() async throws {
        let same = CurrentWeather.sample(minimum: Temperature(celsius: 11.6), maximum: Temperature(celsius: 12.4))
        let half = CurrentWeather.sample(maximum: nil)

        #expect(try await content(same).metrics.allSatisfy { !$0.id.hasPrefix("home.nearby") })
        #expect(try await content(half).metrics.filter { $0.id.hasPrefix("home.nearby") }.map(\.value) == ["11°"])
    }
}
