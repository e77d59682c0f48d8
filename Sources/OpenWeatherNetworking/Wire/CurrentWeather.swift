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
struct CurrentWeatherDTO: ResponseBody {
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
        guard let temperature = Temperature(wire: payload.main.temp, units: units) else {
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
            conditions: payload.weather.map { WeatherCondition($0) },
            temperature: temperature,
            feelsLike: Temperature(wire: payload.main.feelsLike, units: units),
            minimum: Temperature(wire: payload.main.tempMin, units: units),
            maximum: Temperature(wire: payload.main.tempMax, units: units),
            humidity: Percentage(wirePercent: payload.main.humidity),
            pressure: payload.main.seaLevelPressure,
            groundLevelPressure: Pressure(wire: payload.main.groundLevel),
            wind: Wind(payload.wind, units: units),
            cloudiness: Percentage(wirePercent: payload.clouds?.all),
            visibility: Length(wire: payload.visibility),
            rain: PrecipitationAmount(payload.rain, step: 1),
            snow: PrecipitationAmount(payload.snow, step: 1),
            sun: SunState(
                sunrise: Date(wire: payload.sys?.sunrise),
                sunset: Date(wire: payload.sys?.sunset),
                at: coordinate,
                on: date
            )
        )
    }
}

extension WeatherCondition {
    /// Creates a condition from one element of `weather`.
    init(_ payload: ConditionDTO) {
        let documented = ConditionCode(rawValue: payload.id)?.group
        let name = WireText.line(payload.main)
        self.init(
            id: payload.id,
            // Nearly every name is that of the number's group.
            group: name.map { $0 == documented?.name ? documented ?? .unknown($0) : ConditionGroup(name: $0) }
                ?? documented ?? .unknown(""),
            description: WireText.line(payload.description) ?? "",
            icon: WireText.line(payload.icon).map { IconCode($0) }
        )
    }
}

extension Wind {
    /// Creates the wind from `wind`; `nil` without a speed.
    ///
    /// The direction is `nil` in calm air, and for a `deg` outside `0...360`: stations send values such as 999 for a
    /// variable wind.
    init?(_ payload: WindDTO?, units: Units) {
        self.init(speed: payload?.speed, degrees: payload?.deg, gust: payload?.gust, units: units)
    }

    /// Creates the wind from its fields, as ``init(_:units:)`` does.
    init?(speed: Double?, degrees: Double?, gust: Double?, units: Units) {
        guard let speed = Speed(wire: speed, units: units) else { return nil }
        let degrees = degrees.flatMap { (0...360).contains($0) && speed.metersPerSecond > 0 ? $0 : nil }
        self.init(
            speed: speed,
            direction: degrees.flatMap { WindDirection(degrees: $0) },
            gust: Speed(wire: gust, units: units)
        )
    }
}

extension PrecipitationAmount {
    /// Creates the amount from `rain` or `snow`; `nil` when the field holds no amount.
    ///
    /// - Parameters:
    ///   - payload: The field.
    ///   - step: The hours that amounts of the endpoint cover, 1 or 3. An amount for these hours is preferred, and a
    ///     bare number is for these hours.
    init?(_ payload: PrecipitationDTO?, step: Int) {
        guard let payload else { return nil }
        let oneHour = Self(payload.oneHour, hours: 1)
        let threeHours = Self(payload.threeHours, hours: 3)
        let preferred = step == 3 ? threeHours ?? oneHour : oneHour ?? threeHours
        guard let amount = preferred ?? Self(payload.step, hours: step) else { return nil }
        self = amount
    }

    private init?(_ millimeters: Double?, hours: Int) {
        guard let depth = Precipitation(wire: millimeters) else { return nil }
        self.init(depth: depth, hours: hours)
    }
}

extension MainDTO {
    /// The pressure at sea level; `nil` when the response has none.
    ///
    /// Source: `sea_level`, else `pressure`, which is the pressure at ground level in responses before 2019.
    var seaLevelPressure: Pressure? {
        Pressure(wire: seaLevel) ?? Pressure(wire: pressure)
    }
}
