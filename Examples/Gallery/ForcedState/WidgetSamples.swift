import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherWidgetFeature

/// The widget in its sizes and states.
@MainActor
struct WidgetSamples {
    /// What the samples are made from.
    let forcedState: ForcedState

    /// The section of the page.
    var section: ScreenSection {
        get async throws {
            let chosen = forcedState.preferences(favorites: ForcedState.favorites)
            let usual = provider(chosen, weather: forcedState.source)
            let fahrenheit = provider(forcedState.preferences(units: .imperial), weather: forcedState.source)
            let old = provider(forcedState.preferences(), weather: outdated)
            let empty = provider(forcedState.newcomer, weather: forcedState.source)
            let failing = provider(forcedState.preferences(), weather: broken)
            return ScreenSection(
                id: Anchor.widget,
                title: forcedState.texts.widget,
                samples: [
                    await sample("small", forcedState.texts.small, .small, usual),
                    await sample("medium", forcedState.texts.medium, .medium, usual),
                    await sample("large", forcedState.texts.large, .large, usual),
                    await sample("imperial", forcedState.texts.imperial, .medium, fahrenheit),
                    await sample("outdated", forcedState.texts.outdated, .small, old),
                    await sample("outdated-medium", forcedState.texts.outdated, .medium, old),
                    sample("placeholder", forcedState.texts.loading, usual.placeholder(.small).content),
                    sample("placeholder-medium", forcedState.texts.loading, usual.placeholder(.medium).content),
                    await sample("choose", forcedState.texts.idle, .medium, empty),
                    await sample("failed", forcedState.texts.failed, .medium, failing),
                ]
            )
        }
    }

    private var outdated: ScriptedWeatherRepository {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(Fetched(forcedState.weather.value, at: ForcedState.before, from: .stale(.offline)))
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
            deviceLocale: forcedState.settings(preferences).environment.locale,
            timeZone: .gmt,
            now: { ForcedState.now }
        )
    }
}
