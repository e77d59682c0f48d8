import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of current weather.
    ///
    /// Source: <https://openweathermap.org/current>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` when the place is empty or its identifier is out of
    ///   range.
    public static func currentWeather(for query: LocationQuery) throws(WeatherError) -> Endpoint {
        Endpoint(
            operation: "currentWeather",
            base: .weather,
            path: "weather",
            queryItems: try selector(of: query),
            takesOptions: true
        )
    }
}

extension WireResource where Value == CurrentWeather {
    /// The latest observed weather at a place.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place.
    package static func currentWeather(for query: LocationQuery) throws(WeatherError) -> WireResource {
        WireResource(try .currentWeather(for: query)) { (payload: CurrentWeatherDTO, context) throws(NetworkError) in
            try CurrentWeather(payload, units: context.units)
        }
    }
}

/// The body of `weather`.
struct CurrentWeatherDTO: ResponseBody, WeatherParts {
    let coord: CoordinateDTO
    let main: MainDTO
    let dt: Double
    private(set) var weather: [ConditionDTO] = []
    private(set) var visibility: Double?
    private(set) var wind: WindDTO?
    private(set) var clouds: CloudsDTO?
    private(set) var rain: PrecipitationDTO?
    private(set) var snow: PrecipitationDTO?
    private(set) var sys: SystemDTO?
    private(set) var timezone: Int?
    private(set) var id: Int?
    private(set) var name: String?
    /// `cod`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var coord: CoordinateDTO?
        var main: MainDTO?
        var dt: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "coord": coord = try reader.value()
            case "main": main = try reader.value()
            case "dt": dt = try reader.value()
            case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
            case "visibility": visibility = try reader.optional()
            case "wind": wind = try reader.optional()
            case "clouds": clouds = try reader.optional()
            case "rain": rain = try reader.optional()
            case "snow": snow = try reader.optional()
            case "sys": sys = try reader.optional()
            case "timezone": timezone = try reader.optional()
            case "id": id = try reader.optional(FlexibleInteger.self)?.value
            case "name": name = try reader.optional()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.coord = try reader.required(coord, "coord")
        self.main = try reader.required(main, "main")
        self.dt = try reader.required(dt, "dt")
    }

    /// `sys`: the country, and the times of sunrise and sunset.
    struct SystemDTO: JSONReadable {
        private(set) var country: String?
        private(set) var sunrise: Double?
        private(set) var sunset: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "country": country = try reader.optional()
                case "sunrise": sunrise = try reader.optional()
                case "sunset": sunset = try reader.optional()
                default: break
                }
            }
        }
    }
}

extension CurrentWeather {
    /// Creates the weather from the body of `weather`, requested in `units`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point, the date or the temperature is impossible.
    init(_ payload: CurrentWeatherDTO, units: Units) throws(NetworkError) {
        let coordinate = try Coordinate(
            wireLatitude: payload.coord.lat,
            longitude: payload.coord.lon,
            path: "coord"
        )
        guard let date = Date(wire: payload.dt) else { throw .decoding(.invalidField(path: "dt")) }
        guard let elements = WeatherElements(payload, step: 1, units: units) else {
            throw .decoding(.invalidField(path: "main.temp"))
        }
        let country = PlaceNames.country(payload.sys?.country)
        self.init(
            cityID: PlaceNames.cityID(payload.id),
            name: PlaceNames.name(payload.name, id: payload.id, country: country),
            country: country,
            coordinate: coordinate,
            date: date,
            utcOffset: UTCOffset(wire: payload.timezone),
            sun: SunState(
                sunrise: Date(wire: payload.sys?.sunrise),
                sunset: Date(wire: payload.sys?.sunset),
                at: coordinate,
                on: date
            ),
            elements: elements
        )
    }
}
