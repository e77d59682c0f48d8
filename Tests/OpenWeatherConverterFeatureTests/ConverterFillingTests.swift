import Foundation
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Filling in a temperature", .watched)
struct ConverterFillingTests {
    private func weather(_ celsius: Double, name: String? = "Lisbon") -> CurrentWeather {
        .sample(name: name) { $0.temperature = Temperature(celsius: celsius) }
    }

    @Test
    func `begins with the place the user chose last`() async {
        let fixture = ConverterFixture(place: .lisbon)
        fixture.weather.currentWeather.always(weather(18.4))

        await fixture.sut.onAppear()

        #expect(fixture.scales == ["65.12", "18.4", "291.55\u{A0}K"])
        #expect(fixture.sut.state.place?.text == "Temperature in Lisbon")
        #expect(fixture.sut.state.notice == nil)
        #expect(
            fixture.weather.calls == [
                .currentWeather(
                    .coordinate(.lisbon),
                    options: RequestOptions(units: .metric, language: .english),
                    policy: .cacheFirst
                )
            ]
        )
    }

    @Test
    func `requests nothing without a place`() async {
        let fixture = ConverterFixture()

        await fixture.sut.onAppear()

        #expect(fixture.weather.calls.isEmpty)
        #expect(fixture.sut.state.celsius.text == "22.22")
        #expect(fixture.sut.state.loading == nil)
    }

    @Test
    func `leaves alone what was set when the screen comes back`() async {
        let fixture = ConverterFixture(place: .lisbon)
        fixture.sut.celsiusChanged(5.0)

        await fixture.sut.onAppear()

        #expect(fixture.sut.state.celsius.text == "5")
        #expect(fixture.weather.calls.isEmpty)
    }

    /// A tap may come before the screen has begun.
    @Test
    func `goes on to say why the device was not found when the screen begins`() async {
        let fixture = ConverterFixture(place: .lisbon)
        fixture.provider.setPermission(.refused)
        await fixture.sut.useCurrentLocationTapped()

        await fixture.sut.onAppear()

        #expect(fixture.sut.state.locationHelp?.notice.text.isEmpty == false)
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test
    func `says when the saved place cannot be read`() async {
        let fixture = ConverterFixture(place: .lisbon)
        fixture.store.setFailure(.storage(.unreadable(name: "preferences.json")))

        await fixture.sut.onAppear()
        #expect(fixture.sut.state.notice?.text.isEmpty == false)

        fixture.sut.fahrenheitChanged(32.0)

        #expect(fixture.sut.state.celsius.text == "0")
        #expect(fixture.sut.state.notice == nil)
    }

    @Test
    func `fills in the temperature of the city that is chosen and closes the list`() async {
        let fixture = ConverterFixture()
        fixture.geocoding.named.always([.tokyo, .paris])
        fixture.weather.currentWeather.always(weather(-40))
        await fixture.search("Tok")
        #expect(fixture.sut.state.cities.places.map(\.title) == ["Tokyo", "Paris"])
        #expect(fixture.sut.state.cities.places.map(\.identifier) == ["converter.city.0", "converter.city.1"])

        await fixture.sut.citySelected(.tokyo)

        #expect(fixture.scales == ["−40", "−40", "233.15\u{A0}K"])
        #expect(fixture.sut.state.place?.text == "Temperature in Tokyo")
        #expect(fixture.sut.state.cities == .none)
        #expect(fixture.sut.state.cityField.text == "")
        #expect(fixture.weather.calls.count == 1)
    }

    @Test
    func `costs one search for a burst of typing`() async {
        let fixture = ConverterFixture()
        fixture.geocoding.named.always([])
        var calls: [Task<Void, Never>] = []

        for text in ["T", "To", "Tok"] {
            calls.append(await fixture.type(text))
            fixture.clock.advance(by: .milliseconds(399))
        }
        fixture.clock.advance(by: .milliseconds(1))
        for call in calls { await call.value }

        #expect(fixture.geocoding.calls == [.named("Tok", limit: 5, policy: .cacheFirst)])
        guard case .noResults = fixture.sut.state.cities else {
            Issue.record("not empty")
            return
        }
    }

    @Test(arguments: [
        WeatherError.offline, .timedOut, .server(status: 503), .missingKey, .invalidKey(.unknownOrInactive),
        .notFound,
        .rateLimited(retryAfter: .seconds(3)),
    ]
    )
    func `keeps the slider working and says so when the weather is not available`(error: WeatherError) async {
        let fixture = ConverterFixture()
        fixture.geocoding.named.always([.tokyo])
        fixture.weather.currentWeather.always(failure: error)
        await fixture.search("Tok")

        await fixture.sut.citySelected(.tokyo)

        let state = fixture.sut.state
        #expect(state.notice?.text.hasSuffix("You can still set the temperature yourself.") == true)
        #expect(state.notice?.kind == (error == .offline ? .offline : .failure))
        #expect(state.cities.places.count == 1)
        #expect(state.celsius.text == "22.22")
        #expect(state.loading == nil)

        fixture.sut.fahrenheitChanged(50.0)

        #expect(fixture.sut.state.celsius.text == "10")
        #expect(fixture.sut.state.notice == nil)
    }

    @Test
    func `keeps the temperature of a place when the next one fails`() async {
        let fixture = ConverterFixture()
        fixture.weather.currentWeather.enqueue(weather(7))
        fixture.weather.currentWeather.enqueue(failure: .offline)

        await fixture.sut.citySelected(.lisbon)
        await fixture.sut.citySelected(.tokyo)

        #expect(fixture.sut.state.celsius.text == "7")
        #expect(fixture.sut.state.place?.text == "Temperature in Lisbon")
        #expect(fixture.sut.state.notice?.kind == .offline)
    }

    @Test
    func `says when the temperature is not up to date`() async {
        let fixture = ConverterFixture()
        let old = Fetched(weather(7), at: SampleTime.fetched - 7200, from: .stale(.offline), source: .openWeather)
        fixture.weather.currentWeather.always(old)

        await fixture.sut.citySelected(.lisbon)

        #expect(fixture.sut.state.notice?.text == "You’re offline. Updated 2 hours ago.")
        #expect(fixture.sut.state.celsius.text == "7")
    }

    @Test
    func `lets the place go when the temperature is set by hand`() async {
        let fixture = ConverterFixture()
        fixture.weather.currentWeather.always(weather(7))
        await fixture.sut.citySelected(.lisbon)

        fixture.sut.celsiusChanged("x")
        #expect(fixture.sut.state.place != nil)

        fixture.sut.celsiusChanged("8")
        #expect(fixture.sut.state.place == nil)
    }

    /// The events that can arrive while a temperature is being loaded.
    enum Interruption: CaseIterable { case slider, fahrenheit, celsius, nonsense, back, cancel, otherCity, device }

    @Test(arguments: Interruption.allCases)
    func `gives way to whatever the user does next`(interruption: Interruption) async {
        let fixture = ConverterFixture(place: .lisbon)
        let stubborn = Gate(ignoresCancellation: true)
        fixture.weather.currentWeather.enqueue(weather(7), after: stubborn)
        fixture.weather.currentWeather.enqueue(weather(30))
        fixture.provider.responses.always(.tokyo)
        let filling = Task { await fixture.sut.onAppear() }
        await stubborn.waitForArrivals()
        #expect(fixture.sut.state.loading?.text == "Fetching the temperature…")

        switch interruption {
        case .slider: fixture.sut.fahrenheitChanged(32.0)
        case .fahrenheit: fixture.sut.fahrenheitChanged("32")
        case .celsius: fixture.sut.celsiusChanged("0")
        case .nonsense: fixture.sut.celsiusChanged("x")
        case .back: fixture.sut.backTapped()
        case .cancel: filling.cancel()
        case .otherCity: await fixture.sut.citySelected(.tokyo)
        case .device: await fixture.sut.useCurrentLocationTapped()
        }
        stubborn.open()
        await filling.value
        await settle()

        let fahrenheit =
            switch interruption {
            case .slider, .fahrenheit, .celsius: "32"
            case .nonsense, .back, .cancel: "72"
            case .otherCity, .device: "86"
            }
        #expect(fixture.sut.state.fahrenheit.text == fahrenheit)
        #expect(fixture.sut.state.loading == nil)
        #expect(fixture.sut.state.notice == nil)
    }

    @Test
    func `requests once for two taps on a city`() async {
        let fixture = ConverterFixture()
        let gate = Gate()
        fixture.weather.currentWeather.always(weather(7), after: gate)

        let first = Task { await fixture.sut.citySelected(.lisbon) }
        await gate.waitForArrivals()
        await fixture.sut.citySelected(.lisbon)
        gate.open()
        await first.value

        #expect(fixture.weather.calls.count == 1)
        #expect(fixture.sut.state.celsius.text == "7")
    }

    @Test
    func `leaves alone what is typed while a city is being fetched`() async {
        let fixture = ConverterFixture()
        let gate = Gate()
        fixture.geocoding.named.always([.tokyo])
        fixture.weather.currentWeather.always(weather(7), after: gate)
        await fixture.search("Tok")
        let filling = Task { await fixture.sut.citySelected(.tokyo) }
        await gate.waitForArrivals()

        await fixture.search("Par")
        gate.open()
        await filling.value

        #expect(fixture.sut.state.cityField.text == "Par")
        #expect(fixture.sut.state.celsius.text == "7")
    }

    @Test
    func `uses the current location and names it as the weather does`() async {
        let fixture = ConverterFixture()
        fixture.provider.responses.always(.lisbon)
        fixture.weather.currentWeather.always(weather(21, name: "Baixa"))

        await fixture.sut.useCurrentLocationTapped()

        #expect(fixture.sut.state.celsius.text == "21")
        #expect(fixture.sut.state.place?.text == "Temperature in Baixa")
        #expect(fixture.geocoding.calls.isEmpty)
    }

    @Test
    func `shows the coordinates of a current location without a name`() async {
        let fixture = ConverterFixture()
        fixture.provider.responses.always(.nullIsland)
        fixture.weather.currentWeather.always(weather(27, name: nil))

        await fixture.sut.useCurrentLocationTapped()

        #expect(fixture.sut.state.place?.text == "Temperature in 0.00°\u{A0}N, 0.00°\u{A0}E")
    }

    @Test(arguments: LocationFailure.allCases)
    func `points to the search by name without a current location`(failure: LocationFailure) async {
        let fixture = ConverterFixture()
        fixture.provider.responses.always(failure: .location(failure))

        await fixture.sut.useCurrentLocationTapped()

        #expect(fixture.sut.state.notice?.text.lowercased().contains("search for a city by name") == true)
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test
    func `locates the device once for two taps and not at all where it has no place`() async {
        let fixture = ConverterFixture()
        let gate = Gate()
        fixture.provider.responses.always(.lisbon, after: gate)
        fixture.weather.currentWeather.always(weather(21))
        let without = ConverterFixture(hasProvider: false)

        let first = Task { await fixture.sut.useCurrentLocationTapped() }
        await gate.waitForArrivals()
        await fixture.sut.useCurrentLocationTapped()
        gate.open()
        await first.value
        await without.sut.useCurrentLocationTapped()

        #expect(fixture.provider.callCount == 1)
        #expect(without.provider.callCount == 0)
        #expect(without.sut.state.useCurrentLocation == nil)
        #expect(fixture.sut.state.useCurrentLocation?.id == "converter.currentLocation")
    }
}
