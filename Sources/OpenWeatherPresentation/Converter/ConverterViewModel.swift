public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the temperature converter: a slider, two fields, and the current temperature of a place.
///
/// A view shows ``state`` and calls the event methods. A temperature set by hand always wins: it cancels one that is
/// being loaded. Cancelling the task of an event cancels its work.
///
/// A toolkit with bindings uses the properties that can be set instead, such as ``celsiusText``. Setting one takes effect
/// before the assignment returns, so that no keystroke is lost however fast they come. The value that is on show already
/// changes nothing, because toolkits write a binding again when a field loses its focus.
///
/// Create the model with ``ConverterBuilder`` and keep it for as long as its view is shown.
@MainActor
@Observable
public final class ConverterViewModel: DismissibleScreen {
    /// The source of a temperature that is filled in.
    private enum Filling: Hashable {
        /// The current place, when the screen first appears.
        case start
        /// The location of the device.
        case device
        /// A city from the search.
        case city(LocationID)
    }

    private var converter = ConverterState()

    /// Whether the user has set a temperature or one was filled in; only before that does the current place fill it in.
    @ObservationIgnored private var isSet = false
    @ObservationIgnored private var exit = ScreenExit()
    /// The source being loaded, or the one loaded last.
    @ObservationIgnored private var filled = Filling.start

    @ObservationIgnored private let useCases: ConverterUseCases
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any ConverterRouting
    @ObservationIgnored private let locationProvider: (any LocationProvider)?
    @ObservationIgnored private let finder: LocationFinder
    @ObservationIgnored private let filling = LatestTask()

    /// Creates a view model; without a provider the screen does not offer the device's location.
    package init(
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

    // MARK: - State

    /// The content to show, computed from the temperature and the settings each time it is read.
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

    // MARK: - Two-way values

    /// The position of the slider in degrees Fahrenheit, limited to its range.
    ///
    /// Setting it does what `fahrenheitChanged(_:)` does with a number.
    public var sliderValue: Double {
        get { converter.sliderValue }
        set { if newValue != sliderValue { fahrenheitChanged(newValue) } }
    }

    /// The text of the Fahrenheit field: as it was typed, or the temperature formatted for the locale.
    ///
    /// Setting it does what `fahrenheitChanged(_:)` does with a text.
    public var fahrenheitText: String {
        get { text(in: .fahrenheit) }
        set { if newValue != fahrenheitText { fahrenheitChanged(newValue) } }
    }

    /// The text of the Celsius field: as it was typed, or the temperature formatted for the locale.
    ///
    /// Setting it does what `celsiusChanged(_:)` does with a text.
    public var celsiusText: String {
        get { text(in: .celsius) }
        set { if newValue != celsiusText { celsiusChanged(newValue) } }
    }

    /// The text in the search field for a city.
    ///
    /// Setting it shows the text and sends no request; call ``cityQueryChanged()`` afterwards, for example in a task that
    /// restarts with every change of the text. An empty text ends the search.
    public var cityQuery: String {
        get { finder.text }
        set { if newValue != finder.text { finder.setText(newValue) } }
    }

    // MARK: - Events

    /// Fills in the temperature at the current place, unless a temperature was set before.
    public func onAppear() async {
        exit.open()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.finder.resume() }
            group.addTask { await self.fillInCurrentPlace() }
        }
    }

    /// Sets the temperature from the slider.
    ///
    /// Temperatures below absolute zero become absolute zero; values beyond a million degrees are ignored.
    ///
    /// - Parameter fahrenheit: The temperature in degrees Fahrenheit.
    public func fahrenheitChanged(_ fahrenheit: Double) {
        set(Temperature(fahrenheit, in: .fahrenheit))
    }

    /// Sets the temperature.
    ///
    /// Temperatures below absolute zero become absolute zero; values beyond a million degrees are ignored.
    ///
    /// - Parameter celsius: The temperature in degrees Celsius.
    public func celsiusChanged(_ celsius: Double) {
        set(Temperature(celsius: celsius))
    }

    /// Sets the temperature from the text of the Fahrenheit field; a text that is not a number leaves it unchanged.
    public func fahrenheitChanged(_ text: String) {
        type(text, in: .fahrenheit)
    }

    /// Sets the temperature from the text of the Celsius field; a text that is not a number leaves it unchanged.
    public func celsiusChanged(_ text: String) {
        type(text, in: .celsius)
    }

    /// Searches for a city once the typing pauses.
    ///
    /// Returns when this search has ended or a later text superseded it. An empty text cancels the search.
    public func cityQueryChanged(text: String) async {
        await finder.textChanged(text)
    }

    /// Searches for the city in ``cityQuery`` once the typing pauses.
    ///
    /// Returns when this search has ended or a later text superseded it. Does nothing when the cities for this text are on
    /// show, or the search for it has failed.
    public func cityQueryChanged() async {
        await finder.search()
    }

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

    /// Fills in the current temperature at the location of the device; does nothing without a location provider.
    public func useCurrentLocationTapped() async {
        guard let locationProvider else { return }
        await fill(.device) { [self] () async throws(WeatherError) in
            let coordinate = try await locationProvider.coordinateOrLocationFailure()
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

    /// Returns to the previous screen; a second call before the next appearance does nothing.
    public func backTapped() {
        guard end() else { return }
        router.dismiss()
    }

    /// Cancels the work of the screen after it was left without its back button.
    public func dismissed() { _ = end() }

    /// Cancels the work of the screen; returns whether it was still there.
    private func end() -> Bool {
        guard exit.take() else { return false }
        finder.cancel()
        filling.cancel()
        return true
    }

    // MARK: - Input

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

    private func text(in unit: Temperature.Unit) -> String {
        TemperatureScales(converter, in: settings.environment).text(in: unit)
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
