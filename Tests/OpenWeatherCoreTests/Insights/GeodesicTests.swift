import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

/// Distances and bearings against other ways to compute them.
///
/// `OPENWEATHER_GEODESICS` names a file of pairs with the distance and the bearing between them, which `.ci/geodesics`
/// writes; `OPENWEATHER_SEED` repeats the random pairs.
@Suite("Distances and bearings")
struct GeodesicTests {
    private static let file = ProcessInfo.processInfo.environment["OPENWEATHER_GEODESICS"]

    @Test(
        arguments: [
            ((0, 0), (0, 90), 10_007_543.4, 90), ((0, 0), (1, 0), 111_194.9, 0), ((0, 0), (-1, 0), 111_194.9, 180),
            ((0, 179.5), (0, -179.5), 111_194.9, 90), ((0, -179.5), (0, 179.5), 111_194.9, 270),
            ((90, 0), (0, 30), 10_007_543.4, 150), ((-90, 0), (0, 30), 10_007_543.4, 30),
            ((38.7223, -9.1393), (41.1579, -8.6291), 274_295.5, 9.0),
        ] as [((Double, Double), (Double, Double), Double, Double)]
    )
    func `are those of the great circle`(
        first: (Double, Double),
        second: (Double, Double),
        meters: Double,
        bearing: Double
    ) throws {
        let (sut, other) = (Self.point(first), Self.point(second))

        #expect(abs(sut.distance(to: other).meters - meters) < 1)
        #expect(abs(try #require(sut.bearing(to: other)) - bearing) < 0.1)
    }

    @Test(
        arguments: [
            ((38.72, -9.14), (38.72, -9.14)), ((0, 180), (0, -180)), ((90, 0), (90, 77)), ((-90, 5), (-90, -5)),
        ]
            as [((Double, Double), (Double, Double))]
    )
    func `the same point has no bearing`(first: (Double, Double), second: (Double, Double)) {
        #expect(Self.point(first).bearing(to: Self.point(second)) == nil)
    }

    @Test
    func `agree with those of vectors for random pairs`() {
        var random = SeededGenerator(seed: Seed.make("geodesics"))
        for _ in 0..<10_000 {
            let first = Coordinate(
                clampingLatitude: .random(in: -90...90, using: &random),
                longitude: .random(in: -180...180, using: &random)
            )
            let reach: Double = ([1e-4, 0.1, 90] as [Double]).randomElement(using: &random) ?? 1
            let second = Coordinate(
                clampingLatitude: first.latitude + .random(in: -reach...reach, using: &random),
                longitude: first.longitude + .random(in: -reach...reach, using: &random)
            )
            let (a, b) = (Vector(first), Vector(second))
            let meters = 6_371_000 * atan2(a.cross(b).length, a.dot(b))

            expect(first, second, meters: meters, bearing: a.bearing(to: b))
        }
    }

    @Test(.enabled(if: file != nil, "OPENWEATHER_GEODESICS names no file"))
    func `agree with those of pyproj`() throws {
        let lines = try String(contentsOfFile: try #require(Self.file), encoding: .utf8).split(separator: "\n")
        for line in lines {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            try #require(numbers.count == 6)

            expect(
                Self.point((numbers[0], numbers[1])),
                Self.point((numbers[2], numbers[3])),
                meters: numbers[4],
                bearing: numbers[5]
            )
        }
        print("\(lines.count) pairs agree with pyproj")
        #expect(lines.count >= 10_000)
    }

    /// Expects a distance to a millimeter and 1e-9 of it, and the bearing to a millimeter beside the path.
    private func expect(_ first: Coordinate, _ second: Coordinate, meters: Double, bearing: Double) {
        let distance = first.distance(to: second).meters
        // Beside the point opposite, haversines lose half of their digits.
        let isOpposite = meters > 19_900_000
        #expect(abs(distance - meters) < (isOpposite ? 1 : 1e-3 + meters * 1e-9), "\(first) to \(second)")
        // Toward a pole or the point opposite, and over less than a micrometer, any direction is right.
        guard meters > 1e-6, !isOpposite, let found = first.bearing(to: second) else { return }
        let difference = abs((found - bearing + 540).truncatingRemainder(dividingBy: 360) - 180)
        #expect(difference * .pi / 180 * min(meters, 1e6) < 2e-3, "\(first) to \(second): \(found), not \(bearing)")
    }

    private static func point(_ place: (Double, Double)) -> Coordinate {
        Coordinate(clampingLatitude: place.0, longitude: place.1)
    }
}

/// A point as a vector of length 1.
private struct Vector {
    let (x, y, z): (Double, Double, Double)

    init(_ point: Coordinate) {
        let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
        (x, y, z) = (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    var length: Double { dot(self).squareRoot() }
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }
    func cross(_ other: Vector) -> Vector {
        Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// Returns the direction to another point, by the axes to the east and to the north.
    func bearing(to other: Vector) -> Double {
        let east = Vector(-y, x, 0)
        let north = cross(east)
        let degrees = atan2(other.dot(east), other.dot(north)) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}
