import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import OpenWeatherScreenMocks

/// The parts with their sample contents.
@MainActor
struct PartsSamples {
    /// The edition and the texts of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        ScreenSection(
            id: Anchor.parts,
            title: scene.texts.parts,
            samples: [
                sample("standard", scene.texts.lookStandard, .standard),
                sample("contrast", scene.texts.lookContrast, .highContrast),
                sample("spectrum", scene.texts.lookSpectrum, .spectrum),
                sample("paper", scene.texts.lookPaper, .paper),
            ]
        )
    }

    private func sample(_ id: String, _ title: String, _ look: WeatherLook) -> ScreenSample {
        let edition = scene.edition
        let environment = ScreenEnvironment(
            language: Language(code: edition.language.rawValue),
            locale: Locale(identifier: edition.localeName),
            units: edition.isAmerican ? .imperial : .metric,
            timeZone: .gmt,
            activities: .standard,
            now: { Scene.now }
        )
        let page = PartsPage(
            home: .sample(in: environment),
            forecast: .sample(in: environment),
            air: .sample(in: environment),
            place: .sample(in: environment),
            prompt: .sample(in: environment),
            failure: FailureContent(id: "parts.failure", .offline, in: environment),
            action: ActionContent(id: "parts.air", title: scene.texts.airQuality, symbolName: "aqi.medium"),
            look: look
        )
        let name = "\(Anchor.parts)-\(id)"
        return ScreenSample(id: name, title: title, markup: page.markup(named: name))
    }
}
