public import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of current air quality.
    ///
    /// Source: <https://openweathermap.org/api/air-pollution>.
    public static func airPollution(at coordinate: Coordinate) -> Endpoint {
        Endpoint(
            operation: "airQuality",
            base: .weather,
            path: "air_pollution",
            queryItems: point(coordinate),
            takesOptions: false
        )
    }

    /// Returns the endpoint of the hourly air quality forecast for four days.
    ///
    /// Source: <https://openweathermap.org/api/air-pollution>.
    public static func airPollutionForecast(at coordinate: Coordinate) -> Endpoint {
        Endpoint(
            operation: "airQualityForecast",
            base: .weather,
            path: "air_pollution/forecast",
            queryItems: point(coordinate),
            takesOptions: false
        )
    }

    /// Returns the endpoint of the air quality of past hours, from 2020-11-27 on.
    ///
    /// Source: <https://openweathermap.org/api/air-pollution>.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - period: The hours; the service includes its end, which is therefore sent as a second less.
    /// - Returns: The endpoint.
    public static func airPollutionHistory(at coordinate: Coordinate, in period: Range<Date>) -> Endpoint {
        Endpoint(
            operation: "airQualityHistory",
            base: .weather,
            path: "air_pollution/history",
            queryItems: point(coordinate) + bounds(of: period),
            takesOptions: false
        )
    }
}

extension WireResource where Value == AirQuality {
    /// The current air quality: of several readings the newest that is not in the future, or the first when all are.
    package static func airQuality(at coordinate: Coordinate) -> WireResource {
        WireResource(.airPollution(at: coordinate)) { (payload: AirPollutionDTO, context) throws(NetworkError) in
            let entries = try AirQualityForecast(payload).entries
            guard let reading = entries.last(where: { $0.date <= context.arrival }) ?? entries.first else {
                throw .decoding(.invalidField(path: "list"))
            }
            return reading
        }
    }
}

extension WireResource where Value == AirQualityForecast {
    /// The air quality of the coming hours.
    package static func airQualityForecast(at coordinate: Coordinate) -> WireResource {
        WireResource(.airPollutionForecast(at: coordinate)) { (payload: AirPollutionDTO, _) throws(NetworkError) in
            try AirQualityForecast(payload)
        }
    }
}

extension WireResource where Value == AirQualityHistory {
    /// The air quality of past hours.
    package static func airQualityHistory(at coordinate: Coordinate, in period: Range<Date>) -> WireResource {
        WireResource(.airPollutionHistory(at: coordinate, in: period)) {
            (payload: AirPollutionDTO, _) throws(NetworkError) in
            let readings = try AirQualityForecast(payload)
            return AirQualityHistory(coordinate: readings.coordinate, period: period, hours: readings.entries)
        }
    }
}

/// The body of `air_pollution`, `air_pollution/forecast` and `air_pollution/history`.
struct AirPollutionDTO: ResponseBody {
    let coord: AirCoordinateDTO
    let list: [EntryDTO]

    /// The largest number of entries: a year of hours has 8,784, and a forecast up to 241; a longer list is refused.
    private static let limit = 9_000

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var coord: AirCoordinateDTO?
        var list: [EntryDTO]?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "coord": coord = try reader.value()
            case "list": list = try reader.array(atMost: Self.limit)
            default: break
            }
        }
        self.coord = try reader.required(coord, "coord")
        self.list = try reader.required(list, "list")
    }

    /// One element of `list`.
    struct EntryDTO: JSONReadable {
        let dt: Double
        private(set) var main: IndexDTO?
        private(set) var components: ComponentsDTO?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var dt: Double?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "dt": dt = try reader.value()
                case "main": main = try reader.optional()
                case "components": components = try reader.optional()
                default: break
                }
            }
            self.dt = try reader.required(dt, "dt")
        }
    }

    /// `list[].main`: the index, which is a fraction such as `4.0` in the documentation.
    struct IndexDTO: JSONReadable {
        private(set) var aqi: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                if key == "aqi" { aqi = try reader.optional() }
            }
        }
    }

    /// `list[].components`: concentrations in μg/m³.
    struct ComponentsDTO: JSONReadable {
        private(set) var co: Double?
        private(set) var no: Double?
        private(set) var no2: Double?
        private(set) var o3: Double?
        private(set) var so2: Double?
        private(set) var pm25: Double?
        private(set) var pm10: Double?
        private(set) var nh3: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "co": co = try reader.optional()
                case "no": no = try reader.optional()
                case "no2": no2 = try reader.optional()
                case "o3": o3 = try reader.optional()
                case "so2": so2 = try reader.optional()
                case "pm2_5": pm25 = try reader.optional()
                case "pm10": pm10 = try reader.optional()
                case "nh3": nh3 = try reader.optional()
                default: break
                }
            }
        }
    }
}

/// `coord` of air quality: an object in every recorded response, an array `[lat, lon]` in the documentation.
struct AirCoordinateDTO: JSONReadable {
    let lat: Double
    let lon: Double

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        guard reader.isAtArray else {
            let object = try reader.value(CoordinateDTO.self)
            lat = object.lat
            lon = object.lon
            return
        }
        var numbers: [Double] = []
        try reader.enterArray()
        while numbers.count < 2, try reader.nextElement() { numbers.append(try reader.value()) }
        guard numbers.count == 2 else { throw reader.missing("[\(numbers.count)]") }
        try reader.skipElements()
        (lat, lon) = (numbers[0], numbers[1])
    }
}

extension AirQualityForecast {
    /// Creates the forecast from the body of `air_pollution` or `air_pollution/forecast`, sorted by date.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point or a date is impossible.
    init(_ payload: AirPollutionDTO) throws(NetworkError) {
        let coordinate = try Coordinate(
            wireLatitude: payload.coord.lat,
            longitude: payload.coord.lon,
            path: "coord"
        )
        var entries: [AirQuality] = []
        for (index, entry) in payload.list.enumerated() {
            guard let date = Date(wire: entry.dt) else {
                throw .decoding(.invalidField(path: "list[\(index)].dt"))
            }
            entries.append(
                AirQuality(
                    coordinate: coordinate,
                    date: date,
                    index: entry.main?.aqi.flatMap { Int(exactly: $0) }.flatMap { AirQualityIndex(rawValue: $0) },
                    pollutants: Pollutants(entry.components)
                )
            )
        }
        self.init(coordinate: coordinate, entries: entries.sorted(on: \.date))
    }
}

extension Pollutants {
    /// Creates the concentrations from `components`, each of which may be missing.
    init(_ payload: AirPollutionDTO.ComponentsDTO?) {
        self.init(
            pm2_5: Concentration(wire: payload?.pm25),
            pm10: Concentration(wire: payload?.pm10),
            ozone: Concentration(wire: payload?.o3),
            nitrogenDioxide: Concentration(wire: payload?.no2),
            carbonMonoxide: Concentration(wire: payload?.co),
            sulfurDioxide: Concentration(wire: payload?.so2),
            ammonia: Concentration(wire: payload?.nh3),
            nitrogenMonoxide: Concentration(wire: payload?.no)
        )
    }
}
