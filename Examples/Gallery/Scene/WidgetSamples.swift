import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherWidgetFeature

/// The widget in its sizes and states.
@MainActor
struct WidgetSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            let chosen = scene.preferences(favorites: Scene.favorites)
            let usual = provider(chosen, weather: scene.source)
            let fahrenheit = provider(scene.preferences(units: .imperial), weather: scene.source)
            let old = provider(scene.preferences(), weather: outdated)
            let empty = provider(scene.newcomer, weather: scene.source)
            let failing = provider(scene.preferences(), weather: broken)
            return ScreenSection(
                id: Anchor.widget,
                title: scene.texts.widget,
                samples: [
                    await sample("small", scene.texts.small, .small, usual),
                    await sample("medium", scene.texts.medium, .medium, usual),
                    await sample("large", scene.texts.large, .large, usual),
                    await sample("inline", scene.texts.inline, .inline, usual),
                    await sample("circular", scene.texts.circular, .circular, usual),
                    await sample("rectangular", scene.texts.rectangular, .rectangular, usual),
                    await sample("imperial", scene.texts.imperial, .medium, fahrenheit),
                    await sample("outdated", scene.texts.outdated, .small, old),
                    await sample("outdated-medium", scene.texts.outdated, .medium, old),
                    await sample("outdated-inline", scene.texts.outdated, .inline, old),
                    await sample("outdated-circular", scene.texts.outdated, .circular, old),
                    await sample("outdated-rectangular", scene.texts.outdated, .rectangular, old),
                    sample("sample", scene.texts.sample, usual.placeholder(.small).content),
                    sample("sample-large", scene.texts.sample, usual.placeholder(.large).content),
                    sample("sample-rectangular", scene.texts.sample, usual.placeholder(.rectangular).content),
                    await sample("choose", scene.texts.idle, .medium, empty),
                    await sample("choose-rectangular", scene.texts.idle, .rectangular, empty),
                    await sample("failed", scene.texts.failed, .medium, failing),
                    await sample("failed-rectangular", scene.texts.failed, .rectangular, failing),
                ]
            )
        }
    }

    private var outdated: ScriptedWeatherRepository {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(
            Fetched(scene.weather.value, at: Scene.before, from: .stale(.offline), source: .openWeather)
        )
        return weather
    }

    private var broken: ScriptedWeatherRepository {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(failure: .offline)
        return weather
    }

    private func sample(
        _ id: String,
        _ title: String,
        _ family: WidgetSize,
        _ provider: WidgetTimelineProvider
    ) async -> ScreenSample {
        let timeline = await provider.timeline(family)
        return sample(id, title, timeline.entries.first?.content ?? provider.placeholder(family).content)
    }

    private func sample(_ id: String, _ title: String, _ content: WidgetContent) -> ScreenSample {
        ScreenSample(id: "widget-\(id)", title: title, markup: WidgetPage.markup(content))
    }

    private func provider(_ preferences: Preferences, weather: any WeatherRepository) -> WidgetTimelineProvider {
        WidgetTimelineProvider(
            weather: weather,
            preferences: InMemoryPreferencesStore(preferences),
            deviceLocale: scene.settings(preferences).environment.locale,
            timeZone: .gmt,
            now: { Scene.now }
        )
    }
}
