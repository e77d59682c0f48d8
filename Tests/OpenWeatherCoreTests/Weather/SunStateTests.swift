import Foundation
import OpenWeatherCore
import Testing

@Suite("SunState")
struct SunStateTests {
    /// The seasons as tourist boards and almanacs of the places publish them, a few days inside their limits.
    @Test(arguments: [
        ("Tromsø", 69.6492, 18.9553, (2025, 12, 21), SunState.polarNight),
        ("Tromsø", 69.6492, 18.9553, (2025, 11, 30), .polarNight),
        ("Tromsø", 69.6492, 18.9553, (2026, 1, 12), .polarNight),
        ("Tromsø", 69.6492, 18.9553, (2026, 5, 22), .polarDay),
        ("Tromsø", 69.6492, 18.9553, (2026, 7, 20), .polarDay),
        ("Longyearbyen", 78.2232, 15.6267, (2025, 10, 28), .polarNight),
        ("Longyearbyen", 78.2232, 15.6267, (2026, 2, 13), .polarNight),
        ("Longyearbyen", 78.2232, 15.6267, (2026, 4, 21), .polarDay),
        ("Longyearbyen", 78.2232, 15.6267, (2026, 8, 21), .polarDay),
        ("Murmansk", 68.9585, 33.0827, (2025, 12, 4), .polarNight),
        ("Murmansk", 68.9585, 33.0827, (2026, 1, 9), .polarNight),
        ("Murmansk", 68.9585, 33.0827, (2026, 6, 21), .polarDay),
        ("Rovaniemi", 66.5039, 25.7294, (2026, 6, 8), .polarDay),
        ("Rovaniemi", 66.5039, 25.7294, (2026, 7, 5), .polarDay),
        ("McMurdo", -77.8419, 166.6863, (2026, 6, 21), .polarNight),
        ("McMurdo", -77.8419, 166.6863, (2025, 12, 21), .polarDay),
        ("North Pole", 90, 0, (2026, 3, 25), .polarDay), ("North Pole", 90, 0, (2026, 9, 15), .polarDay),
        ("North Pole", 90, 0, (2026, 10, 1), .polarNight), ("South Pole", -90, 0, (2026, 3, 15), .polarDay),
        ("South Pole", -90, 0, (2026, 4, 1), .polarNight), ("South Pole", -90, 0, (2026, 12, 21), .polarDay),
    ]
    )
    func `tells polar day from polar night where the service sends no times`(
        place: String,
        latitude: Double,
        longitude: Double,
        date: (Int, Int, Int),
        expected: SunState
    ) {
        let noon = utc(date.0, date.1, date.2, 12)
        let zero = Date(timeIntervalSince1970: 0)
        let coordinate = Coordinate.at(latitude, longitude)

        #expect(SunState(sunrise: nil, sunset: nil, at: coordinate, on: noon) == expected, "\(place)")
        #expect(SunState(sunrise: zero, sunset: zero, at: coordinate, on: noon) == expected, "\(place)")
        #expect(SunState(sunrise: noon, sunset: noon, at: coordinate, on: noon) == expected, "\(place)")
    }

    @Test(arguments: [
        (0.0, (2026, 3, 20)), (0, (2026, 6, 21)), (51.5, (2026, 12, 21)), (-54.8019, (2026, 6, 21)),
        (-54.8019, (2025, 12, 21)),
        (69.6492, (2026, 3, 20)), (78.2232, (2026, 3, 20)), (64.1466, (2026, 12, 21)), (-33.9, (2026, 9, 22)),
    ]
    )
    func `does not guess where the sun crosses the horizon`(latitude: Double, date: (Int, Int, Int)) {
        let sut = SunState(sunrise: nil, sunset: nil, at: .at(latitude, 0), on: utc(date.0, date.1, date.2, 12))

        #expect(sut == .unknown)
        #expect(sut.isUp(at: utc(date.0, date.1, date.2, 12)) == nil)
    }

    @Test
    func `takes the services times wherever it sends two`() {
        let sunrise = utc(2026, 6, 21, 3, 43)
        let sunset = utc(2026, 6, 21, 20, 21)
        let sut = SunState(sunrise: sunrise, sunset: sunset, at: .at(90, 0), on: sunrise)

        #expect(sut == .risesAndSets(sunrise: sunrise, sunset: sunset))
        #expect(sut.sunrise == sunrise)
        #expect(sut.sunset == sunset)
    }

    @Test
    func `does not take one time or one at the epoch for a day of sun`() {
        let sunset = utc(2026, 6, 21, 20, 21)
        let epoch = Date(timeIntervalSince1970: 0)

        #expect(SunState(sunrise: nil, sunset: sunset, at: .at(51.5, 0), on: sunset) == .unknown)
        #expect(SunState(sunrise: sunset, sunset: nil, at: .at(51.5, 0), on: sunset) == .unknown)
        #expect(SunState(sunrise: epoch, sunset: sunset, at: .at(51.5, 0), on: sunset) == .unknown)
        #expect(SunState(sunrise: epoch, sunset: sunset, at: .at(75, 0), on: sunset) == .polarDay)
    }

    @Test(arguments: [
        (0, 3, 59, false), (0, 4, 0, true), (0, 12, 0, true), (0, 19, 59, true), (0, 20, 0, false),
        (0, 23, 0, false),
        (1, 12, 0, true), (4, 12, 0, true), (4, 2, 0, false), (-1, 12, 0, true), (-1, 21, 0, false),
    ]
    )
    func `is up from sunrise until sunset on any day`(day: Int, hour: Int, minute: Int, isUp: Bool) {
        let sut = SunState.risesAndSets(sunrise: utc(2026, 3, 20, 4), sunset: utc(2026, 3, 20, 20))

        #expect(sut.isUp(at: utc(2026, 3, 20 + day, hour, minute)) == isUp)
    }

    @Test(arguments: [(23, 0, true), (0, 15, true), (0, 45, false), (1, 45, true)]
    )
    func `is up through midnight where the sun sets after it`(hour: Int, minute: Int, isUp: Bool) {
        let sunset = utc(2026, 6, 21, 0, 30)
        let sunrise = utc(2026, 6, 21, 1, 30)

        #expect(
            SunState.risesAndSets(sunrise: sunrise, sunset: sunset).isUp(at: utc(2026, 6, 21, hour, minute)) == isUp
        )
    }

    @Test(arguments: [0, 6, 12, 18])
    func `is up all polar day and down all polar night`(hour: Int) {
        #expect(SunState.polarDay.isUp(at: utc(2026, 6, 21, hour)) == true)
        #expect(SunState.polarNight.isUp(at: utc(2026, 6, 21, hour)) == false)
        #expect(SunState.polarDay.sunrise == nil && SunState.polarNight.sunset == nil)
    }

    @Test(arguments: [
        SunState.polarDay, .polarNight, .unknown,
        .risesAndSets(sunrise: utc(2026, 1, 1, 8), sunset: utc(2026, 1, 1, 16)),
    ]
    )
    func `reads back from JSON`(sut: SunState) throws {
        #expect(try roundTrip(sut) == sut)
    }
}
