public import Observation
package import OpenWeatherCore
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
/// ```swift
/// converter.celsiusText = "100"
/// print(converter.fahrenheitText, converter.sliderValue)
/// ```
///
/// Create the model with ``ConverterBuilder`` and keep it for as long as its view is shown.
@MainActor
@Observable
public final class ConverterViewModel: DismissibleScreen {
    /// The source of a temperature that is filled in.
    enum Filling: Hashable {
        /// The current place, when the screen first appears.
        case start
        /// The location of the device.
        case device
        /// A city from the search.
        case city(LocationID)
    }

    /// The temperature, and what is known about it.
    var converter = ConverterState()

    /// A Boolean value that indicates whether the user has set a temperature or one was filled in; only before that
    /// does the current place fill it in.
    @ObservationIgnored var isSet = false
    @ObservationIgnored private var memory = ContentMemory<ConverterInputs>()
    @ObservationIgnored private var exit = ScreenExit()
    /// The source being loaded, or the one loaded last.
    @ObservationIgnored var filled = Filling.start

    /// The use cases of the screen.
    @ObservationIgnored let useCases: ConverterUseCases
    /// The settings of the screens.
    @ObservationIgnored let settings: ScreenSettings
    @ObservationIgnored private let router: any ConverterRouting
    /// The source of the device's location; `nil` when the screen does not offer it.
    @ObservationIgnored let locationProvider: (any LocationProvider)?
    /// The search for cities.
    @ObservationIgnored let finder: LocationFinder
    /// The load that fills in a temperature.
    @ObservationIgnored let filling = LatestTask()

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

    /// The content to show, computed from the temperature and the settings.
    public var state: ConverterContent {
        let inputs = ConverterInputs(
            state: converter,
            query: finder.text,
            search: finder.state,
            isLocationAvailable: locationProvider != nil,
            isFilling: filling.isRunning,
            settingsURL: locationProvider?.settingsURL
        )
        return memory.content(of: inputs, in: settings.environment)
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
    /// Returns when this search has ended or a later text superseded it. An empty text cancels the search. The same text
    /// repeats a search that failed, so that the return key of the field can call it, too.
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
}
