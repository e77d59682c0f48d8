import Foundation
import OpenWeatherCore
import Testing

@testable import QueryExample

@Suite("Rows of templates and tables")
struct RecordsTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)

    private static func air(_ pollutants: Pollutants) -> AirQuality {
        AirQuality(
            coordinate: Coordinate(clampingLatitude: 35.7, longitude: 139.7),
            date: date,
            pollutants: pollutants
        )
    }

    private func records(offset: UTCOffset?, pollutants: Pollutants = Pollutants()) -> Records {
        let air = Self.air(pollutants)
        let row = Row(
            place: "Tokyo",
            offset: offset,
            fetchedAt: Self.date,
            isStale: false,
            source: "OpenWeather",
            value: air
        )
        let format = ResponseFormat(units: .metric, temperatureUnit: .celsius)
        return Records(Field<AirQuality>.air, [row], format, now: Self.date)
    }

    @Test
    func `have the time of the place`() {
        let sut = records(offset: UTCOffset(seconds: 32_400))

        #expect(sut.texts.first?["time"] == "07:13")
        #expect(sut.texts.first?["date"] == "2023-11-15")
        #expect(sut.csv.contains("Tokyo,2023-11-14 22:13,2023-11-15 07:13,"))
    }

    @Test(arguments: [(0.0, "0.0 μg/m³"), (0.0188, "<0.1 μg/m³"), (0.05, "0.1 μg/m³"), (201.34, "201.3 μg/m³")])
    func `never say zero for little of a pollutant`(micrograms: Double, text: String) {
        let concentration = Concentration(microgramsPerCubicMeter: micrograms)
        let pollutants = Pollutants(nitrogenMonoxide: concentration)

        #expect(records(offset: nil, pollutants: pollutants).texts.first?["no"] == text)
        #expect(Response.lines(of: Self.air(pollutants)).last?.hasSuffix(" \(text)") == true)
    }

    @Test
    func `call the time UTC where that of the place is not known`() {
        let sut = records(offset: nil)

        #expect(sut.texts.first?["time"] == "22:13 UTC")
        #expect(sut.texts.first?["date"] == "2023-11-14 UTC")
        #expect(sut.csv.contains("Tokyo,2023-11-14 22:13,,"))
    }
}
