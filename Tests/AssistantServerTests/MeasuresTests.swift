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
        (-0.02, "as warm now", "as warm now"), (0.04, "as warm now", "0.1 °F warmer now"),
        (-4.0, "4 °C colder now", "7.2 °F colder now"), (0.0, "as warm now", "as warm now"),
    ])
    func `say warmer or colder by the difference that they print`(kelvins: Double, metric: String, imperial: String) {
        #expect(Measures(units: .metric).text(ofDifferenceNow: kelvins) == metric)
        #expect(Measures(units: .imperial).text(ofDifferenceNow: kelvins) == imperial)
    }
}
