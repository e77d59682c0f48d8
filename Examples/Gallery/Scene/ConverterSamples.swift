import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The temperature converter in its states.
@MainActor
struct ConverterSamples {
    /// The weather and the place of the samples.
    let scene: Scene

    /// One temperature of each band, in degrees Fahrenheit.
    private static let temperatures = [("cold", 14.0), ("mild", 59), ("warm", 77), ("hot", 104)]

    /// The section of the page with all samples.
    var section: ScreenSection {
        get async throws {
            ScreenSection(
                id: Anchor.converter,
                title: scene.texts.converter,
                samples: [await filled] + bands + [await cities, await unavailable, await refused, invalid]
            )
        }
    }

    private var filled: ScreenSample {
        get async {
            let screen = screen(scene.preferences(), weather: scene.source)
            await screen.onAppear()
            return sample("filled", scene.texts.filledIn, screen)
        }
    }

    private var bands: [ScreenSample] {
        Self.temperatures.map { id, fahrenheit in
            let screen = screen(scene.preferences(), weather: scene.source)
            screen.fahrenheitChanged(fahrenheit)
            return sample(id, screen.state.bandName.text, screen)
        }
    }

    private var cities: ScreenSample {
        get async {
            let screen = screen(scene.preferences(), weather: scene.source)
            screen.fahrenheitChanged(68)
            await screen.cityQueryChanged(text: "Par")
            return sample("cities", scene.texts.results, screen)
        }
    }

    private var unavailable: ScreenSample {
        get async {
            let weather = ScriptedWeatherRepository()
            weather.currentWeather.always(failure: .offline)
            let screen = screen(scene.preferences(), weather: weather)
            await screen.onAppear()
            return sample("unavailable", scene.texts.unavailable, screen)
        }
    }

    private var refused: ScreenSample {
        get async {
            let screen = screen(scene.preferences(), weather: scene.source, device: scene.refusedLocation)
            await screen.useCurrentLocationTapped()
            return sample("refused", scene.texts.locationRefused, screen)
        }
    }

    private var invalid: ScreenSample {
        let preferences = scene.preferences()
        let screen = screen(preferences, weather: scene.source)
        // In the digits of the reader, as the rest of the screen.
        screen.celsiusChanged(scene.settings(preferences).environment.formats.number(-300).text)
        return sample("invalid", scene.texts.invalidInput, screen)
    }

    private func sample(_ id: String, _ title: String, _ screen: ConverterViewModel) -> ScreenSample {
        let name = "converter-\(id)"
        return ScreenSample(id: name, title: title, markup: ConverterPage.markup(screen.state, named: name))
    }

    private func screen(
        _ preferences: Preferences,
        weather: any WeatherRepository,
        device: StubLocationProvider = StubLocationProvider(.lisbon)
    ) -> ConverterViewModel {
        let geocoding = ScriptedGeocodingRepository()
        geocoding.named.always([.paris])
        return ConverterBuilder(
            geocoding: geocoding,
            weather: weather,
            preferences: InMemoryPreferencesStore(preferences),
            locationProvider: device,
            clock: ImmediateClock()
        )
        .makeViewModel(settings: scene.settings(preferences), router: scene.router)
    }
}
