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
            let usual = provider(chosen, weather: scene.source, SceneComparison())
            let fahrenheit = provider(scene.preferences(units: .imperial), weather: scene.source)
            let old = provider(scene.preferences(), weather: outdated)
            let empty = provider(scene.newcomer, weather: scene.source)
            let failing = provider(scene.preferences(), weather: broken)
            let texts = scene.texts
            return ScreenSection(
                id: Anchor.widget,
                title: texts.widget,
                views: [
                    view(
                        "loaded",
                        texts.loaded,
                        [
                            await sample("small", texts.small, .small, usual),
                            await sample("medium", texts.medium, .medium, usual),
                            await sample("large", texts.large, .large, usual),
                            await sample("inline", texts.inline, .inline, usual),
                            await sample("circular", texts.circular, .circular, usual),
                            await sample("rectangular", texts.rectangular, .rectangular, usual),
                        ]
                    ),
                    view("imperial", texts.imperial, [await sample("fahrenheit", texts.medium, .medium, fahrenheit)]),
                    view(
                        "outdated",
                        texts.outdated,
                        [
                            await sample("outdated-small", texts.small, .small, old),
                            await sample("outdated-medium", texts.medium, .medium, old),
                            await sample("outdated-inline", texts.inline, .inline, old),
                            await sample("outdated-circular", texts.circular, .circular, old),
                            await sample("outdated-rectangular", texts.rectangular, .rectangular, old),
                        ]
                    ),
                    view(
                        "sample",
                        texts.sample,
                        [
                            sample("sample-small", texts.small, usual.placeholder(.small).content),
                            sample("sample-large", texts.large, usual.placeholder(.large).content),
                            sample("sample-rectangular", texts.rectangular, usual.placeholder(.rectangular).content),
                        ]
                    ),
                    view(
                        "idle",
                        texts.idle,
                        [
                            await sample("idle-medium", texts.medium, .medium, empty),
                            await sample("idle-rectangular", texts.rectangular, .rectangular, empty),
                        ]
                    ),
                    view(
                        "failed",
                        texts.failed,
                        [
                            await sample("failed-medium", texts.medium, .medium, failing),
                            await sample("failed-rectangular", texts.rectangular, .rectangular, failing),
                        ]
                    ),
                ]
            )
        }
    }

    private var outdated: ScriptedWeatherRepository {
        let weather = ScriptedWeatherRepository()
        weather.forecast.always(scene.oldForecast)
        weather.currentWeather.always(scene.oldWeather)
        return weather
    }

    private var broken: ScriptedWeatherRepository {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.always(failure: .offline)
        weather.forecast.always(failure: .offline)
        return weather
    }

    private func view(_ id: String, _ title: String, _ samples: [ScreenSample]) -> ScreenView {
        ScreenView(id: "widget-\(id)", title: title, samples: samples)
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

    private func provider(
        _ preferences: Preferences,
        weather: any WeatherRepository,
        _ comparison: SceneComparison? = nil
    ) -> WidgetTimelineProvider {
        WidgetTimelineProvider(
            weather: weather,
            preferences: InMemoryPreferencesStore(preferences),
            comparison: comparison,
            fetchesForecast: true,
            deviceLocale: scene.settings(preferences).environment.locale,
            timeZone: .gmt,
            now: { Scene.now }
        )
    }
}
