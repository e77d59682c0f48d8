import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherWidgetFeature

/// The widget in its sizes and states.
@MainActor
struct WidgetSamples {
    /// What the samples are made from.
    let stage: Stage

    /// The section of the page.
    var section: ScreenSection {
        get async throws {
            let chosen = stage.preferences(favorites: Stage.favorites)
            let usual = provider(chosen, weather: stage.source)
            let fahrenheit = provider(stage.preferences(units: .imperial), weather: stage.source)
            let old = provider(stage.preferences(), weather: outdated)
            let empty = provider(stage.newcomer, weather: stage.source)
            let failing = provider(stage.preferences(), weather: broken)
            return ScreenSection(
                id: Anchor.widget,
                title: stage.texts.widget,
                samples: [
                    await sample("small", stage.texts.small, .small, usual),
                    await sample("medium", stage.texts.medium, .medium, usual),
                    await sample("large", stage.texts.large, .large, usual),
                    await sample("imperial", stage.texts.imperial, .medium, fahrenheit),
                    await sample("outdated", stage.texts.outdated, .small, old),
                    await sample("outdated-medium", stage.texts.outdated, .medium, old),
                    sample("placeholder", stage.texts.loading, usual.placeholder(.small).content),
                    sample("placeholder-medium", stage.texts.loading, usual.placeholder(.medium).content),
                    await sample("choose", stage.texts.idle, .medium, empty),
                    await sample("failed", stage.texts.failed, .medium, failing),
                ]
            )
        }
    }

    private var outdated: ScriptedWeatherRepository {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(Fetched(stage.weather.value, at: Stage.before, from: .stale(.offline)))
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
            deviceLocale: stage.settings(preferences).environment.locale,
            timeZone: .gmt,
            now: { Stage.now }
        )
    }
}
