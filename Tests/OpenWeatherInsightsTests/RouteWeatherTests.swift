import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import Testing

@Suite("Weather along a route")
struct RouteWeatherTests {
    private static let now = FineWeather.now

    /// Returns a route to the east over two cells, from noon on, with a point each hour.
    private static func route(_ hours: [Double] = [0, 1, 2]) throws -> TimedRoute {
        let track = hours.enumerated()
            .map { index, hour in
                let place = Coordinate(clampingLatitude: 0.05, longitude: 0.03 + 0.05 * Double(index))
                return TrackPoint(place, at: now + hour * 3_600)
            }
        return try TimedRoute(track)
    }

    private static func weather(
        _ longitude: Double,
        celsius: Double = 18,
        hours: Int = 8,
        from start: Date = now,
        _ change: (Int, inout WeatherElements) -> Void = { _, _ in }
    ) -> ActivityWeather {
        let steps = FineWeather.steps(hours, from: start) { number, elements in
            elements.temperature = Temperature(celsius: celsius + Double(number))
            change(number, &elements)
        }
        return ActivityWeather(coordinate: Coordinate(clampingLatitude: 0.05, longitude: longitude), hours: steps)
    }

    private func stops(_ route: TimedRoute, _ weather: ActivityWeather..., at now: Date = now) -> [RouteStop] {
        NearestCellFinder().stops(along: route, in: weather, at: now)
    }

    @Test
    func `each point has the weather of its cell and hour`() throws {
        let route = try Self.route()
        #expect(route.cells.map(\.longitude) == [0.05, 0.15])

        let sut = stops(route, Self.weather(0.05), Self.weather(0.15, celsius: 30))

        #expect(sut.map(\.point) == route.points)
        #expect(sut.map { $0.elements?.temperature.celsius } == [18, 19, 32])
        #expect(sut.map(\.resolution) == Array(repeating: .seconds(3_600), count: 3))
        #expect(sut.map(\.hourlyPrecipitation) == Array(repeating: .zero, count: 3))
        #expect(sut.map(\.knownUntil) == Array(repeating: Self.now + 8 * 3_600, count: 3))
    }

    @Test
    func `a cell without weather is unknown although its neighbor has some`() throws {
        let sut = stops(try Self.route(), Self.weather(0.05))

        #expect(sut.map { $0.elements == nil } == [false, false, true])
        #expect(sut[2].knownUntil == nil)
        #expect(!sut[2].isBeyondForecast)
    }

    @Test(arguments: [(7.99, true, false), (8, false, true), (8.5, false, true), (-0.01, false, false)])
    func `hours beyond the forecast are unknown`(hour: Double, isKnown: Bool, isBeyond: Bool) throws {
        let sut = stops(try Self.route([hour]), Self.weather(0.05))

        #expect((sut[0].elements != nil) == isKnown)
        #expect((sut[0].resolution != nil) == isKnown)
        #expect((sut[0].hourlyPrecipitation != nil) == isKnown)
        #expect(sut[0].isBeyondForecast == isBeyond)
    }

    @Test
    func `the steps of a forecast stand in where hours end`() throws {
        var weather = Self.weather(0.05, hours: 1)
        weather.forecast = FineWeather.forecast { $1.temperature = Temperature(celsius: Double($0)) }

        let sut = stops(try Self.route([0, 1, 2]), weather, Self.weather(0.15))

        #expect(sut.map { $0.elements?.temperature.celsius } == [18, 0, 20])
        #expect(sut.map(\.resolution) == [.seconds(3_600), .seconds(10_800), .seconds(3_600)])
    }

    @Test(
        arguments: [
            (PrecipitationAmount(depth: Precipitation(millimeters: 6), hours: 3), .heavyRain, 2),
            (nil, .heavyRain, nil), (nil, .clearSky, 0),
        ] as [(PrecipitationAmount?, ConditionCode, Double?)]
    )
    func `rain is that of an hour and unknown without an amount`(
        rain: PrecipitationAmount?,
        condition: ConditionCode,
        millimeters: Double?
    ) throws {
        let weather = Self.weather(0.05) {
            $1.rain = rain; $1.conditions = [.sample(condition)]
        }

        #expect(stops(try Self.route([0]), weather)[0].hourlyPrecipitation?.millimeters == millimeters)
    }

    @Test
    func `wind is relative to the direction of travel`() throws {
        let wind = Wind(speed: Speed(metersPerSecond: 5), direction: WindDirection(degrees: 90))
        let sut = stops(try Self.route(), Self.weather(0.05) { $1.wind = wind }, Self.weather(0.15) { $1.wind = wind })

        #expect(sut.allSatisfy { abs(($0.bearing ?? 0) - 90) < 0.001 })
        #expect(sut.allSatisfy { abs(($0.wind?.headwind.metersPerSecond ?? 0) - 5) < 0.001 })
    }

    @Test
    func `without movement there is no direction and no relative wind`() throws {
        let place = Coordinate(clampingLatitude: 0.05, longitude: 0.05)
        let route = try TimedRoute([TrackPoint(place, at: Self.now), TrackPoint(place, at: Self.now + 60)])

        for stop in stops(route, Self.weather(0.05)) {
            #expect(stop.bearing == nil)
            #expect(stop.elements != nil)
            #expect(stop.wind == nil)
        }
    }

    @Test
    func `old weather says so`() throws {
        var weather = Self.weather(0.05)
        weather.hours = weather.hours?.fresh(until: Self.now + 60, returnedAt: Self.now)

        #expect(stops(try Self.route([0]), weather)[0].isOutdated == false)
        #expect(stops(try Self.route([0]), weather, at: Self.now + 60)[0].isOutdated)
    }
}
