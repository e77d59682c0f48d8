import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Setting the converter by hand", .watched)
struct ConverterInputTests {
    @Test
    func `begins at the temperature of a room`() {
        let fixture = ConverterFixture()

        #expect(fixture.scales == ["72", "22.22", "295.37\u{A0}K"])
        #expect(fixture.sut.state.theme.band == .warm)
        #expect(fixture.sut.state.slider.value == 72)
        #expect(fixture.sut.state.slider.range == -40...140)
    }

    @Test(
        arguments: [
            (-40.0, ["−40", "−40", "233.15\u{A0}K"]), (0, ["0", "−17.78", "255.37\u{A0}K"]),
            (32, ["32", "0", "273.15\u{A0}K"]), (70, ["70", "21.11", "294.26\u{A0}K"]),
            (98.6, ["98.6", "37", "310.15\u{A0}K"]), (140, ["140", "60", "333.15\u{A0}K"]),
        ] as [(Double, [String])]
    )
    func `converts what the slider says exactly`(fahrenheit: Double, expected: [String]) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(fahrenheit)

        #expect(fixture.scales == expected)
        #expect(fixture.sut.state.slider.value == fahrenheit)
    }

    @Test
    func `keeps every step of the slider where it is`() {
        let fixture = ConverterFixture()

        for step in stride(from: -40.0, through: 140, by: 1) {
            fixture.sut.fahrenheitChanged(step)
            #expect(fixture.sut.state.slider.value == step)
        }
    }

    @Test(arguments: [
        (-40.0, "−40"), (-17.5, "0.5"), (0, "32"), (20, "68"), (37, "98.6"), (100, "212"), (-273.15, "−459.67"),
    ]
    )
    func `converts degrees Celsius exactly`(celsius: Double, fahrenheit: String) {
        let fixture = ConverterFixture()

        fixture.sut.celsiusChanged(celsius)

        #expect(fixture.sut.state.fahrenheit.text == fahrenheit)
    }

    @Test(arguments: [(212.0, 140.0), (-100, -40)])
    func `leaves the slider at its end for a temperature beyond it`(fahrenheit: Double, slider: Double) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(fahrenheit)

        #expect(fixture.sut.state.slider.value == slider)
        #expect(fixture.sut.state.fahrenheit.text == (fahrenheit == 212 ? "212" : "−100"))
    }

    @Test(arguments: [-459.67, -459.68, -500, -1_000_000])
    func `has absolute zero as its floor`(fahrenheit: Double) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(fahrenheit)

        #expect(fixture.scales == ["−459.67", "−273.15", "0\u{A0}K"])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude]
    )
    func `keeps the last temperature when it is given none`(value: Double) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(value)
        fixture.sut.celsiusChanged(value)

        #expect(fixture.scales == ["72", "22.22", "295.37\u{A0}K"])
    }

    @Test(arguments: [
        ("en_GB", "21.5", "70.7"), ("de_DE", "21,5", "70,7"), ("de_DE", "21.5", "70,7"),
        ("ar_EG", "٢١٫٥", "٧٠٫٧"), ("ja_JP", "－４０", "−40"), ("fr_FR", "\u{2212}40", "−40"),
    ]
    )
    func `reads what is typed in the readers way`(locale: String, typed: String, fahrenheit: String) {
        let fixture = ConverterFixture(locale: locale)

        fixture.sut.celsiusChanged(typed)

        #expect(fixture.sut.state.celsius.text == typed)
        #expect(fixture.sut.state.celsius.problem == nil)
        #expect(fixture.sut.state.fahrenheit.text == fahrenheit)
    }

    @Test(arguments: [("-40", "−40"), ("32", "0"), ("1e2", "22.22")])
    func `converts what is typed in degrees Fahrenheit`(typed: String, celsius: String) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(typed)

        #expect(fixture.sut.state.celsius.text == celsius)
    }

    @Test(arguments: ["abc", "1.2.3", "--4", "1e9", "5 °C"]
    )
    func `keeps the last good temperature for bad input and says so`(typed: String) {
        let fixture = ConverterFixture()
        fixture.sut.celsiusChanged(10.0)

        fixture.sut.celsiusChanged(typed)

        let field = fixture.sut.state.celsius
        #expect(field.text == typed)
        #expect(field.problem?.text == "Enter a number such as −12.5.")
        #expect(field.problem?.id == "converter.celsius.problem")
        #expect(field.accessibility.hint == field.problem?.text)
        #expect(fixture.sut.state.fahrenheit.text == "50")
        #expect(fixture.sut.state.fahrenheit.problem == nil)

        fixture.sut.celsiusChanged("11")

        #expect(fixture.sut.state.celsius.problem == nil)
        #expect(fixture.sut.state.fahrenheit.text == "51.8")
    }

    @Test(arguments: ["", "-", "−", "+"])
    func `says nothing while a number is only begun`(typed: String) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(typed)

        #expect(fixture.sut.state.fahrenheit.text == typed)
        #expect(fixture.sut.state.fahrenheit.problem == nil)
        #expect(fixture.sut.state.celsius.text == "22.22")
    }

    @Test(
        arguments: [
            ("-459.67", nil), ("-459.68", "Nothing is colder than −459.67°F."),
            ("-999999", "Nothing is colder than −459.67°F."),
        ]
            as [(String, String?)]
    )
    func `stops at absolute zero and says so`(typed: String, problem: String?) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(typed)

        #expect(fixture.sut.state.fahrenheit.text == typed)
        #expect(fixture.sut.state.fahrenheit.problem?.text == problem)
        #expect(fixture.sut.state.celsius.text == "−273.15")
        #expect(fixture.sut.state.kelvin.value == "0\u{A0}K")
    }

    @Test
    func `forgets what was typed when the other field or the slider moves`() {
        let fixture = ConverterFixture()

        fixture.sut.celsiusChanged("1,")
        fixture.sut.fahrenheitChanged("50")
        #expect(fixture.sut.state.celsius.text == "10")

        fixture.sut.fahrenheitChanged(32.0)
        #expect(fixture.scales == ["32", "0", "273.15\u{A0}K"])
    }

    @Test(arguments: [
        (31.9, TemperatureBand.cold, "Cold"), (32, .mild, "Mild"), (69.9, .mild, "Mild"), (70, .warm, "Warm"),
        (85, .warm, "Warm"), (85.1, .hot, "Hot"),
    ]
    )
    func `names the band at each of its edges`(fahrenheit: Double, band: TemperatureBand, name: String) {
        let fixture = ConverterFixture()

        fixture.sut.fahrenheitChanged(fahrenheit)

        #expect(fixture.sut.state.theme.band == band)
        #expect(fixture.sut.state.bandName.text == name)
        #expect(fixture.sut.state.theme.gradient == .gradient(of: band))
    }

    @Test
    func `leaves once for two taps on back`() async {
        let fixture = ConverterFixture()

        fixture.sut.backTapped()
        fixture.sut.backTapped()
        #expect(fixture.router.calls == [.dismiss])

        await fixture.sut.onAppear()
        fixture.sut.backTapped()
        #expect(fixture.router.calls == [.dismiss, .dismiss])
    }
}
