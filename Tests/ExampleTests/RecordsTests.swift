import Foundation
import OpenWeatherCore
import Testing

@testable import QueryExample

@Suite("Rows of templates and tables")
struct RecordsTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)

    private func records(offset: UTCOffset?) -> Records {
        let air = AirQuality(coordinate: Coordinate(clampingLatitude: 35.7, longitude: 139.7), date: Self.date)
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

    @Test
    func `call the time UTC where that of the place is not known`() {
        let sut = records(offset: nil)

        #expect(sut.texts.first?["time"] == "22:13 UTC")
        #expect(sut.texts.first?["date"] == "2023-11-14 UTC")
        #expect(sut.csv.contains("Tokyo,2023-11-14 22:13,,"))
    }
}
