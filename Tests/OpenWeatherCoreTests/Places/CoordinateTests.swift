import Foundation
import OpenWeatherCore
import Testing

@Suite("Coordinate")
struct CoordinateTests {
    @Test(arguments: [(90.0, 180.0), (-90, -180), (0, 0), (51.5, -0.12)])
    func `accepts the ends of the earth`(latitude: Double, longitude: Double) throws {
        let sut = try #require(Coordinate(latitude: latitude, longitude: longitude))

        #expect(sut.latitude == latitude)
        #expect(sut.longitude == longitude)
    }

    @Test(arguments: [90.000001, -90.000001, 91, 1e300, .infinity, -.infinity, .nan, .signalingNaN]
    )
    func `refuses a latitude that is none`(latitude: Double) {
        #expect(Coordinate(latitude: latitude, longitude: 0) == nil)
        #expect(throws: WeatherError.badRequest(.latitudeOutOfRange)) {
            try LocationQuery.coordinate(latitude: latitude, longitude: 0)
        }
    }

    @Test(arguments: [180.000001, -180.000001, 360, .infinity, .nan])
    func `refuses a longitude that is none`(longitude: Double) {
        #expect(throws: WeatherError.badRequest(.longitudeOutOfRange)) {
            try LocationQuery.coordinate(latitude: 0, longitude: longitude)
        }
        #expect(Coordinate(latitude: 0, longitude: longitude) == nil)
    }

    @Test(
        arguments: [
            (38.72, -9.14, 38.72, -9.14), (90.5, 180.5, 90, 180), (-1e300, -.infinity, -90, -180),
            (.nan, .nan, -90, -180),
        ] as [(Double, Double, Double, Double)]
    )
    func `clamps numbers on request`(latitude: Double, longitude: Double, north: Double, east: Double) {
        let sut = Coordinate(clampingLatitude: latitude, longitude: longitude)

        #expect(sut == Coordinate(latitude: north, longitude: east))
    }

    @Test(arguments: [
        (51.50735, -0.12776, 2, 51.51, -0.13), (51.50735, -0.12776, 4, 51.5074, -0.1278),
        (89.999, 179.999, 2, 90, 180),
        (0.004, -0.004, 2, 0, 0), (51.5, 0.1, 0, 52, 0), (51.5, 0.1, -3, 52, 0),
    ]
    )
    func `rounds to a grid`(
        latitude: Double,
        longitude: Double,
        decimals: Int,
        roundLatitude: Double,
        roundLongitude: Double
    ) {
        let sut = Coordinate.at(latitude, longitude).rounded(toDecimals: decimals)

        #expect(sut == .at(roundLatitude, roundLongitude))
        #expect("\(sut.longitude)" != "-0.0")
    }

    @Test(arguments: [15, 400, Int.max])
    func `stays a number on the finest grid`(decimals: Int) {
        let sut = Coordinate.at(51.50735, -0.12776).rounded(toDecimals: decimals)

        #expect(abs(sut.latitude - 51.50735) < 1e-12)
        #expect(abs(sut.longitude + 0.12776) < 1e-12)
    }

    @Test
    func `reads back from JSON and refuses a damaged one`() throws {
        #expect(try roundTrip(Coordinate.at(-33.87, 151.21)) == .at(-33.87, 151.21))
        #expect(throws: DecodingError.self) {
            try decoded(Coordinate.self, from: #"{"latitude":95,"longitude":0}"#)
        }
        #expect(throws: DecodingError.self) { try decoded(Coordinate.self, from: #"{"latitude":5}"#) }
    }
}
