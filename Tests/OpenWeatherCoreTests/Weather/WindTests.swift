import Foundation
import OpenWeatherCore
import Testing

@Suite("Wind")
struct WindTests {
    @Test(arguments: [
        (0.0, 0.0), (360, 0), (720, 0), (-0.0, 0), (-90, 270), (-360, 0), (-1e-20, 0), (359.99, 359.99), (365, 5),
        (-725, 355), (3_600_000_090, 90),
    ]
    )
    func `folds any number of turns into one`(degrees: Double, folded: Double) throws {
        let sut = try #require(WindDirection(degrees: degrees))

        #expect(sut.degrees == folded)
        #expect("\(sut.degrees)" != "-0.0")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `refuses what is no angle`(degrees: Double) {
        #expect(WindDirection(degrees: degrees) == nil)
    }

    @Test(
        arguments: zip(
            [
                (348.75, 11.24), (11.25, 33.74), (33.75, 56.24), (56.25, 78.74), (78.75, 101.24), (101.25, 123.74),
                (123.75, 146.24), (146.25, 168.74), (168.75, 191.24), (191.25, 213.74), (213.75, 236.24),
                (236.25, 258.74), (258.75, 281.24), (281.25, 303.74), (303.75, 326.24), (326.25, 348.74),
            ],
            [
                "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
            ]
        )
    )
    func `puts every boundary of the compass on its clockwise side`(range: (from: Double, to: Double), point: String) {
        #expect(WindDirection(degrees: range.from)?.compassPoint.rawValue == point)
        #expect(WindDirection(degrees: range.to)?.compassPoint.rawValue == point)
    }

    @Test(arguments: ["1e300", "-45", "-1e-30", "359.9999999999", "720"]
    )
    func `has a compass point for whatever a file holds`(degrees: String) throws {
        let sut = try decoded(WindDirection.self, from: "{\"degrees\":\(degrees)}")

        #expect((0..<360).contains(sut.degrees))
        #expect(CompassPoint.allCases.contains(sut.compassPoint))
    }

    @Test(
        arguments: zip([0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7], 1...12)
    )
    func `changes the Beaufort force at every limit`(limit: Double, force: Int) {
        #expect(BeaufortForce(speed: Speed(metersPerSecond: limit)).rawValue == force)
        #expect(BeaufortForce(speed: Speed(metersPerSecond: limit - 0.01)).rawValue == force - 1)
    }

    @Test(arguments: [
        (0.0, BeaufortForce.calm), (-1, .calm), (.nan, .calm), (100, .hurricane), (.infinity, .hurricane),
    ]
    )
    func `knows the ends of the Beaufort scale`(metersPerSecond: Double, force: BeaufortForce) {
        #expect(BeaufortForce(speed: Speed(metersPerSecond: metersPerSecond)) == force)
    }

    @Test(arguments: [(64.0, BeaufortForce.hurricane), (34, .gale), (22, .strongBreeze), (1.5, .lightAir)]
    )
    func `agrees with the scale in knots`(knots: Double, force: BeaufortForce) {
        let sut = Wind(speed: Speed(knots, in: .knots), direction: nil, gust: nil)

        #expect(sut.force == force)
    }

    @Test
    func `orders forces from calm to hurricane`() {
        #expect(BeaufortForce.allCases.count == 13)
        #expect(BeaufortForce.allCases == BeaufortForce.allCases.sorted())
    }

    @Test
    func `reads back from JSON`() throws {
        let sut = Wind(
            speed: Speed(metersPerSecond: 5.5),
            direction: WindDirection(degrees: 275),
            gust: Speed(metersPerSecond: 4)
        )

        #expect(try roundTrip(sut) == sut)
        #expect(try roundTrip(Wind(speed: sut.speed, direction: nil, gust: nil)).direction == nil)
    }
}
