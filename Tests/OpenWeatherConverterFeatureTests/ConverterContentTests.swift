import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Converter content", .watched)
struct ConverterContentTests {
    private nonisolated static let locales = ["en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"]

    /// The converter in each of its states, in one language.
    private func states(locale: String, units: UnitsPreference = .metric) async -> [ConverterContent] {
        let fixture = ConverterFixture(locale: locale, units: units)
        let gate = Gate()
        fixture.geocoding.named.enqueue([.london])
        fixture.geocoding.named.enqueue([])
        fixture.geocoding.named.enqueue(failure: .offline)
        fixture.weather.currentWeather.enqueue(Fetched.sample(.sample(), from: .stale(.timedOut)))
        fixture.weather.currentWeather.enqueue(failure: .server(status: 500))
        fixture.provider.responses.always(failure: .location(.refused))
        fixture.weather.currentWeather.enqueue(.sample(), after: gate)
        var states = [fixture.sut.state]
        for text in ["a", "b", "c"] {
            let call = await fixture.type(text)
            states.append(fixture.sut.state)
            fixture.clock.advance(by: .milliseconds(400))
            await call.value
            states.append(fixture.sut.state)
        }
        await fixture.sut.citySelected(.london)
        states.append(fixture.sut.state)
        await fixture.sut.citySelected(.london)
        states.append(fixture.sut.state)
        await fixture.sut.useCurrentLocationTapped()
        states.append(fixture.sut.state)
        let filling = Task { await fixture.sut.citySelected(.london) }
        await gate.waitForArrivals()
        states.append(fixture.sut.state)
        fixture.sut.celsiusChanged("?")
        states.append(fixture.sut.state)
        fixture.sut.fahrenheitChanged("-1000")
        states.append(fixture.sut.state)
        fixture.sut.fahrenheitChanged(75.0)
        states.append(fixture.sut.state)
        fixture.sut.fahrenheitChanged(100.0)
        states.append(fixture.sut.state)
        await filling.value
        return states
    }

    @Test
    func `speaks the temperature on both scales`() {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(-40.0)

        let state = fixture.sut.state
        #expect(
            state.slider.accessibility.value == "minus 40 degrees Fahrenheit, minus 40 degrees Celsius"
        )
        #expect(state.celsius.accessibility.value == "minus 40 degrees Celsius")
        #expect(state.kelvin.accessibility.value == "233.15 kelvins")
        #expect(state.fahrenheit.unit == "°F")
        #expect(state.celsius.unit == "°C")
    }

    @Test(arguments: [
        ("en_GB", "−40°F, −40°C", "140°F, 60°C"), ("de_DE", "−40 °F, −40 °C", "140 °F, 60 °C"),
        ("fr_FR", "−40 °F, −40 °C", "140 °F, 60 °C"), ("es_ES", "−40 °F, −40 °C", "140 °F, 60 °C"),
        ("ja_JP", "−40°F、−40°C", "140°F、60°C"), ("ar_EG", "−٤٠°ف، −٤٠°م", "١٤٠°ف، ٦٠°م"),
    ]
    )
    func `labels the ends of the slider on both scales in the readers numbers`(
        locale: String,
        minimum: String,
        maximum: String
    ) {
        let slider = ConverterFixture(locale: locale).sut.state.slider

        #expect(plain(slider.minimum.text) == minimum)
        #expect(plain(slider.maximum.text) == maximum)
    }

    @Test
    func `speaks the ends of the slider`() {
        let slider = ConverterFixture().sut.state.slider

        #expect(slider.minimum.accessibility.label == "minus 40 degrees Fahrenheit, minus 40 degrees Celsius")
        #expect(slider.maximum.accessibility.label == "140 degrees Fahrenheit, 60 degrees Celsius")
    }

    @Test
    func `says at once what the screen shows and how to change it`() {
        let spoken = ConverterFixture().sut.state.accessibility

        #expect(spoken.label == "Temperature converter")
        #expect(spoken.value == "72 degrees Fahrenheit, 22.22 degrees Celsius. Warm")
        #expect(spoken.hint == "Move the slider, enter a temperature, or choose a city")
    }

    @Test
    func `has symbols for the place and the fields`() async {
        let fixture = ConverterFixture(place: .lisbon)
        fixture.weather.currentWeather.always(.sample())
        await fixture.sut.onAppear()

        let state = fixture.sut.state
        #expect(state.place?.symbolName == "mappin.and.ellipse")
        #expect(state.fahrenheit.symbolName == "f.circle")
        #expect(state.celsius.symbolName == "c.circle")
    }

    @Test(arguments: UnitsPreference.allCases)
    func `shows the same temperatures whatever the units`(units: UnitsPreference) {
        let fixture = ConverterFixture(units: units)

        #expect(fixture.scales == ["72", "22.22", "295.37\u{A0}K"])
    }

    @Test
    func `changes its language at once and without a request`() async {
        let fixture = ConverterFixture()
        fixture.weather.currentWeather.always(CurrentWeather.sample { $0.temperature = Temperature(celsius: 18.4) })
        await fixture.sut.citySelected(.tokyo)
        var preferences = fixture.store.stored
        preferences.language = .fixed(.german)

        fixture.settings.apply(preferences)

        #expect(fixture.sut.state.place?.text == "Temperatur in Tokio")
        #expect(fixture.sut.state.title.text == "Temperaturumrechner")
        #expect(fixture.weather.calls.count == 1)
    }

    @Test(arguments: locales, UnitsPreference.allCases)
    func `has no English and no gap in any language and unit`(locale: String, units: UnitsPreference) async {
        let english = await states(locale: "en_GB")
        let shared: Set<String> = [
            "London", "Fahrenheit", "Celsius", "Kelvin", "Mild", "Warm", "°F", "°C", "?", "0 kelvins",
        ]

        let states = await states(locale: locale, units: units)

        #expect(states.count == 15)
        for (state, original) in zip(states, english) {
            let originals = TextLeaves.of(original)
            for (path, text) in TextLeaves.of(state) where isText(path) {
                #expect(!text.contains("{") && !text.contains("nil"), "\(path): \(text)")
                let isEmptyField = path == ".cityField.text"
                #expect(!text.isEmpty || isEmptyField, "\(path)")
                let hasWord = text.contains { $0.isLetter } && text.count > 1 && !text.hasSuffix("\u{A0}K")
                if locale != "en_GB", hasWord, !shared.contains(text), !text.hasPrefix("51.51") {
                    #expect(originals[path] != text, "\(path)")
                }
            }
        }
    }

    @Test(arguments: locales.dropFirst())
    func `has the same identifiers in every language`(locale: String) async {
        let english = await states(locale: "en_GB").map(identifiers)

        let translated = await states(locale: locale).map(identifiers)

        #expect(translated == english)
        #expect(english.allSatisfy { $0.values.allSatisfy { $0.hasPrefix("converter.") } })
        #expect(await states(locale: locale).allSatisfy { ($0.layoutDirection == .rightToLeft) == (locale == "ar_EG") })
    }

    /// The text with plain spaces and without the marks that keep a number together in Arabic.
    private func plain(_ text: String) -> String {
        text.plain
            .filter { !"\u{61C}\u{200E}\u{200F}".contains($0) }
    }

    private func identifiers(_ state: ConverterContent) -> [String: String] {
        TextLeaves.of(state)
            .filter { path, _ in
                path.hasSuffix(".identifier") || path.hasSuffix(".id") && !path.contains(".location.")
            }
    }

    private func isText(_ path: String) -> Bool {
        ![".id", ".identifier", "ymbolName"].contains(where: path.hasSuffix) && !path.contains(".location.")
    }
}
