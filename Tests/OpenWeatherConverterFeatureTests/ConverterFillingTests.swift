import Foundation
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Filling in a temperature", .timeLimit(.minutes(5)))
struct ConverterFillingTests {
    private func weather(_ celsius: Double, name: String? = "Lisbon") -> CurrentWeather {
        .sample(name: name, temperature: Temperature(celsius: celsius))
    }

    @Test("begins with the place the user chose last")
    func beginsWithThePlaceTheUserChoseLast() async {
        let stage = ConverterStage(place: .lisbon)
        stage.weather.currentWeather.always(weather(18.4))

        await stage.sut.onAppear()

        #expect(stage.scales == ["65.12", "18.4", "291.55\u{A0}K"])
        #expect(stage.sut.state.place?.text == "Temperature in Lisbon")
        #expect(stage.sut.state.notice == nil)
        #expect(
            stage.weather.calls == [
                .currentWeather(
                    .coordinate(.lisbon),
                    options: RequestOptions(units: .metric, language: .english),
                    policy: .cacheFirst
                )
            ]
        )
    }

    @Test("asks for nothing without a place")
    func asksForNothingWithoutAPlace() async {
        let stage = ConverterStage()

        await stage.sut.onAppear()

        #expect(stage.weather.calls.isEmpty)
        #expect(stage.sut.state.celsius.text == "20")
        #expect(stage.sut.state.loading == nil)
    }

    @Test("leaves alone what was set when the screen comes back")
    func leavesAloneWhatWasSetWhenTheScreenComesBack() async {
        let stage = ConverterStage(place: .lisbon)
        stage.sut.celsiusChanged(5.0)

        await stage.sut.onAppear()

        #expect(stage.sut.state.celsius.text == "5")
        #expect(stage.weather.calls.isEmpty)
    }

    @Test("says when the saved place cannot be read")
    func saysWhenTheSavedPlaceCannotBeRead() async {
        let stage = ConverterStage(place: .lisbon)
        stage.store.setFailure(.storage(.unreadable(name: "preferences.json")))

        await stage.sut.onAppear()
        #expect(stage.sut.state.notice?.text.isEmpty == false)

        stage.sut.fahrenheitChanged(32.0)

        #expect(stage.sut.state.celsius.text == "0")
        #expect(stage.sut.state.notice == nil)
    }

    @Test("fills in the temperature of the city that is chosen and closes the list")
    func fillsInTheTemperatureOfTheCityThatIsChosenAndClosesTheList() async {
        let stage = ConverterStage()
        stage.geocoding.named.always([.tokyo, .paris])
        stage.weather.currentWeather.always(weather(-40))
        await stage.search("Tok")
        #expect(stage.sut.state.cities.places.map(\.title) == ["Tokyo", "Paris"])
        #expect(stage.sut.state.cities.places.map(\.identifier) == ["converter.city.0", "converter.city.1"])

        await stage.sut.citySelected(.tokyo)

        #expect(stage.scales == ["-40", "-40", "233.15\u{A0}K"])
        #expect(stage.sut.state.place?.text == "Temperature in Tokyo")
        #expect(stage.sut.state.cities == .none)
        #expect(stage.sut.state.cityField.text == "")
        #expect(stage.weather.calls.count == 1)
    }

    @Test("costs one search for a burst of typing")
    func costsOneSearchForABurstOfTyping() async {
        let stage = ConverterStage()
        stage.geocoding.named.always([])
        var calls: [Task<Void, Never>] = []

        for text in ["T", "To", "Tok"] {
            calls.append(await stage.type(text))
            stage.clock.advance(by: .milliseconds(399))
        }
        stage.clock.advance(by: .milliseconds(1))
        for call in calls { await call.value }

        #expect(stage.geocoding.calls == [.named("Tok", limit: 5, policy: .cacheFirst)])
        guard case .noResults = stage.sut.state.cities else {
            Issue.record("not empty")
            return
        }
    }

    @Test(
        "keeps the slider working and says so when the weather is not available",
        arguments: [
            WeatherError.offline, .timedOut, .server(status: 503), .missingKey, .invalidKey(.unknownOrInactive),
            .notFound,
            .rateLimited(retryAfter: .seconds(3)),
        ]
    )
    func keepsTheSliderWorkingAndSaysSoWhenTheWeatherIsNotAvailable(error: WeatherError) async {
        let stage = ConverterStage()
        stage.geocoding.named.always([.tokyo])
        stage.weather.currentWeather.always(failure: error)
        await stage.search("Tok")

        await stage.sut.citySelected(.tokyo)

        let state = stage.sut.state
        #expect(state.notice?.text.hasSuffix("You can still set the temperature yourself.") == true)
        #expect(state.notice?.kind == (error == .offline ? .offline : .failure))
        #expect(state.cities.places.count == 1)
        #expect(state.celsius.text == "20")
        #expect(state.loading == nil)

        stage.sut.fahrenheitChanged(50.0)

        #expect(stage.sut.state.celsius.text == "10")
        #expect(stage.sut.state.notice == nil)
    }

    @Test("keeps the temperature of a place when the next one fails")
    func keepsTheTemperatureOfAPlaceWhenTheNextOneFails() async {
        let stage = ConverterStage()
        stage.weather.currentWeather.enqueue(weather(7))
        stage.weather.currentWeather.enqueue(failure: .offline)

        await stage.sut.citySelected(.lisbon)
        await stage.sut.citySelected(.tokyo)

        #expect(stage.sut.state.celsius.text == "7")
        #expect(stage.sut.state.place?.text == "Temperature in Lisbon")
        #expect(stage.sut.state.notice?.kind == .offline)
    }

    @Test("says when the temperature is not up to date")
    func saysWhenTheTemperatureIsNotUpToDate() async {
        let stage = ConverterStage()
        let old = Fetched(weather(7), at: SampleTime.fetched - 7200, from: .stale(.offline))
        stage.weather.currentWeather.always(old)

        await stage.sut.citySelected(.lisbon)

        #expect(stage.sut.state.notice?.text == "You’re offline. Updated 2 hours ago.")
        #expect(stage.sut.state.celsius.text == "7")
    }

    @Test("lets the place go when the temperature is set by hand")
    func letsThePlaceGoWhenTheTemperatureIsSetByHand() async {
        let stage = ConverterStage()
        stage.weather.currentWeather.always(weather(7))
        await stage.sut.citySelected(.lisbon)

        stage.sut.celsiusChanged("x")
        #expect(stage.sut.state.place != nil)

        stage.sut.celsiusChanged("8")
        #expect(stage.sut.state.place == nil)
    }

    /// What happens while a temperature is being fetched.
    enum Interruption: CaseIterable { case slider, fahrenheit, celsius, nonsense, back, cancel, otherCity, device }

    @Test("gives way to whatever the user does next", arguments: Interruption.allCases)
    func givesWayToWhateverTheUserDoesNext(interruption: Interruption) async {
        let stage = ConverterStage(place: .lisbon)
        let stubborn = Gate(ignoresCancellation: true)
        stage.weather.currentWeather.enqueue(weather(7), after: stubborn)
        stage.weather.currentWeather.enqueue(weather(30))
        stage.provider.responses.always(.tokyo)
        let filling = Task { await stage.sut.onAppear() }
        await stubborn.waitForArrivals()
        #expect(stage.sut.state.loading?.text == "Fetching the temperature…")

        switch interruption {
        case .slider: stage.sut.fahrenheitChanged(32.0)
        case .fahrenheit: stage.sut.fahrenheitChanged("32")
        case .celsius: stage.sut.celsiusChanged("0")
        case .nonsense: stage.sut.celsiusChanged("x")
        case .back: stage.sut.backTapped()
        case .cancel: filling.cancel()
        case .otherCity: await stage.sut.citySelected(.tokyo)
        case .device: await stage.sut.useCurrentLocationTapped()
        }
        stubborn.open()
        await filling.value
        await stage.settle()

        let fahrenheit =
            switch interruption {
            case .slider, .fahrenheit, .celsius: "32"
            case .nonsense, .back, .cancel: "68"
            case .otherCity, .device: "86"
            }
        #expect(stage.sut.state.fahrenheit.text == fahrenheit)
        #expect(stage.sut.state.loading == nil)
        #expect(stage.sut.state.notice == nil)
    }

    @Test("asks once for two taps on a city")
    func asksOnceForTwoTapsOnACity() async {
        let stage = ConverterStage()
        let gate = Gate()
        stage.weather.currentWeather.always(weather(7), after: gate)

        let first = Task { await stage.sut.citySelected(.lisbon) }
        await gate.waitForArrivals()
        await stage.sut.citySelected(.lisbon)
        gate.open()
        await first.value

        #expect(stage.weather.calls.count == 1)
        #expect(stage.sut.state.celsius.text == "7")
    }

    @Test("leaves alone what is typed while a city is being fetched")
    func leavesAloneWhatIsTypedWhileACityIsBeingFetched() async {
        let stage = ConverterStage()
        let gate = Gate()
        stage.geocoding.named.always([.tokyo])
        stage.weather.currentWeather.always(weather(7), after: gate)
        await stage.search("Tok")
        let filling = Task { await stage.sut.citySelected(.tokyo) }
        await gate.waitForArrivals()

        await stage.search("Par")
        gate.open()
        await filling.value

        #expect(stage.sut.state.cityField.text == "Par")
        #expect(stage.sut.state.celsius.text == "7")
    }

    @Test("uses the current location and names it as the weather does")
    func usesTheCurrentLocationAndNamesItAsTheWeatherDoes() async {
        let stage = ConverterStage()
        stage.provider.responses.always(.lisbon)
        stage.weather.currentWeather.always(weather(21, name: "Baixa"))

        await stage.sut.useCurrentLocationTapped()

        #expect(stage.sut.state.celsius.text == "21")
        #expect(stage.sut.state.place?.text == "Temperature in Baixa")
        #expect(stage.geocoding.calls.isEmpty)
    }

    @Test("shows the coordinates of a current location without a name")
    func showsTheCoordinatesOfACurrentLocationWithoutAName() async {
        let stage = ConverterStage()
        stage.provider.responses.always(.nullIsland)
        stage.weather.currentWeather.always(weather(27, name: nil))

        await stage.sut.useCurrentLocationTapped()

        #expect(stage.sut.state.place?.text == "Temperature in 0.00°\u{A0}N, 0.00°\u{A0}E")
    }

    @Test(
        "points to the search by name without a current location",
        arguments: [LocationFailure.refused, .unavailable]
    )
    func pointsToTheSearchByNameWithoutACurrentLocation(failure: LocationFailure) async {
        let stage = ConverterStage()
        stage.provider.responses.always(failure: .location(failure))

        await stage.sut.useCurrentLocationTapped()

        #expect(stage.sut.state.notice?.text.contains("Search for a city by name") == true)
        #expect(stage.weather.calls.isEmpty)
    }

    @Test("asks the device once for two taps, and not at all where it has no place")
    func asksTheDeviceOnceForTwoTapsAndNotAtAllWhereItHasNoPlace() async {
        let stage = ConverterStage()
        let gate = Gate()
        stage.provider.responses.always(.lisbon, after: gate)
        stage.weather.currentWeather.always(weather(21))
        let without = ConverterStage(hasProvider: false)

        let first = Task { await stage.sut.useCurrentLocationTapped() }
        await gate.waitForArrivals()
        await stage.sut.useCurrentLocationTapped()
        gate.open()
        await first.value
        await without.sut.useCurrentLocationTapped()

        #expect(stage.provider.callCount == 1)
        #expect(without.provider.callCount == 0)
        #expect(without.sut.state.useCurrentLocation == nil)
        #expect(stage.sut.state.useCurrentLocation?.id == "converter.currentLocation")
    }
}
