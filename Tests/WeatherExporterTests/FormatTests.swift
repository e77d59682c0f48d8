import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import WeatherExporter

@Suite("Lines, tables and calendars")
struct FormatTests {
    @Test
    func `a line has an escaped place, the fields that are known and the date`() throws {
        #expect(
            InfluxLines.text(of: [try SampleBoard.place()])
                == "openweather_weather,place=Ponta\\ \"Delgada\"\\,\\ A/ temperature_celsius=21.5 1700000000000000000\n"
        )
    }

    @Test
    func `a mark with an accent over it is escaped as the mark is`() throws {
        let place = try SampleBoard.place("A\"\u{301},\u{301} \u{301}\\\u{301}")
        var calendar = CalendarText()
        calendar.add("SUMMARY", text: "A;\u{301},\u{301}\\\u{301}")

        #expect(
            InfluxLines.text(of: [place])
                == "openweather_weather,place=A\"\u{301}\\,\u{301}\\ \u{301}/\u{301} temperature_celsius=21.5 "
                + "1700000000000000000\n"
        )
        #expect(
            SampleBoard.metrics(SampleBoard.snapshot(place))
                .contains("openweather_temperature_celsius{place=\"A\\\"\u{301},\u{301} \u{301}\\\\\u{301}\"} 21.5")
        )
        #expect(calendar.text == "SUMMARY:A\\;\u{301}\\,\u{301}\\\\\u{301}\r\n")
    }

    @Test
    func `a line is left out without a date that fits`() throws {
        var place = try SampleBoard.place()
        place.weather = place.weather?
            .map {
                var weather = $0
                weather.date = Date(timeIntervalSince1970: 1e18)
                return weather
            }

        #expect(InfluxLines.text(of: [place]).isEmpty)
    }

    @Test
    func `a table has a quoted name and an empty field for what is missing`() throws {
        let now = SampleTime.fetched.addingTimeInterval(90)
        let sut = WeatherTable(places: [try SampleBoard.place()], now: now, showsCoordinates: true)

        let rows = sut.text.components(separatedBy: "\r\n")

        #expect(
            rows[0]
                .hasPrefix("place,latitude,longitude,observed,age_seconds,stale,condition,temperature_celsius,feels_")
        )
        #expect(rows[1].hasPrefix(#""Ponta ""Delgada"", A\",38.72,-9.14,20231114T221320Z,90.0,1,,21.5,,"#))
        #expect(rows.count == 3 && rows[2].isEmpty)
    }

    @Test
    func `a table has the age of the air beside that of the weather`() throws {
        var place = try SampleBoard.place("Home")
        place.air = Fetched(AirQuality.sample(), at: SampleTime.fetched, from: .network, source: .madeUp)
            .fresh(until: SampleTime.fetched + 30, returnedAt: SampleTime.fetched)

        let sut = WeatherTable(places: [place], now: SampleTime.fetched + 45, showsCoordinates: false)

        let rows = sut.text.components(separatedBy: "\r\n")
        #expect(rows[0].hasSuffix(",uv_age_seconds,uv_stale,air_age_seconds,air_stale"))
        #expect(rows[1].hasPrefix("Home,20231114T221320Z,45.0,0,"))
        #expect(rows[1].hasSuffix(",,,45.0,1"))
    }

    @Test(arguments: [("+Lisbon", "'+Lisbon,"), ("-1+1", "'-1+1,"), ("@A1", "'@A1,"), ("Lisbon", "Lisbon,")])
    func `a table has no name of which a spreadsheet makes a formula`(name: String, field: String) throws {
        let sut = WeatherTable(places: [try SampleBoard.place(name)], now: SampleTime.fetched, showsCoordinates: false)

        #expect(sut.text.components(separatedBy: "\r\n")[1].hasPrefix(field))
    }

    @Test
    func `a calendar has days and alerts with the same identifiers at every refresh`() throws {
        var place = try SampleBoard.place()
        place.forecast = SampleBoard.fetched(.sample())
        let alert = WeatherAlert(
            id: "a",
            event: "Storm; coast, north",
            start: Date(timeIntervalSince1970: 1_700_000_000),
            end: Date(timeIntervalSince1970: 1_700_003_600),
            texts: [.init(text: "One\r\nTwo\u{7}")]
        )
        place.alerts = SampleBoard.fetched(WeatherAlerts([alert]))

        let sut = WeatherCalendar(places: [place], now: SampleTime.fetched, unit: .celsius, language: .english).text

        #expect(sut.contains("\r\nDTSTART;VALUE=DATE:2"))
        #expect(sut.contains("\r\nDTSTART:20231114T221320Z\r\nDTEND:20231114T231320Z\r\n"))
        #expect(sut.contains(#"SUMMARY:Ponta "Delgada"\, A\\: Storm\; coast\, north"#))
        #expect(sut.contains(#"DESCRIPTION:One\nTwo\nSource: Made-up weather\, 2026-05-28 12:04 UTC"#))
        #expect(sut.contains(" to ") && !sut.contains("–"))
        let ids = sut.matches(of: /UID:(\S+)/).map(\.1)
        #expect(Set(ids).count == ids.count)
        #expect(ids.last?.hasPrefix("alert-af63dc4c8601ec8c-") == true)
        let later = SampleTime.fetched + 1
        #expect(WeatherCalendar(places: [place], now: later, unit: .celsius, language: .english).text == sut)
    }

    @Test(arguments: [(0, [false, false]), (2, [true, true]), (7, [true]), (49, [])] as [(Double, [Bool])])
    func `a calendar marks what is out of date and leaves out what is too old`(hours: Double, marks: [Bool]) throws {
        var place = try SampleBoard.place("Home")
        place.forecast = SampleBoard.fetched(.sample(entries: [.sample()]))
        let alert = WeatherAlert(id: "", start: SampleTime.fetched, end: SampleTime.fetched)
        place.alerts = SampleBoard.fetched(WeatherAlerts([alert]))
        let now = SampleTime.fetched.addingTimeInterval(hours * 3600)

        let sut = WeatherCalendar(places: [place], now: now, unit: .celsius, language: .english).text

        let lines = sut.components(separatedBy: "\r\n")
        #expect(lines.filter { $0.hasPrefix("SUMMARY:") }.map { $0.hasSuffix(" (out of date)") } == marks)
        let notes = lines.count { $0.hasPrefix("DESCRIPTION:Out of date.") }
        #expect(notes == marks.count { $0 })
    }

    @Test(arguments: [1e18, -1e18, .infinity, -.infinity, .nan])
    func `no number and no date ends the program`(number: Double) throws {
        let date = Date(timeIntervalSince1970: number)
        let elements = WeatherElements(
            temperature: Temperature(celsius: number),
            pressure: Pressure(hectopascals: number),
            rain: PrecipitationAmount(depth: Precipitation(millimeters: number), hours: .min)
        )
        var place = try SampleBoard.place("A", elements)
        place.weather = place.weather?
            .map {
                var weather = $0
                weather.date = date
                return weather
            }
        place.forecast = SampleBoard.fetched(.sample(entries: [.sample(date: date) { $0 = elements }]))
        place.alerts = SampleBoard.fetched(WeatherAlerts([WeatherAlert(id: "", start: date, end: date)]))

        let texts = [
            InfluxLines.text(of: [place]),
            WeatherTable(places: [place], now: date, showsCoordinates: false).text,
            WeatherCalendar(places: [place], now: SampleTime.fetched, unit: .celsius, language: .english).text,
            SampleBoard.metrics(SampleBoard.snapshot(place), after: number).joined(),
        ]

        #expect(texts.allSatisfy { !$0.contains("inf ") && !$0.contains("nan ") })
    }

    @Test
    func `a long line is folded between characters`() {
        var sut = CalendarText()
        let text = String(repeating: "ü日😀", count: 40)

        sut.add("SUMMARY", text: text)

        let lines = sut.text.components(separatedBy: "\r\n").dropLast()
        #expect(lines.count > 4)
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.joined().replacing(" ", with: "") == "SUMMARY:\(text)")
    }
}
