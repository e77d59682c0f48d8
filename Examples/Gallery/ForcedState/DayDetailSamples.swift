import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// A day of the forecast in its states.
@MainActor
struct DayDetailSamples {
    /// What the samples are made from.
    let forcedState: ForcedState

    /// The section of the page.
    var section: ScreenSection {
        get async throws {
            let answered = ScriptedWeatherRepository()
            answered.forecast.always(forcedState.forecast)
            let failing = ScriptedWeatherRepository()
            failing.forecast.always(failure: .server(status: nil))
            return ScreenSection(
                id: Anchor.dayDetail,
                title: forcedState.texts.dayDetail,
                samples: [
                    await sample("loaded", forcedState.texts.loaded, day(1), answered),
                    await loading,
                    await sample("missing", forcedState.texts.missingDay, day(-1), answered),
                    await sample("failed", forcedState.texts.failed, day(1), failing),
                ]
            )
        }
    }

    private var loading: ScreenSample {
        get async {
            let gate = Gate()
            let weather = ScriptedWeatherRepository()
            weather.forecast.always(forcedState.forecast, after: gate)
            let screen = screen(day(1), weather)
            return await forcedState.look(at: gate) {
                await screen.onAppear()
            } _: {
                sample("loading", forcedState.texts.loading, screen)
            }
        }
    }

    private func day(_ offset: Int) -> LocalDay {
        (forcedState.forecast.value.city.utcOffset ?? .utc).day(of: ForcedState.now).advanced(by: offset)
    }

    private func sample(
        _ id: String,
        _ title: String,
        _ day: LocalDay,
        _ weather: ScriptedWeatherRepository
    ) async -> ScreenSample {
        let screen = screen(day, weather)
        await screen.onAppear()
        return sample(id, title, screen)
    }

    private func sample(_ id: String, _ title: String, _ screen: DayDetailViewModel) -> ScreenSample {
        ScreenSample(id: "day-\(id)", title: title, markup: DayDetailPage.markup(screen.state, screen.actions))
    }

    private func screen(_ day: LocalDay, _ weather: ScriptedWeatherRepository) -> DayDetailViewModel {
        let store = InMemoryPreferencesStore(forcedState.preferences())
        return DayDetailBuilder(source: ForecastSource(weather: weather, preferences: store))
            .makeViewModel(for: day, settings: forcedState.settings(forcedState.preferences()), router: forcedState.router)
    }
}
