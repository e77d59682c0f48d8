import Foundation
import OpenWeatherMocks
import OpenWeatherPresentation
import Testing

@testable import TemperatureWidget

/// Another source, which has warm weather everywhere or none.
struct SystemWeather: WeatherRepository {
    static let source = DataSource(name: "The system")
    var failure: WeatherError?

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        if let failure { throw failure }
        let weather = CurrentWeather.sample { $0.temperature = Temperature(90, in: .fahrenheit) }
        return Fetched(weather, at: SampleTime.measured, from: .network, source: Self.source)
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        throw .unsupported
    }
}

@MainActor
@Suite("A converter and its widgets, over another source", .timeLimit(.minutes(5)))
struct TemperatureWidgetTests {
    /// Composes the app over the other source.
    func makeApp(
        failure: WeatherError? = nil,
        location: StubLocationProvider = StubLocationProvider(.lisbon),
        places: ScriptedGeocodingRepository = ScriptedGeocodingRepository()
    ) -> TemperatureWidget {
        TemperatureWidget(
            weather: SystemWeather(failure: failure),
            places: places,
            preferences: InMemoryPreferencesStore(
                .sample(units: .imperial, currentLocation: nil, favorites: [.tokyo, .cairo])
            ),
            reloads: WidgetReloadLog()
        ) { parts in
            parts.locationProvider = location
            parts.deviceLocale = Locale(identifier: "en_US")
            parts.timeZone = .gmt
            parts.searchDelay = .zero
            parts.now = { SampleTime.measured }
        }
    }

    @Test
    func `the slider begins at 72 °F and converts while it moves`() async {
        let converter = makeApp().converter
        await converter.onAppear()
        #expect(converter.fahrenheitText == "72")
        #expect(converter.state.slider.range == -40...140)

        converter.sliderValue = 140
        #expect(converter.celsiusText == "60")
        converter.celsiusText = "-40"
        #expect(converter.fahrenheitText == "−40")
        #expect(converter.state.slider.accessibility.value?.contains("minus 40 degrees Fahrenheit") == true)
    }

    @Test
    func `a city fills in its temperature, and its source is named`() async throws {
        let places = ScriptedGeocodingRepository()
        places.named.enqueue([.tokyo])
        let converter = makeApp(places: places).converter
        await converter.onAppear()

        await converter.cityQueryChanged(text: "Tokyo")
        let city = try #require(converter.state.cities.places.first)
        await converter.citySelected(city.location)

        #expect(converter.fahrenheitText == "90")
        #expect(converter.state.place?.text.contains("Tokyo") == true)
        #expect(converter.state.attribution?.text.contains("The system") == true)
    }

    @Test
    func `without a source the slider still works`() async throws {
        let places = ScriptedGeocodingRepository()
        let converter = makeApp(failure: .offline, places: places).converter
        await converter.onAppear()
        await converter.citySelected(.tokyo)

        #expect(converter.state.notice != nil)
        converter.sliderValue = 32
        #expect(converter.celsiusText == "0")
    }

    @Test
    func `a refused location says so, and leaves the search`() async {
        let location = StubLocationProvider(failure: .refused)
        location.setPermission(.refused)
        let converter = makeApp(location: location).converter
        await converter.onAppear()

        await converter.useCurrentLocationTapped()

        #expect(converter.state.locationHelp != nil || converter.state.notice != nil)
        #expect(!converter.state.cityField.prompt.isEmpty)
    }

    @Test(arguments: [WidgetSize.small, .medium, .large])
    func `a widget shows the device's place in both units, and is reloaded after 15 minutes`(size: WidgetSize) async {
        let widgets = makeApp().widgets
        #expect(widgets.placeholder(size).isSample)

        let timeline = await widgets.timeline(size, for: .device)

        let entry = timeline.entries[0]
        #expect(entry.date == SampleTime.measured)
        #expect(entry.temperature?.fahrenheit.rounded() == 90)
        #expect(entry.content.weather?.temperature.text.contains("90°") == true)
        #expect(entry.content.weather?.conversions.contains { $0.text.contains("°C") } == true)
        #expect(timeline.reloadDate == SampleTime.measured.addingTimeInterval(900))
    }

    @Test
    func `a widget without a location points to the app`() async {
        let location = StubLocationProvider(failure: .refused)
        location.setPermission(.refused)

        let timeline = await makeApp(location: location).widgets.timeline(.small, for: .device)

        #expect(timeline.entries.first?.content.message != nil)
    }

    @Test
    func `a widget that is configured to a city leaves the place of the app`() async {
        let timeline = await makeApp().widgets.timeline(.large, for: .location(.cairo))

        #expect(timeline.entries.first?.content.weather?.city?.text == "Cairo")
    }

    @Test(arguments: [(20.0, "667EEA"), (50, "11998E"), (75, "F093FB"), (95, "FF512F")])
    func `each band has the colors of the app`(fahrenheit: Double, top: String) {
        let colors = TemperatureBand(Temperature(fahrenheit, in: .fahrenheit)).colors

        #expect(colors.color(at: 0).hexadecimal.uppercased().hasSuffix(top))
    }

    @Test
    func `the package's own colors are easier to read on`() {
        for band in TemperatureBand.allCases {
            let own = ColorGradient.gradient(of: band)
            #expect(own.stops.allSatisfy { $0.contrast(with: own.foreground) >= 4.5 })
        }
        let cold = TemperatureBand.cold.colors
        #expect(!cold.stops.allSatisfy { $0.contrast(with: cold.foreground) >= 4.5 })
    }
}
