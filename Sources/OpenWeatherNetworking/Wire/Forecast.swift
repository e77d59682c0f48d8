import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of the forecast for five days in steps of three hours.
    ///
    /// Source: <https://openweathermap.org/forecast5>.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps, in `1...40`; all of them when `nil`. For other numbers the service would send
    ///     all.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place or a count out of range.
    public static func forecast(for query: LocationQuery, count: Int? = nil) throws(WeatherError) -> Endpoint {
        var items = try selector(of: query)
        if let count {
            try check(count, of: "cnt", isIn: 1...40)
            items.append(URLQueryItem(name: "cnt", value: String(count)))
        }
        return Endpoint(operation: "forecast", base: .weather, path: "forecast", queryItems: items, takesOptions: true)
    }

    /// Returns the endpoint of the forecast for four days in steps of an hour, a product of paid plans.
    ///
    /// Source: <https://openweathermap.org/api/hourly-forecast>.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps, in `1...96`; all of them when `nil`.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place or a count out of range.
    public static func hourlyForecast(for query: LocationQuery, count: Int? = nil) throws(WeatherError) -> Endpoint {
        var items = try selector(of: query)
        if let count {
            try check(count, of: "cnt", isIn: 1...96)
            items.append(URLQueryItem(name: "cnt", value: String(count)))
        }
        return Endpoint(
            operation: "hourlyForecast",
            base: .pro,
            path: "forecast/hourly",
            queryItems: items,
            takesOptions: true
        )
    }
}

extension WireResource where Value == Forecast {
    /// The forecast in steps of three hours; all steps when `count` is `nil`.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place or a count out of range.
    package static func forecast(for query: LocationQuery, count: Int?) throws(WeatherError) -> WireResource {
        WireResource(try .forecast(for: query, count: count)) { (payload: ForecastDTO, context) throws(NetworkError) in
            try Forecast(payload, step: 3, units: context.units, now: context.arrival)
        }
    }

    /// The whole forecast in steps of an hour.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place.
    package static func hourlyForecast(for query: LocationQuery) throws(WeatherError) -> WireResource {
        WireResource(try .hourlyForecast(for: query)) { (payload: ForecastDTO, context) throws(NetworkError) in
            try Forecast(payload, step: 1, units: context.units, now: context.arrival)
        }
    }
}

/// The body of `forecast` and `forecast/hourly`.
struct ForecastDTO: ResponseBody {
    let list: [EntryDTO]
    let city: CityDTO
    /// `cod`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of entries, where the service's lists have up to 40, or 96; a longer list is refused.
    private static let limit = 200

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var list: [EntryDTO]?
        var city: CityDTO?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "list": list = try reader.array(atMost: Self.limit)
            case "city": city = try reader.value()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.list = try reader.required(list, "list")
        self.city = try reader.required(city, "city")
    }

    /// One element of `list`; `dt_txt` is left out, as it repeats `dt`.
    struct EntryDTO: JSONReadable, WeatherParts {
        let dt: Double
        let main: MainDTO
        private(set) var weather: [ConditionDTO] = []
        private(set) var clouds: CloudsDTO?
        private(set) var wind: WindDTO?
        private(set) var visibility: Double?
        private(set) var pop: Double?
        private(set) var rain: PrecipitationDTO?
        private(set) var snow: PrecipitationDTO?
        private(set) var sys: SystemDTO?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var dt: Double?
            var main: MainDTO?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "dt": dt = try reader.value()
                case "main": main = try reader.value()
                case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
                case "clouds": clouds = try reader.optional()
                case "wind": wind = try reader.optional()
                case "visibility": visibility = try reader.optional()
                case "pop": pop = try reader.optional()
                case "rain": rain = try reader.optional()
                case "snow": snow = try reader.optional()
                case "sys": sys = try reader.optional()
                default: break
                }
            }
            self.dt = try reader.required(dt, "dt")
            self.main = try reader.required(main, "main")
        }
    }

    /// `list[].sys`: the part of the day.
    struct SystemDTO: JSONReadable {
        private(set) var pod: String?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                if key == "pod" { pod = try reader.optional() }
            }
        }
    }

    /// `city`: the place of the forecast.
    struct CityDTO: JSONReadable {
        let coord: CoordinateDTO
        private(set) var id: Int?
        private(set) var name: String?
        private(set) var country: String?
        private(set) var population: Int?
        private(set) var timezone: Int?
        private(set) var sunrise: Double?
        private(set) var sunset: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var coord: CoordinateDTO?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "coord": coord = try reader.value()
                case "id": id = try reader.optional(FlexibleInteger.self)?.value
                case "name": name = try reader.optional()
                case "country": country = try reader.optional()
                case "population": population = try reader.optional()
                case "timezone": timezone = try reader.optional()
                case "sunrise": sunrise = try reader.optional()
                case "sunset": sunset = try reader.optional()
                default: break
                }
            }
            self.coord = try reader.required(coord, "coord")
        }
    }
}

extension Forecast {
    /// Creates the forecast from a body in steps of 1 or 3 hours, requested in `units` and received at `now`.
    ///
    /// Entries are sorted by date; of several with the same date the first is kept.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when a point, a date or a temperature is impossible.
    init(_ payload: ForecastDTO, step: Int, units: Units, now: Date) throws(NetworkError) {
        let offset = UTCOffset(wire: payload.city.timezone)
        var entries: [ForecastEntry] = []
        entries.reserveCapacity(payload.list.count)
        for index in payload.list.indices {
            let entry = try ForecastEntry(payload.list[index], at: index, step: step, utcOffset: offset, units: units)
            entries.append(entry)
        }
        entries = entries.inOrder(by: \.date)
        self.init(city: try ForecastCity(payload.city, on: entries.first?.date ?? now), entries: entries)
    }
}

extension ForecastCity {
    /// Creates the city from `city`; `date` is the forecast's first day, to which the times of the sun apply.
    init(_ payload: ForecastDTO.CityDTO, on date: Date) throws(NetworkError) {
        let coordinate = try Coordinate(
            wireLatitude: payload.coord.lat,
            longitude: payload.coord.lon,
            path: "city.coord"
        )
        let country = PlaceNames.country(payload.country)
        self.init(
            cityID: PlaceNames.cityID(payload.id),
            name: PlaceNames.name(payload.name, id: payload.id, country: country),
            country: country,
            coordinate: coordinate,
            // The service sends 0 where the population is unknown.
            population: payload.population.flatMap { $0 > 0 ? $0 : nil },
            utcOffset: UTCOffset(wire: payload.timezone),
            sun: SunState(
                sunrise: Date(wire: payload.sunrise),
                sunset: Date(wire: payload.sunset),
                at: coordinate,
                on: date
            )
        )
    }
}

extension ForecastEntry {
    /// Creates the entry from the element of `list` at `index`, whose amounts are for `step` hours.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the date or the temperature is impossible.
    init(
        _ payload: ForecastDTO.EntryDTO,
        at index: Int,
        step: Int,
        utcOffset: UTCOffset?,
        units: Units
    ) throws(NetworkError) {
        guard let date = Date(wire: payload.dt) else { throw .decoding(.invalidField(path: "list[\(index)].dt")) }
        guard var elements = WeatherElements(payload, step: step, units: units) else {
            throw .decoding(.invalidField(path: "list[\(index)].main.temp"))
        }
        elements.chanceOfPrecipitation = Percentage(wireFraction: payload.pop)
        self.init(
            date: date,
            utcOffset: utcOffset,
            partOfDay: payload.sys?.pod.flatMap { PartOfDay(rawValue: $0) },
            elements: elements
        )
    }
}
