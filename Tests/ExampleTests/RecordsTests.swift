import Foundation
import OpenWeatherCore
import Testing

@testable import QueryExample

@Suite("Rows of templates and tables")
struct RecordsTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)
    private static let format = ResponseFormat(units: .metric, temperatureUnit: .celsius)

    private static func row<Value>(_ place: String, _ offset: UTCOffset?, _ value: Value) -> Row<Value> {
        Row(place: place, offset: offset, fetchedAt: date, isStale: false, source: "OpenWeather", value: value)
    }

    private static func air(_ pollutants: Pollutants) -> AirQuality {
        AirQuality(
            coordinate: Coordinate(clampingLatitude: 35.7, longitude: 139.7),
            date: date,
            pollutants: pollutants
        )
    }

    private func records(offset: UTCOffset?, pollutants: Pollutants = Pollutants()) -> Records {
        let air = Self.air(pollutants)
        let row = Self.row("Tokyo", offset, air)
        return Records(Field<AirQuality>.air, [row], Self.format, now: Self.date)
    }

    /// The weather now, with the sun and an amount of rain.
    private func weather(offset: UTCOffset? = .utc, rain: PrecipitationAmount? = nil) -> Records {
        let weather = CurrentWeather(
            coordinate: Coordinate(clampingLatitude: 37.56, longitude: -122.32),
            date: Self.date,
            utcOffset: offset,
            sun: .risesAndSets(sunrise: Self.date.addingTimeInterval(-28_800), sunset: Self.date),
            elements: WeatherElements(temperature: Temperature(celsius: 11), rain: rain)
        )
        let row = Self.row("San Mateo", offset, weather)
        return Records(Field<CurrentWeather>.now, [row], Self.format, now: Self.date)
    }

    /// Returns a field of the only row of CSV.
    private func field(_ column: String, of records: Records) -> String? {
        guard let index = records.header.firstIndex(of: column), let row = CSV.records(in: records.csv).last,
            row.fields.indices.contains(index)
        else { return nil }
        return row.fields[index]
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

    @Test(arguments: [
        (UTCOffset(seconds: -28_800), "06:13", "14:13", "06:13"), (nil, "14:13 UTC", "22:13 UTC", ""),
    ])
    func `have the sun on the clocks of the place or in UTC`(
        offset: UTCOffset?,
        sunrise: String,
        sunset: String,
        cell: String
    ) {
        let sut = weather(offset: offset)

        #expect(sut.texts.first?["sunrise"] == sunrise)
        #expect(sut.texts.first?["sunset"] == sunset)
        #expect(field("sunrise_local", of: sut) == cell)
        #expect(field("sunset_local", of: sut)?.isEmpty == (offset == nil))
    }

    @Test(arguments: [(UTCOffset.utc, "", ""), (nil, " UTC", ", days of UTC")])
    func `have days of the place or of UTC`(offset: UTCOffset?, zone: String, heading: String) throws {
        let elements = WeatherElements(temperature: Temperature(celsius: 11))
        let entry = ForecastEntry(date: Self.date, utcOffset: offset, elements: elements)
        let city = ForecastCity(coordinate: Coordinate(clampingLatitude: 1, longitude: 2), utcOffset: offset)
        let forecast = Forecast(city: city, entries: [entry])
        let row = Self.row("1,2", offset, try #require(forecast.days.first))
        let sut = Records(Field<ForecastDay>.days, [row], Self.format, now: Self.date)

        #expect(sut.texts.first?["date"] == "2023-11-14\(zone)")
        #expect(field("date_local", of: sut) == "2023-11-14")
        let lines = Response.lines(ofDays: forecast, count: 1, Self.format)
        #expect(lines.first?.hasSuffix("from steps of three hours\(heading)") == true)
    }

    @Test(arguments: [1, 3])
    func `have the hours of an amount of rain`(hours: Int) {
        let sut = weather(rain: PrecipitationAmount(depth: Precipitation(millimeters: 3), hours: hours))

        #expect(sut.texts.first?["rain"] == "3.0 mm in \(hours) h")
        #expect(field("rain_millimeters", of: sut) == "3")
        #expect(field("rain_hours", of: sut) == "\(hours)")
        #expect(field("snow_hours", of: sut) == "")
    }
}
