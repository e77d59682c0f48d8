import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The state of the converter, from which its content is computed.
struct ConverterState: Hashable, Sendable {
    /// The temperature, at least absolute zero; initially 72 °F, the usual temperature of a room.
    var temperature = Temperature(72, in: .fahrenheit)
    /// The text typed into one of the fields; `nil` while both show ``temperature``.
    var typed: TypedTemperature?
    /// The source of the temperature; `nil` when it was set by hand.
    var cityWeather: CityWeather?
    /// The failure of the last load of a temperature; `nil` when it succeeded or none was tried.
    var failure: WeatherError?

    /// The position of the slider in degrees Fahrenheit.
    var sliderValue: Double {
        temperature.clamped(to: Temperature.converterRange).value(in: .fahrenheit)
    }
}

/// The weather at a place whose temperature was filled in.
struct CityWeather: Hashable, Sendable {
    /// The place.
    let location: Location
    /// The weather there.
    let weather: Fetched<CurrentWeather>
}

/// Everything that the content of the converter is made from.
struct ConverterInputs: ContentInputs {
    /// The temperature and its source.
    let state: ConverterState
    /// The text in the search field.
    let query: String
    /// The results of the search for it.
    let search: LoadState<[Location]>
    /// Whether there is a location provider.
    let isLocationAvailable: Bool
    /// Whether a temperature is being loaded.
    let isFilling: Bool
    /// The address of the system's settings of the location; `nil` where there is none.
    let settingsURL: URL?

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> ConverterContent { ConverterContent(self, in: environment) }
}

extension ConverterContent {
    /// Creates the content in an environment, of which the language and the locale matter.
    fileprivate init(_ inputs: ConverterInputs, in environment: ScreenEnvironment) {
        let texts = ConverterTexts.texts(in: environment)
        let state = inputs.state
        let scales = TemperatureScales(state, in: environment)
        title = .header(id: ConverterContent.ID.title, text: texts.title)
        slider = scales.slider
        fahrenheit = scales.field(
            id: ConverterContent.ID.fahrenheit,
            label: texts.fahrenheit,
            symbolName: "f.circle",
            .fahrenheit
        )
        celsius = scales.field(id: ConverterContent.ID.celsius, label: texts.celsius, symbolName: "c.circle", .celsius)
        kelvin = MetricContent(
            id: ConverterContent.ID.kelvin,
            label: texts.kelvin,
            value: scales.written(state.temperature, in: .kelvin),
            symbolName: "thermometer.medium"
        )
        theme = TemperatureTheme(state.temperature)
        bandName = TextContent(id: ConverterContent.ID.band, text: texts[theme.band])
        place = state.cityWeather.map { cityWeather in
            let place = PlaceFormat(environment).title(of: cityWeather.location)
            return Place(
                id: ConverterContent.ID.place,
                text: texts.place(place.text),
                symbolName: "mappin.and.ellipse",
                accessibility: AccessibilityText(label: texts.place(place.spoken))
            )
        }
        attribution = state.cityWeather.map {
            AttributionContent(id: ConverterContent.ID.attribution, source: $0.weather.source, in: environment)
        }
        loading = inputs.isFilling ? TextContent(id: ConverterContent.ID.loading, text: texts.loading) : nil
        cityField = SearchFieldContent(id: ConverterContent.ID.cityField, text: inputs.query, in: environment)
        cities = ConverterContent.Cities(inputs.search, hint: texts.cityHint, in: environment)
        useCurrentLocation =
            inputs.isLocationAvailable
            ? .useCurrentLocation(
                id: ConverterContent.ID.currentLocation,
                hint: texts.currentLocationHint,
                in: environment
            )
            : nil
        locationHelp = DeviceNotice(
            id: ConverterContent.ID.notice,
            about: state.failure,
            settingsURL: inputs.settingsURL,
            in: environment
        )
        notice = locationHelp?.notice ?? NoticeContent(state, texts: texts, in: environment)
        back = .back(id: ConverterContent.ID.back, in: environment)
        accessibility = AccessibilityText(
            label: texts.title,
            value: environment.textLanguage.sentences([scales.spoken(state.temperature), bandName.text]),
            hint: texts.hint
        )
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
    /// Creates the notice of a state: its failure, or else that its weather is outdated; `nil` when neither applies.
    fileprivate init?(_ state: ConverterState, texts: ConverterTexts, in environment: ScreenEnvironment) {
        let id = ConverterContent.ID.notice
        if let error = state.failure {
            let failure = FailureContent(id: id, error, in: environment)
            self.init(
                id: id,
                kind: error == .offline ? .offline : .failure,
                text: texts.unavailable(failure.title)
            )
        } else if let cityWeather = state.cityWeather {
            self.init(id: id, about: cityWeather.weather, failure: nil, isOffline: false, in: environment)
        } else {
            return nil
        }
    }
}

extension ConverterContent.Cities {
    /// Creates the list for the state of a search.
    init(_ search: LoadState<[Location]>, hint: String, in environment: ScreenEnvironment) {
        let texts = environment.texts.places
        let format = PlaceFormat(environment)
        let places = { (locations: [Location]?) in
            (locations ?? []).enumerated()
                .map { index, location in
                    PlaceContent(
                        location,
                        identifier: "\(ConverterContent.ID.city).\(index)",
                        hint: hint,
                        format: format
                    )
                }
        }
        switch search {
        case .idle:
            self = .none
        case .loading(let previous):
            let progress = TextContent(id: ConverterContent.ID.citiesProgress, text: texts.searching)
            self = .searching(progress, previous: places(previous))
        case .loaded(let locations) where locations.isEmpty:
            self = .noResults(.noPlacesFound(id: ConverterContent.ID.citiesNoResults, in: environment))
        case .loaded(let locations):
            let count = environment.formats.number(Double(locations.count))
            self = .results(places(locations), announcement: texts.found(count))
        case .failed(let error, let previous):
            let notice = NoticeContent(id: ConverterContent.ID.citiesFailure, failure: error, in: environment)
            self = .failed(notice, previous: places(previous))
        }
    }
}
