import Foundation
import OpenWeather
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Every recorded reading of the air through repository, use case and view model to content.
@MainActor
@Suite(
    "Recorded air on the screen",
    .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
    .watched
)
struct RecordedAirContentTests {
    @Test(arguments: RecordedFiles.names(in: "air_pollution"))
    func `shows its index and every pollutant in every language`(name: String) async throws {
        let screens = try RecordedScreens("air_pollution", name, at: "/data/2.5/air_pollution")
        let reading = try #require(screens.json["list"].array.first)
        let moment = try #require(reading["dt"].moment)
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(failure: .offline)
        for language in TextLanguage.allCases {
            let settings = try await screens.settings(language, now: moment)
            let builder = AirQualityBuilder(
                airQuality: screens.client.repositories.airQuality,
                weather: weather,
                preferences: screens.preferences
            )
            let sut = builder.makeViewModel(settings: settings, router: RouterSpy())
            await sut.onAppear()

            let content = try #require(sut.state.content)
            let shown = content.pollutants + content.morePollutants.pollutants
            let index = try #require(reading["main"]["aqi"].number)
            #expect(content.index.value.text == settings.environment.formats.number(index, fractionDigits: 0...0).text)
            for pollutant in shown {
                let amount = try #require(reading["components"][pollutant.pollutant.rawValue].number)
                if language == .english {
                    let number = pollutant.value.prefix { $0.isNumber || ".,<".contains($0) }.replacing(",", with: "")
                    let value = try #require(Double(number.replacing("<", with: "")))
                    #expect(abs(value - amount) <= 0.5, "\(pollutant.value) for \(amount)")
                }
            }
            #expect(shown.count == reading["components"].object.count)
        }
    }
}
