import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Air quality hours", .watched)
struct AirQualityHoursTests {
    @Test
    func `are the next 24 beginning with the present one`() async throws {
        let fixture = await AirQualityFixture.showing(.sample())

        let hours = try #require(fixture.content?.hours)
        #expect(hours.points.count == 24)
        #expect(hours.points.first?.date == SampleTime.measured)
        #expect(hours.points.last?.date == SampleTime.measured + 23 * 3600)
        #expect(hours.points.map(\.time).prefix(3) == ["13:00", "14:00", "15:00"])
        #expect(hours.points[11].time == "00:00")
        #expect(hours.points.map(\.id) == (0..<24).map { "airQuality.hour.\($0)" })
        #expect(hours.title.text == "Next 24 hours" && hours.title.accessibilityTraits == .header)
        #expect(hours.notice == nil)
        #expect(hours.emptiness == nil)
    }

    @Test
    func `move on with the time without a request`() async {
        let fixture = await AirQualityFixture.showing(.sample())

        fixture.time.advance(by: .seconds(3600))

        #expect(fixture.content?.hours.points.first?.time == "14:00")
        #expect(fixture.content?.hours.points.count == 24)
        #expect(fixture.hourPolicies.count == 1)
    }

    @Test
    func `have the label color and words of their band`() async throws {
        let entries = AirQualityIndex.allCases.map { index in
            AirQuality.sample(date: SampleTime.measured + Double(index.rawValue) * 3600, index: index)
        }
        let fixture = await AirQualityFixture.showing(.sample(), hours: entries)

        let hours = try #require(fixture.content?.hours)
        #expect(hours.points.map(\.value) == ["1", "2", "3", "4", "5"])
        #expect(hours.points.map(\.label) == ["Good", "Fair", "Moderate", "Poor", "Very Poor"])
        #expect(hours.points.map(\.color) == AirQualityIndex.allCases.map { AirQualityColor(.openWeather($0)) })
        #expect(hours.points.map(\.height) == [0.2, 0.4, 0.6, 0.8, 1])
        #expect(hours.points[4].accessibility == AccessibilityText(label: "18:00", value: "5, Very Poor"))
        #expect(hours.title.accessibility.value == "From Good to Very Poor")
    }

    @Test(arguments: [([9.0], [1.0]), ([9, 35.4], [0.5, 1]), ([9, 500], [0.1, 1])]
    )
    func `stand on the end of the worst band where the scale goes far beyond usual air`(
        particles: [Double],
        heights: [Double]
    ) async {
        let entries = particles.enumerated()
            .map { hour, value in
                AirQuality.sample(
                    date: SampleTime.measured + Double(hour) * 3600,
                    pollutants: .sample(pm2_5: value, ozone: 0)
                )
            }
        let fixture = await AirQualityFixture.showing(.sample(), hours: entries, on: .usEPA)

        #expect(fixture.content?.hours.points.map(\.height) == heights)
    }

    @Test
    func `of equal air speak of one band`() async {
        let entries = (0..<3).map { AirQuality.sample(date: SampleTime.measured + Double($0) * 3600, index: .poor) }
        let fixture = await AirQualityFixture.showing(.sample(), hours: entries)

        #expect(fixture.content?.hours.title.accessibility.value == "Poor")
    }

    @Test
    func `that nothing is known of keep their place with a dash`() async throws {
        let nothing = AirQuality.sample(
            date: SampleTime.measured + 3600,
            index: nil,
            pollutants: .sample(
                pm2_5: nil,
                pm10: nil,
                ozone: nil,
                nitrogenDioxide: nil,
                carbonMonoxide: nil,
                sulfurDioxide: nil
            )
        )
        let fixture = await AirQualityFixture.showing(.sample(), hours: [.sample(), nothing])

        let hour = try #require(fixture.content?.hours.points.last)
        #expect(hour.value == "–")
        #expect(hour.color == nil)
        #expect(hour.height == 0)
        #expect(hour.accessibility == AccessibilityText(label: "14:00", value: "not available"))
        #expect(fixture.content?.hours.title.accessibility.value == "Fair")
    }

    @Test
    func `that the service left out are left out in order of time`() async {
        let entries = [5.0, 1, 30, -2].map { AirQuality.sample(date: SampleTime.measured + $0 * 3600) }
        let fixture = await AirQualityFixture.showing(.sample(), hours: entries)

        #expect(fixture.content?.hours.points.map(\.time) == ["14:00", "18:00"])
    }

    @Test
    func `that are all past are said to be missing`() async throws {
        let old = AirQuality.sample(date: SampleTime.measured - 86_400)
        let fixture = await AirQualityFixture.showing(.sample(), hours: [old])

        let hours = try #require(fixture.content?.hours)
        #expect(hours.points.isEmpty)
        #expect(hours.emptiness?.text == "There is no hourly forecast for this place at the moment.")
        #expect(hours.title.accessibility.value == nil)
        #expect(!hours.isPlaceholder)
    }
}
