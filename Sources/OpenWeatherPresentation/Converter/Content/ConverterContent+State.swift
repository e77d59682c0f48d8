import OpenWeatherCore
import OpenWeatherScreenKit

/// What the converter knows, from which its content is made.
struct ConverterState: Sendable {
    /// The temperature, absolute zero at least; 20 °C, which is 68 °F, to begin with.
    var temperature = Temperature(celsius: 20)
    /// What is typed into one of the fields.
    var typed: TypedTemperature?
    /// Where the temperature comes from; `nil` for one that was set by hand.
    var cityWeather: CityWeather?
    /// What went wrong with the last attempt to fill in a temperature.
    var failure: WeatherError?
}

/// A temperature that was filled in for a place.
struct CityWeather: Hashable, Sendable {
    /// The place.
    let location: Location
    /// The weather there.
    let weather: Fetched<CurrentWeather>
}

extension ConverterContent {
    /// Makes the screen from what is known.
    ///
    /// - Parameters:
    ///   - state: The temperature and what belongs to it.
    ///   - query: The text in the field for a city.
    ///   - search: What was found for it.
    ///   - isLocationAvailable: Whether the device can tell its place.
    ///   - isFilling: Whether a temperature is being fetched.
    ///   - environment: Language and locale.
    init(
        _ state: ConverterState,
        query: String,
        search: LoadState<[Location]>,
        isLocationAvailable: Bool,
        isFilling: Bool,
        in environment: ScreenEnvironment
    ) {
        let texts = ConverterTexts.texts(in: environment.textLanguage)
        let scales = TemperatureScales(state, texts: texts, in: environment)
        title = TextContent(id: "converter.title", text: texts.title)
        slider = scales.slider
        fahrenheit = scales.field(id: "converter.fahrenheit", label: texts.fahrenheit, .fahrenheit)
        celsius = scales.field(id: "converter.celsius", label: texts.celsius, .celsius)
        kelvin = MetricContent(
            id: "converter.kelvin",
            label: texts.kelvin,
            value: scales.written(state.temperature, in: .kelvin),
            symbolName: "thermometer.medium"
        )
        band = TemperatureBand(state.temperature)
        bandName = TextContent(id: "converter.band", text: texts[band])
        gradient = .gradient(of: band)
        place = state.cityWeather.map { cityWeather in
            let place = PlaceFormat(environment).title(of: cityWeather.location)
            return TextContent(
                id: "converter.place",
                text: texts.place(place.text),
                accessibility: AccessibilityText(label: texts.place(place.spoken))
            )
        }
        attribution = state.cityWeather.map {
            AttributionContent(id: "converter.attribution", source: $0.weather.source, in: environment)
        }
        loading = isFilling ? TextContent(id: "converter.loading", text: texts.loading) : nil
        cityField = SearchFieldContent(id: "converter.cityField", text: query, in: environment)
        cities = ConverterContent.Cities(search, hint: texts.cityHint, in: environment)
        useCurrentLocation =
            isLocationAvailable
            ? .useCurrentLocation(id: "converter.currentLocation", hint: texts.currentLocationHint, in: environment)
            : nil
        notice = NoticeContent(state, texts: texts, in: environment)
        back = .back(id: "converter.back", in: environment)
        layoutDirection = environment.layoutDirection
    }
}

extension ConverterTexts {
    /// The name of a band.
    fileprivate subscript(band: TemperatureBand) -> String {
        switch band {
        case .cold: cold
        case .mild: mild
        case .warm: warm
        case .hot: hot
        }
    }
}

extension NoticeContent {
    /// The remark that the state needs, if it needs one: a failure before weather that is not up to date.
    fileprivate init?(_ state: ConverterState, texts: ConverterTexts, in environment: ScreenEnvironment) {
        let id = "converter.notice"
        if let error = state.failure {
            if case .location = error {
                self.init(id: id, failure: error, in: environment)
            } else {
                let failure = FailureContent(id: id, error, in: environment)
                self.init(
                    id: id,
                    kind: error == .offline ? .offline : .failure,
                    text: texts.unavailable(failure.title)
                )
            }
        } else if let cityWeather = state.cityWeather {
            self.init(id: id, about: cityWeather.weather, failure: nil, isOffline: false, in: environment)
        } else {
            return nil
        }
    }
}

extension ConverterContent.Cities {
    /// Lists what `search` found.
    init(_ search: LoadState<[Location]>, hint: String, in environment: ScreenEnvironment) {
        let texts = PlaceTexts.texts(in: environment.textLanguage)
        let format = PlaceFormat(environment)
        let places = { (locations: [Location]?) in
            (locations ?? []).enumerated()
                .map { index, location in
                    PlaceContent(location, identifier: "converter.city.\(index)", hint: hint, format: format)
                }
        }
        switch search {
        case .idle:
            self = .none
        case .loading(let previous):
            let progress = TextContent(id: "converter.cities.progress", text: texts.searching)
            self = .searching(progress, previous: places(previous))
        case .loaded(let locations) where locations.isEmpty:
            self = .noResults(.noPlacesFound(id: "converter.cities.noResults", in: environment))
        case .loaded(let locations):
            let count = environment.formats.number(Double(locations.count))
            self = .results(places(locations), announcement: texts.found(count))
        case .failed(let error, let previous):
            let notice = NoticeContent(id: "converter.cities.failure", failure: error, in: environment)
            self = .failed(notice, previous: places(previous))
        }
    }
}
