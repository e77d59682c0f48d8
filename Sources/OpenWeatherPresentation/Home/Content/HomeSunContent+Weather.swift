import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeSunContent {
    /// What the sun does on the day of an observation.
    init(_ weather: CurrentWeather, _ texts: HomeTexts, in environment: ScreenEnvironment) {
        let note = { (text: String) in TextContent(id: HomeContent.ID.sun, text: text) }
        switch weather.sun {
        case .risesAndSets(let sunrise, let sunset):
            let time = environment.formats.time(at: weather.utcOffset)
            self.init(
                sunrise: MetricContent(
                    id: HomeContent.ID.sunrise,
                    label: texts.sunrise,
                    value: SpokenText(time(sunrise)),
                    symbolName: "sunrise"
                ),
                sunset: MetricContent(
                    id: HomeContent.ID.sunset,
                    label: texts.sunset,
                    value: SpokenText(time(sunset)),
                    symbolName: "sunset"
                ),
                note: nil
            )
        case .polarDay: self.init(sunrise: nil, sunset: nil, note: note(texts.polarDay))
        case .polarNight: self.init(sunrise: nil, sunset: nil, note: note(texts.polarNight))
        case .unknown: self.init(sunrise: nil, sunset: nil, note: note(texts.sunUnknown))
        }
    }
}
