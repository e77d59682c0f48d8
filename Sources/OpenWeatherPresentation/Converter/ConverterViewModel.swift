public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The temperature converter: a slider, two fields, and the temperature at a place to fill in.
///
/// A view shows ``state`` and calls the event methods. Whatever the user sets by hand wins: it cancels a temperature
/// that is being fetched. Cancelling the task of an event cancels its work.
@MainActor
@Observable
public final class ConverterViewModel {
    /// Whose temperature is being fetched.
    private enum Filling: Hashable {
        /// That of the place the screen begins with.
        case start
        /// That of the device's own place.
        case device
        /// That of a city.
        case city(LocationID)
    }

    private var converter = ConverterState()

    /// Whether the temperature was set by the user or filled in; the screen begins with a place only when it was not.
    @ObservationIgnored private var isSet = false
    @ObservationIgnored private var exit = ScreenExit()
    /// What is being filled in, or was last.
    @ObservationIgnored private var filled = Filling.start

    @ObservationIgnored private let useCases: ConverterUseCases
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any ConverterRouting
    @ObservationIgnored private let locationProvider: (any LocationProvider)?
    @ObservationIgnored private let finder: LocationFinder
    @ObservationIgnored private let filling = LatestTask()

    /// Creates the screen; without a provider it does not offer the device's own place.
    public init(
        useCases: ConverterUseCases,
        settings: ScreenSettings,
        router: any ConverterRouting,
        locationProvider: (any LocationProvider)?,
        debounce: Duration,
        clock: any Clock<Duration>
    ) {
        self.useCases = useCases
        self.settings = settings
        self.router = router
        self.locationProvider = locationProvider
        finder = LocationFinder(searchLocations: useCases.searchLocations, delay: debounce, clock: clock)
    }

    // MARK: - What is shown

    /// What is shown now, made anew from the temperature and the settings each time it is read.
    public var state: ConverterContent {
        ConverterContent(
            converter,
            query: finder.text,
            search: finder.state,
            isLocationAvailable: locationProvider != nil,
            isFilling: filling.isRunning,
            in: settings.environment
        )
    }

    // MARK: - Events

    /// Begins with the temperature at the place the user chose last, unless a temperature was set already.
    public func onAppear() async {
        exit.screenAppeared()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.finder.resume() }
            group.addTask { await self.fillInCurrentPlace() }
        }
    }

    /// Takes a temperature from the slider, in degrees Fahrenheit; absolute zero is the floor.
    public func fahrenheitChanged(_ fahrenheit: Double) {
        set(Temperature(fahrenheit, in: .fahrenheit))
    }

    /// Takes a temperature in degrees Celsius; absolute zero is the floor.
    public func celsiusChanged(_ celsius: Double) {
        set(Temperature(celsius: celsius))
    }

    /// Takes what is typed into the field in degrees Fahrenheit; what is no number leaves the temperature as it is.
    public func fahrenheitChanged(_ text: String) {
        type(text, in: .fahrenheit)
    }

    /// Takes what is typed into the field in degrees Celsius; what is no number leaves the temperature as it is.
    public func celsiusChanged(_ text: String) {
        type(text, in: .celsius)
    }

    /// Searches for a city once the typing pauses.
    ///
    /// Ends when the search for this text ended or when a later text took over. An empty text ends the search.
    public func cityQueryChanged(text: String) async {
        await finder.textChanged(text)
    }

    /// Fills in the temperature at `location` and closes the list; when there is none, a notice says so and the list
    /// stays.
    public func citySelected(_ location: Location) async {
        let query = finder.text
        await fill(.city(location.id)) { [self] () async throws(WeatherError) in
            let cityWeather = try await cityWeather(at: location)
            if !Task.isCancelled, finder.text == query { finder.clear() }
            return cityWeather
        }
    }

    /// Fills in the temperature at the device's own place.
    public func useCurrentLocationTapped() async {
        guard let locationProvider else { return }
        await fill(.device) { [self] () async throws(WeatherError) in
            let coordinate = try await locationProvider.coordinateOrLocationFailure()
            let point = Location(name: "", country: nil, state: nil, coordinate: coordinate)
            let weather = try await cityWeather(at: point).weather
            // The answer names the place, which spares a search for it.
            let place = Location(
                name: weather.value.name ?? "",
                country: weather.value.country,
                state: nil,
                coordinate: coordinate
            )
            return CityWeather(location: place, weather: weather)
        }
    }

    /// Goes back.
    public func backTapped() {
        guard exit.take() else { return }
        finder.cancel()
        filling.cancel()
        router.dismiss()
    }

    // MARK: - Setting by hand

    private func set(_ temperature: Temperature) {
        guard abs(temperature.celsius) <= TypedNumber.limit else { return }
        takeOver()
        converter = ConverterState(temperature: temperature.atLeastAbsoluteZero)
    }

    private func type(_ text: String, in unit: Temperature.Unit) {
        takeOver()
        let typed = TypedTemperature(text, in: unit, locale: settings.environment.locale)
        guard let temperature = typed.temperature else {
            converter.typed = typed
            return
        }
        converter = ConverterState(temperature: temperature, typed: typed)
    }

    private func takeOver() {
        isSet = true
        filling.cancel()
    }

    // MARK: - Filling in

    private func fillInCurrentPlace() async {
        guard !isSet, !filling.isActive else { return }
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

    /// Fills in what `source` finds, in place of anything else; ignored while the same is being fetched already.
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
