public import OpenWeatherCore
import OpenWeatherScreenKit

extension ConverterViewModel {
    /// Fills in the current temperature at `location` and closes the list of cities.
    ///
    /// When the weather cannot be loaded, the list stays and a notice gives the reason.
    public func citySelected(_ location: Location) async {
        let query = finder.text
        await fill(.city(location.id)) { [self] () async throws(WeatherError) in
            let cityWeather = try await cityWeather(at: location)
            if !Task.isCancelled, finder.text == query { finder.clear() }
            return cityWeather
        }
    }

    /// Fills in the current temperature at the location of the device, prompting for permission if that is undetermined;
    /// does nothing without a location provider.
    public func useCurrentLocationTapped() async {
        guard let locationProvider else { return }
        await fill(.device) { [self] () async throws(WeatherError) in
            let coordinate = try await locationProvider.coordinateOrLocationFailure(mayPrompt: true)
            let point = Location(name: "", country: nil, state: nil, coordinate: coordinate)
            let weather = try await cityWeather(at: point).weather
            // The response names the place, so no search for the name is needed.
            let place = Location(
                name: weather.value.name ?? "",
                country: weather.value.country,
                state: nil,
                coordinate: coordinate
            )
            return CityWeather(location: place, weather: weather)
        }
    }

    /// Fills in the temperature at the current place, unless a temperature is set or being loaded, or the screen says why
    /// the device could not be located.
    func fillInCurrentPlace() async {
        guard !isSet, !filling.isActive, converter.failure == nil || filled != .device else { return }
        await fill(.start) { [self] () async throws(WeatherError) in
            let preferences = try await useCases.getPreferences()
            guard !Task.isCancelled else { throw .cancelled }
            settings.apply(preferences)
            guard let location = preferences.currentLocation else { return nil }
            return try await cityWeather(at: location)
        }
    }

    private func cityWeather(at location: Location) async throws(WeatherError) -> CityWeather {
        let options = settings.environment.requestOptions
        let weather = try await useCases.getWeather(at: location, options: options, policy: .cacheFirst)
        return CityWeather(location: location, weather: weather)
    }

    /// Fills in the temperature that `source` returns, superseding any other load.
    ///
    /// Does nothing while the same temperature is being loaded.
    private func fill(
        _ what: Filling,
        from source: @escaping @MainActor () async throws(WeatherError) -> CityWeather?
    ) async {
        guard !filling.isActive || filled != what else { return }
        filled = what
        converter.failure = nil
        await filling.run { [self] in
            do throws(WeatherError) {
                let cityWeather = try await source()
                guard !Task.isCancelled, let cityWeather else { return }
                isSet = true
                let temperature = cityWeather.weather.value.temperature.atLeastAbsoluteZero
                converter = ConverterState(temperature: temperature, cityWeather: cityWeather)
            } catch {
                guard !Task.isCancelled else { return }
                converter.failure = error
            }
        }
    }
}
