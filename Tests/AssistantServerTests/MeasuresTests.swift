import OpenWeatherCore
import Testing

@testable import AssistantServer

@Suite("Measures of the server for assistants")
struct MeasuresTests {
    @Test(arguments: [
        (40.0, "0.04 km", "0.02 mi"), (150.0, "0.15 km", "0.09 mi"), (4_940.0, "4.9 km", "3.1 mi"),
        (10_000.0, "10 km", "6.2 mi"),
    ]
    )
    func `have more digits for the visibility in fog`(meters: Double, metric: String, imperial: String) {
        let visibility = Length(meters: meters)

        #expect(Measures(units: .metric).text(visibility) == metric)
        #expect(Measures(units: .imperial).text(visibility) == imperial)
    }

    @Test(arguments: [
        (0.0, "0 mm", "0 in"), (0.004, "<0.01 mm", "<0.001 in"), (0.01, "0.01 mm", "<0.001 in"),
        (0.25, "0.25 mm", "0.01 in"), (12.7, "12.7 mm", "0.5 in"),
    ])
    func `never say zero for a trace of rain`(millimeters: Double, metric: String, imperial: String) {
        let depth = Precipitation(millimeters: millimeters)
        let amount = PrecipitationAmount(depth: depth, hours: 1)

        #expect(Measures(units: .metric).text(depth) == metric)
        #expect(Measures(units: .imperial).text(amount) == "\(imperial) in 1 h")
    }

    @Test
    func `have a number for a trace of rain`() {
        #expect(Measures(units: .metric).number(Precipitation(millimeters: 0.004)) == .number(0.004))
        #expect(Measures(units: .imperial).number(Precipitation(millimeters: 0.01)) == .number(0.0004))
    }

    @Test(arguments: [
        (0.0, "0"), (0.0002, "<0.001"), (0.0188, "0.019"), (0.25, "0.25"), (5.46, "5.5"), (201.3, "201.3"),
    ])
    func `have more digits for little of a pollutant`(micrograms: Double, text: String) {
        let concentration = Concentration(microgramsPerCubicMeter: micrograms)

        #expect(Measures.text(micrograms, decimals: Measures.decimals(of: concentration)) == text)
    }

    @Test(arguments: [
        (-0.02, "as warm now", "as warm now"), (0.04, "as warm now", "0.1 °F warmer now"),
        (-4.0, "4 °C colder now", "7.2 °F colder now"), (0.0, "as warm now", "as warm now"),
    ])
    func `say warmer or colder by the difference that they print`(kelvins: Double, metric: String, imperial: String) {
        #expect(Measures(units: .metric).text(ofDifferenceNow: kelvins) == metric)
        #expect(Measures(units: .imperial).text(ofDifferenceNow: kelvins) == imperial)
    }
}
