import Foundation
import OpenWeatherCore
import Testing

@testable import WeatherExporter

@Suite("Metrics of places")
struct WeatherMetricsTests {
    @Test
    func `have base units and escaped names`() throws {
        let elements = WeatherElements(
            temperature: Temperature(celsius: 21.5),
            humidity: Percentage(percent: 50),
            pressure: Pressure(hectopascals: 1_013),
            rain: PrecipitationAmount(depth: Precipitation(millimeters: 10.8), hours: 3)
        )

        let sut = SampleBoard.metrics(SampleBoard.snapshot(try SampleBoard.place(SampleBoard.name, elements)))

        let labels = #"{place="Ponta \"Delgada\", A\\"}"#
        #expect(sut.contains("openweather_temperature_celsius\(labels) 21.5"))
        #expect(sut.contains("openweather_humidity_ratio\(labels) 0.5"))
        #expect(sut.contains("openweather_pressure_pascals\(labels) 101300.0"))
        #expect(sut.contains("openweather_rain_rate_meters_per_second\(labels) 1e-06"))
    }

    @Test
    func `leave out what is missing or not a number`() throws {
        let elements = WeatherElements(
            temperature: Temperature(celsius: 21.5),
            wind: Wind(speed: Speed(metersPerSecond: .infinity))
        )

        let sut = SampleBoard.metrics(SampleBoard.snapshot(try SampleBoard.place("A", elements)))
            .filter { $0.contains(#"place="A""#) }.map { $0.prefix { $0 != "{" } }

        #expect(sut == ["openweather_temperature_celsius", "openweather_age_seconds", "openweather_stale"])
    }

    @Test
    func `of the air have a label for the pollutant`() throws {
        var place = try SampleBoard.place("A")
        let pollutants = Pollutants(pm2_5: Concentration(microgramsPerCubicMeter: 8))
        place.air = SampleBoard.fetched(
            AirQuality(coordinate: SampleBoard.point, date: .distantPast, index: .fair, pollutants: pollutants)
        )

        let sut = SampleBoard.metrics(SampleBoard.snapshot(place))

        #expect(sut.contains(#"openweather_air_quality_index{place="A"} 2.0"#))
        #expect(sut.contains(#"openweather_pollutant_grams_per_cubic_meter{place="A",pollutant="pm2_5"} 8e-06"#))
    }

    @Test(arguments: [(59.0, "0.0"), (60.0, "1.0")])
    func `tell the age and whether it is beyond the lifetime`(age: Double, stale: String) throws {
        let sut = SampleBoard.metrics(SampleBoard.snapshot(try SampleBoard.place("A")), after: age)

        #expect(sut.contains(#"openweather_age_seconds{place="A",product="weather"} \#(age)"#))
        #expect(sut.contains(#"openweather_stale{place="A",product="weather"} \#(stale)"#))
    }

    @Test
    func `have coordinates where they are asked for`() throws {
        let snapshot = SampleBoard.snapshot(try SampleBoard.place("A"))
        let line = #"openweather_place_info{place="A",latitude="38.72",longitude="-9.14"} 1.0"#

        #expect(SampleBoard.metrics(snapshot, showsCoordinates: true).contains(line))
        #expect(!SampleBoard.metrics(snapshot).contains { $0.contains("38.72") })
    }

    @Test
    func `count calls and failures from zero`() {
        var snapshot = SampleBoard.snapshot()
        snapshot.calls[.oneCall3] = 2
        snapshot.failures[.offline] = 3

        let sut = SampleBoard.metrics(snapshot)

        #expect(sut.contains(#"openweather_calls_total{plan="account"} 0.0"#))
        #expect(sut.contains(#"openweather_calls_total{plan="oneCall3"} 2.0"#))
        #expect(sut.contains(#"openweather_refresh_failures_total{kind="offline"} 3.0"#))
        #expect(sut.contains(#"openweather_refresh_failures_total{kind="timed_out"} 0.0"#))
    }

    @Test
    func `name a counter after its format`() {
        let text = SampleBoard.metrics(SampleBoard.snapshot())
        let open = SampleBoard.metrics(SampleBoard.snapshot(), .openMetrics)

        #expect(text.contains("# TYPE openweather_calls_total counter"))
        #expect(text.contains("# TYPE openweather_exporter_build_info gauge"))
        #expect(open.contains("# TYPE openweather_calls counter"))
        #expect(open.contains("# TYPE openweather_exporter_build info"))
        #expect(open.last == "# EOF")
        #expect(!text.contains("# EOF"))
    }

    @Test(
        arguments: [
            (nil, false), ("*/*", false), ("text/plain;version=0.0.4", false), ("application/openmetrics-text", true),
            ("application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1", true),
            ("application/openmetrics-text; q=0.3, text/plain; q=0.8", false),
            ("application/openmetrics-text;q=0", false),
        ] as [(String?, Bool)]
    )
    func `are OpenMetrics for a client that prefers them`(accept: String?, isOpen: Bool) {
        #expect((MetricFormat(accept: accept) == .openMetrics) == isOpen)
    }
}
