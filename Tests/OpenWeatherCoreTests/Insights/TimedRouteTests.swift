import Foundation
import OpenWeatherCore
import Testing

@Suite("Route")
struct TimedRouteTests {
    private static let start = Date(timeIntervalSince1970: 1_780_000_000)

    /// Returns points at longitudes on the equator, where a degree has 111,195 m.
    private static func track(_ longitudes: Double..., seconds: [Double?] = []) -> [TrackPoint] {
        longitudes.enumerated()
            .map { index, longitude in
                let date = seconds.indices.contains(index) ? seconds[index].map { start + $0 } : nil
                return TrackPoint(Coordinate(clampingLatitude: 0, longitude: longitude), at: date)
            }
    }

    @Test
    func `a speed gives every point its date`() throws {
        let sut = try TimedRoute(Self.track(0, 1, 0.5, 0.5), from: Self.start, speed: Speed(metersPerSecond: 10))

        let degree = 6_371_000 * Double.pi / 180
        let degrees = [0, 1, 1.5, 1.5]
        for (point, degrees) in zip(sut.points, degrees) {
            #expect(abs(point.distance.meters - degrees * degree) < 1e-6)
            #expect(abs(point.arrival.timeIntervalSince(Self.start) - degrees * degree / 10) < 1e-6)
        }
        #expect(sut.points.count == 4)
    }

    @Test
    func `dates of a track are moved to the start`() throws {
        let track = Self.track(0, 1, 2, seconds: [0, 600, 4_000])

        #expect(try TimedRoute(track).points.map(\.arrival) == [Self.start, Self.start + 600, Self.start + 4_000])
        let moved = try TimedRoute(track, from: Self.start + 86_400)
        #expect(moved.points.map(\.arrival) == [0, 600, 4_000].map { Self.start + 86_400 + $0 })
    }

    @Test
    func `a clock that was set back does not move a point before the last`() throws {
        let sut = try TimedRoute(Self.track(0, 1, 2, 3, seconds: [0, 600, 30, 700]))

        #expect(sut.points.map { $0.arrival.timeIntervalSince(Self.start) } == [0, 600, 600, 700])
    }

    @Test
    func `a track without points or dates is no route`() {
        #expect(throws: RouteError.noPoints) { try TimedRoute([]) }
        #expect(throws: RouteError.noPoints) { try TimedRoute([], from: Self.start, speed: Speed(metersPerSecond: 1)) }
        #expect(throws: RouteError.noDate(index: 1)) { try TimedRoute(Self.track(0, 1, seconds: [0, nil])) }
        #expect(throws: RouteError.noDate(index: 0)) { try TimedRoute(Self.track(0, 1, seconds: [.infinity, 3])) }
    }

    @Test(arguments: [RouteError.noPoints, .noDate(index: 1), .speed])
    func `says what to do`(error: RouteError) {
        #expect(error.description.hasSuffix("."))
        #expect(error.localizedDescription == error.description)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e-307])
    func `refuses a speed that does not arrive`(speed: Double) {
        #expect(throws: RouteError.speed) {
            try TimedRoute(Self.track(0, 1), from: Self.start, speed: Speed(metersPerSecond: speed))
        }
    }

    @Test
    func `a single point is a route`() throws {
        let sut = try TimedRoute(Self.track(0.05), from: Self.start, speed: Speed(metersPerSecond: 1)).thinned()

        #expect(sut.points.count == 1)
        #expect(sut.cells == [Coordinate(clampingLatitude: 0.05, longitude: 0.05)])
    }

    @Test
    func `keeps the first point of each cell and hour and the last one`() throws {
        let seconds: [Double?] = [0, 60, 120, 180, 4_000, 4_060, 4_120]
        let track = Self.track(0.01, 0.05, 0.11, 0.09, 0.12, 0.13, 0.14, seconds: seconds)

        let sut = try TimedRoute(track, from: Date(timeIntervalSince1970: 0)).thinned()

        #expect(sut.points.map(\.coordinate.longitude) == [0.01, 0.11, 0.12, 0.14])
        #expect(sut.cells.map(\.longitude) == [0.05, 0.15])
        let whole = try TimedRoute(track)
        #expect(sut.points.last?.distance == whole.points.last?.distance)
    }

    @Test(
        arguments: [
            (0, 180, 0, -180, true), (0, 179.96, 0, -179.96, false), (90, 0, 90, 20, true), (-90, 0, -90, 9, true),
        ]
            as [(Double, Double, Double, Double, Bool)]
    )
    func `cells do not end at the date line`(
        latitude: Double,
        longitude: Double,
        otherLatitude: Double,
        otherLongitude: Double,
        isSame: Bool
    ) throws {
        let track = [(latitude, longitude), (otherLatitude, otherLongitude)]
            .map { TrackPoint(Coordinate(clampingLatitude: $0.0, longitude: $0.1)) }
        let cells = try TimedRoute(track, from: Self.start, speed: Speed(metersPerSecond: 1)).cells

        #expect((cells.count == 1) == isSame)
    }

    @Test(arguments: [0.01, 0.1, 0.3, 0.7, 1, -5, .nan, .infinity, 99])
    func `the middle of a cell is in it and near every point of it`(size: Double) throws {
        for latitude in stride(from: -90.0, through: 90, by: 0.731) {
            for longitude in stride(from: -180.0, through: 180, by: 23.7) {
                let point = Coordinate(clampingLatitude: latitude, longitude: longitude)
                let sut = try TimedRoute([TrackPoint(point, at: Self.start)], cell: size)
                let cell = try #require(sut.cells.first)
                let degrees = min(1, max(0.01, size))

                #expect(try TimedRoute([TrackPoint(cell, at: Self.start)], cell: size).cells == [cell])
                // Half of the diagonal of a square, and a little where rows are short.
                #expect(cell.distance(to: point).meters < 111_195 * degrees * 0.9)
            }
        }
    }
}
