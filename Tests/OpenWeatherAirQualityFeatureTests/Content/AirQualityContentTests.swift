import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Air quality content", .watched)
struct AirQualityContentTests {
    @Test(
        arguments: zip(AirQualityIndex.allCases, ["Good", "Fair", "Moderate", "Poor", "Very Poor"])
    )
    func `names the services index`(index: AirQualityIndex, label: String) async throws {
        let fixture = await AirQualityFixture.showing(.sample(index: index))

        let content = try #require(fixture.content)
        #expect(content.index.value.text == "\(index.rawValue)")
        #expect(content.index.label == label)
        #expect(content.index.value.accessibility.label == "Air quality index")
        #expect(content.index.value.accessibility.value == "\(index.rawValue) out of 5, \(label)")
        #expect(content.index.note?.text.hasPrefix("OpenWeather’s own index") == true)
        #expect(content.bands.filter(\.isCurrent).map(\.label) == [label])
    }

    @Test(arguments: [
        // 20 μg/m³ of fine particles: the service's 10–25, the US 9.1–35.4 and the European 15–50.
        (AirQualityScale.openWeather, "2", "Fair"), (.usEPA, "71", "Moderate"), (.european, "3", "Moderate"),
    ]
    )
    func `tells the same air on each scale`(scale: AirQualityScale, value: String, label: String) async throws {
        let fixture = await AirQualityFixture.showing(.sample(pollutants: .sample(pm2_5: 20, ozone: 30)))

        fixture.sut.indexScaleChanged(scale)

        let content = try #require(fixture.content)
        #expect(content.index.value.text == value)
        #expect(content.index.label == label)
        #expect(content.index.dominant?.text == "Main pollutant: Fine particles")
        #expect(content.scales.filter(\.isSelected).map(\.scale) == [scale])
        #expect(content.bands.map(\.label).contains(label))
        #expect(content.bands.count == (scale == .openWeather ? 5 : 6))
        #expect(fixture.policies.count == 1)
    }

    @Test
    func `speaks of the end of the scale only where it is one of levels`() async {
        let quality = AirQuality.sample(pollutants: .sample(pm2_5: 20, ozone: 30))
        let fixture = await AirQualityFixture.showing(quality, on: .european)
        let european = fixture.content?.index.value.accessibility.value

        fixture.sut.indexScaleChanged(.usEPA)

        #expect(european == "3 out of 6, Moderate")
        #expect(fixture.content?.index.value.accessibility.value == "71, Moderate")
    }

    @Test(arguments: [
        (AirQualityScale.usEPA, AirQualityIndex?.some(.good), "1, 8 and 24 hours"),
        (.european, .some(.good), "measuring stations"), (.openWeather, nil, "computed from the concentrations"),
    ]
    )
    func `says what an estimate rests on`(scale: AirQualityScale, index: AirQualityIndex?, words: String) async {
        let fixture = await AirQualityFixture.showing(.sample(index: index), on: scale)

        #expect(fixture.content?.index.note?.text.contains(words) == true)
    }

    @Test(arguments: TextLanguage.allCases, [(hours: 24, isOfMeans: true), (17, false), (0, false)])
    func `says whether the US index is of a day or of an hour`(
        language: TextLanguage,
        past: (hours: Int, isOfMeans: Bool)
    ) {
        let air = AirQuality.sample(pollutants: .sample(pm2_5: 20, ozone: 30))
        let hours = (0..<past.hours)
            .map { age in
                AirQuality(
                    coordinate: air.coordinate,
                    date: air.date - Double(age) * 3_600,
                    pollutants: Pollutants(pm2_5: Concentration(microgramsPerCubicMeter: 100))
                )
            }
        let history = AirQualityHistory(
            coordinate: air.coordinate,
            period: air.date - 86_400..<air.date + 1,
            hours: hours
        )
        func content(_ past: AirQualityHistory?, on scale: AirQualityScale = .usEPA) -> AirQualityContent {
            AirQualityContent(
                .sample(air),
                past: past.map { .sample($0) },
                at: .lisbon,
                on: scale,
                in: .sample(language)
            )
        }
        let notes = AirQualityTexts.texts(in: language).notes

        let sut = content(history)

        #expect(sut.index.note?.text == notes[past.isOfMeans ? .longerMeans : .hourInPlaceOfLongerMeans, .usEPA])
        #expect((sut.index.value.text == content(nil).index.value.text) == !past.isOfMeans)
        // 100 μg/m³ of fine particles: (200 − 151) / (125.4 − 55.5) × (100 − 55.5) + 151 = 182.2.
        if past.isOfMeans, language == .english { #expect(sut.index.value.text == "182") }
        #expect(content(history, on: .european) == content(nil, on: .european))
    }

    @Test(arguments: AirQualityScale.allCases)
    func `gives the advice of the band`(scale: AirQualityScale) async throws {
        let fixture = await AirQualityFixture.showing(.sample(), on: scale)

        let content = try #require(fixture.content)
        let current = try #require(content.bands.first { $0.isCurrent })
        #expect(content.index.advice?.text == current.advice)
        #expect(current.accessibility.label == "\(current.label), current level")
        #expect(current.accessibility.value == current.advice)
        #expect(Set(content.bands.map(\.advice)).count == content.bands.count)
        #expect(content.bands.first?.advice == "Enjoy being outdoors as usual.")
        #expect(content.bands.map(\.id) == (1...content.bands.count).map { "airQuality.band.\($0)" })
    }

    @Test
    func `gives the range of every band`() async {
        let fixture = await AirQualityFixture.showing(.sample(), on: .usEPA)
        let us = fixture.content?.bands.map(\.range)

        fixture.sut.indexScaleChanged(.european)

        #expect(us == ["0–50", "51–100", "101–150", "151–200", "201–300", "301–500"])
        #expect(fixture.content?.bands.map(\.range) == ["1", "2", "3", "4", "5", "6"])
    }

    @Test
    func `lists the pollutants in order each with its own band`() async throws {
        let quality = AirQuality.sample(
            pollutants: .sample(
                pm2_5: 5.5,
                pm10: 51,
                ozone: 141,
                nitrogenDioxide: 250.4,
                carbonMonoxide: 4_400,
                sulfurDioxide: 0.64,
                ammonia: 0.2,
                nitrogenMonoxide: 0.02
            )
        )
        let fixture = await AirQualityFixture.showing(quality)

        let content = try #require(fixture.content)
        #expect(content.pollutants.map(\.symbol) == ["PM₂.₅", "PM₁₀", "O₃", "NO₂"])
        #expect(content.pollutants.map(\.label) == ["Good", "Moderate", "Poor", "Very Poor"])
        #expect(content.morePollutants.pollutants.map(\.symbol) == ["CO", "SO₂", "NH₃", "NO"])
        #expect(content.morePollutants.pollutants.map(\.label) == ["Fair", "Good", nil, nil])
        #expect(
            (content.pollutants + content.morePollutants.pollutants).map { $0.value.replacing("\u{A0}", with: " ") }
                == [
                    "5.5 μg/m³", "51 μg/m³", "141 μg/m³", "250 μg/m³", "4400 μg/m³", "0.64 μg/m³", "0.2 μg/m³",
                    "0.02 μg/m³",
                ]
        )
        #expect(content.pollutants[0].id == "airQuality.pollutant.pm2_5")
        #expect(content.pollutants[0].accessibility.label == "Fine particles")
        #expect(content.pollutants[0].accessibility.value == "5.5 micrograms per cubic metre, Good")
        #expect(content.morePollutants.pollutants[2].accessibility.value == "0.2 micrograms per cubic metre")
    }

    @Test(arguments: [
        (0, "0"), (0.004, "<0.01"), (0.005, "0.01"), (0.994, "0.99"), (0.996, "1"), (1, "1"), (1.04, "1"),
        (1.06, "1.1"), (99.94, "99.9"), (99.96, "100"), (1234.5, "1235"),
    ]
    )
    func `writes concentrations the more precisely the smaller they are`(value: Double, expected: String) async {
        let fixture = await AirQualityFixture.showing(.sample(pollutants: .sample(pm2_5: value)))

        let text = fixture.content?.pollutants.first?.value.replacing("\u{A0}", with: "").replacing(" ", with: "")
        #expect(text == "\(expected)μg/m³")
    }

    @Test
    func `speaks one microgram and less than a hundredth of one`() async {
        let fixture = await AirQualityFixture.showing(.sample(pollutants: .sample(pm2_5: 1, pm10: 0.001)))

        #expect(fixture.content?.pollutants[0].accessibility.value == "1 microgram per cubic metre, Good")
        #expect(
            fixture.content?.pollutants[1].accessibility.value
                == "less than 0.01 micrograms per cubic metre, Good"
        )
    }

    @Test(arguments: [nil, -0.1, .nan, .infinity])
    func `shows a dash for what is missing negative or no number`(value: Double?) async throws {
        let fixture = await AirQualityFixture.showing(.sample(pollutants: .sample(nitrogenDioxide: value)))

        let row = try #require(fixture.content?.pollutants[3])
        #expect(row.value == "–")
        #expect(row.label == nil)
        #expect(row.color == nil)
        #expect(row.accessibility.value == "not available")
    }

    @Test(arguments: AirQualityScale.allCases)
    func `shows a dash in place of an index that nothing supports`(scale: AirQualityScale) async throws {
        let nothing = Pollutants.sample(
            pm2_5: nil,
            pm10: nil,
            ozone: nil,
            nitrogenDioxide: nil,
            carbonMonoxide: nil,
            sulfurDioxide: nil
        )
        let fixture = await AirQualityFixture.showing(.sample(index: nil, pollutants: nothing), on: scale)

        let index = try #require(fixture.content?.index)
        #expect(index.value.text == "–")
        #expect(index.label == "not available")
        #expect(index.value.accessibility.value == "not available")
        #expect(index.color == nil)
        #expect(index.advice == nil)
        #expect(index.note == nil)
        #expect(fixture.content?.bands.contains { $0.isCurrent } == false)
    }

    @Test
    func `trusts the services index over its concentrations`() async {
        let fixture = await AirQualityFixture.showing(.sample(index: .veryPoor, pollutants: .sample()))

        #expect(fixture.index == "5")
        #expect(fixture.content?.index.dominant?.text == "Main pollutant: Ozone")
    }

    @Test(arguments: ["", "  "])
    func `shows the coordinates of a place without a name`(name: String) async {
        let place = Location(name: name, country: nil, state: nil, coordinate: .lisbon)
        let fixture = await AirQualityFixture.showing(.sample(), .sample(currentLocation: place))

        #expect(fixture.content?.name.text.contains("38.72°") == true)
        #expect(fixture.content?.name.accessibility.label.contains("north") == true)
    }

    @Test
    func `has the same layout before anything is there`() async throws {
        let fixture = AirQualityFixture(scale: .european)

        let content = try #require(fixture.content)
        #expect(content.isPlaceholder)
        #expect(content.index.value.accessibility.label == "Loading")
        #expect(content.pollutants.map(\.value) == ["––", "––", "––", "––"])
        #expect(content.pollutants.map(\.accessibility.value) == Array(repeating: "Loading", count: 4))
        #expect(content.hours.points.count == 24)
        #expect(content.hours.isPlaceholder)
        #expect(content.bands.count == 6)
        #expect(content.notice == nil)
    }

    @Test
    func `names the scales and marks the one that is shown`() async throws {
        let fixture = await AirQualityFixture.showing(.sample(), on: .usEPA)

        let scales = try #require(fixture.content?.scales)
        #expect(scales.map(\.title) == ["OpenWeather", "US AQI (EPA)", "European index"])
        #expect(scales.map(\.id) == ["openWeather", "usEPA", "european"].map { "airQuality.scale.\($0)" })
        #expect(scales[1].accessibility == AccessibilityText(label: "US AQI (EPA)", value: "selected"))
        #expect(scales[0].accessibility.hint == "Shows the air quality on this scale")
    }

    @Test
    func `has every identifier once`() async throws {
        let fixture = await AirQualityFixture.showing(.sample())

        let content = try #require(fixture.content)
        let parts = [content.name.id, content.measured.id, content.updated.id, content.index.value.id]
        let rows = (content.pollutants + content.morePollutants.pollutants).map(\.id) + content.scales.map(\.id)
        let charts = content.hours.points.map(\.id) + content.bands.map(\.id) + [content.hours.title.id]
        let buttons = [fixture.sut.actions.back.id, fixture.sut.actions.refresh.id, content.morePollutants.toggle.id]
        let all = parts + rows + charts + buttons
        #expect(Set(all).count == all.count)
        #expect(all.allSatisfy { $0.hasPrefix("airQuality.") })
    }
}
