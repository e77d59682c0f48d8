import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

extension Endpoint {
    /// Returns the endpoint of the radiation of a day, of which every call costs money.
    ///
    /// Source: <https://openweathermap.org/api/solar-irradiance>.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - day: The day, from 1979-01-01 to 15 days ahead.
    ///   - step: The length of an interval.
    ///   - offset: The offset from UTC that the day is in; that of the place when `nil`.
    /// - Returns: The endpoint.
    public static func solarRadiation(
        at coordinate: Coordinate,
        on day: LocalDay,
        step: SolarRadiation.Step,
        offset: UTCOffset? = nil
    ) -> Endpoint {
        var items =
            point(coordinate) + [
                URLQueryItem(name: "date", value: day.iso8601), URLQueryItem(name: "interval", value: step.rawValue),
            ]
        if let offset { items.append(URLQueryItem(name: "tz", value: offset.iso8601)) }
        return Endpoint(
            operation: "solarRadiation",
            base: .energy,
            path: "solar/interval_data",
            queryItems: items,
            takesOptions: false
        )
    }
}

extension WireResource where Value == SolarRadiation {
    /// The radiation of a day.
    static func solarRadiation(
        at coordinate: Coordinate,
        on day: LocalDay,
        step: SolarRadiation.Step,
        offset: UTCOffset?
    ) -> WireResource {
        let endpoint = Endpoint.solarRadiation(at: coordinate, on: day, step: step, offset: offset)
        return WireResource(endpoint) { (payload: SolarDTO, _) throws(NetworkError) in
            try payload.radiation()
        }
    }
}

/// The body of `solar/interval_data`.
struct SolarDTO: ResponseBody {
    let lat: Double
    let lon: Double
    let date: String
    let interval: String
    let tz: String
    private(set) var sunrise: String?
    private(set) var sunset: String?
    let intervals: [IntervalDTO]
    /// `code`: a string, in the report of a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of intervals, where a day has 96 quarters of an hour; a longer list is refused.
    private static let limit = 200

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var lat: Double?
        var lon: Double?
        var date: String?
        var interval: String?
        var tz: String?
        var intervals: [IntervalDTO]?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "lat": lat = try reader.value()
            case "lon": lon = try reader.value()
            case "date": date = try reader.value()
            case "interval": interval = try reader.value()
            case "tz": tz = try reader.value()
            case "sunrise": sunrise = try reader.optional()
            case "sunset": sunset = try reader.optional()
            case "intervals": intervals = try reader.array(atMost: Self.limit)
            case "cod", "code": status = try reader.optional()
            default: break
            }
        }
        self.lat = try reader.required(lat, "lat")
        self.lon = try reader.required(lon, "lon")
        self.date = try reader.required(date, "date")
        self.interval = try reader.required(interval, "interval")
        self.tz = try reader.required(tz, "tz")
        self.intervals = try reader.required(intervals, "intervals")
    }

    /// One element of `intervals`, whose end is a minute before the next begins, so that only the beginning is read.
    struct IntervalDTO: JSONReadable {
        let start: String
        private(set) var mean = SkiesDTO()
        private(set) var maximum = SkiesDTO()
        private(set) var energy = SkiesDTO()

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var start: String?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "start": start = try reader.value()
                case "avg_irradiance": mean = try reader.optional() ?? SkiesDTO()
                case "max_irradiance": maximum = try reader.optional() ?? SkiesDTO()
                case "irradiation": energy = try reader.optional() ?? SkiesDTO()
                default: break
                }
            }
            self.start = try reader.required(start, "start")
        }
    }

    /// The radiation under a clear sky and under a cloudy one.
    struct SkiesDTO: JSONReadable {
        private(set) var clear: PartsDTO?
        private(set) var cloudy: PartsDTO?

        init() {}

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "clear_sky": clear = try reader.optional()
                case "cloudy_sky": cloudy = try reader.optional()
                default: break
                }
            }
        }

        var skies: SolarRadiation.Skies {
            SolarRadiation.Skies(clear: clear?.components, cloudy: cloudy?.components)
        }
    }

    /// The three parts of the radiation.
    struct PartsDTO: JSONReadable {
        private var ghi: Double?
        private var dni: Double?
        private var dhi: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "ghi": ghi = try reader.optional()
                case "dni": dni = try reader.optional()
                case "dhi": dhi = try reader.optional()
                default: break
                }
            }
        }

        var components: SolarRadiation.Components {
            SolarRadiation.Components(global: ghi, direct: dni, diffuse: dhi)
        }
    }
}

extension SolarDTO {
    /// Returns the radiation, whose times are all at the offset that the body names.
    ///
    /// - Throws: ``/OpenWeatherNetworking/NetworkError/decoding(_:)`` when the point, the day, the offset or a time is impossible.
    fileprivate func radiation() throws(NetworkError) -> SolarRadiation {
        let coordinate = try Coordinate(wireLatitude: lat, longitude: lon, path: "")
        guard let day = LocalDay(iso8601: date) else { throw .decoding(.invalidField(path: "date")) }
        guard let offset = UTCOffset(iso8601: tz) else { throw .decoding(.invalidField(path: "tz")) }
        guard let step = SolarRadiation.Step(rawValue: interval) else {
            throw .decoding(.invalidField(path: "interval"))
        }
        var rows: [SolarRadiation.Interval] = []
        for (index, row) in intervals.enumerated() {
            guard let seconds = Self.seconds(of: row.start) else {
                throw .invalid("intervals", index, "start")
            }
            rows.append(
                SolarRadiation.Interval(
                    date: day.start(at: offset) + seconds,
                    mean: row.mean.skies,
                    maximum: row.maximum.skies,
                    energy: row.energy.skies
                )
            )
        }
        return SolarRadiation(
            coordinate: coordinate,
            day: day,
            utcOffset: offset,
            sunrise: Self.moment(sunrise, at: offset),
            sunset: Self.moment(sunset, at: offset),
            step: step,
            intervals: rows.inOrder(by: \.date)
        )
    }

    /// Returns the seconds since midnight of a text such as `06:15` or `06:19:47`; `nil` for any other.
    private static func seconds(of text: some StringProtocol) -> TimeInterval? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard 2...3 ~= parts.count, let hour = parts[0], let minute = parts[1], 0...24 ~= hour, 0..<60 ~= minute else {
            return nil
        }
        let second = parts.count == 3 ? parts[2] : 0
        return second.flatMap { 0...60 ~= $0 ? Double(hour * 3_600 + minute * 60 + $0) : nil }
    }

    /// Returns the date of a text such as `2023-04-08T06:19:47` at an offset; `nil` for none, and for any other text.
    private static func moment(_ text: String?, at offset: UTCOffset) -> Date? {
        guard let parts = text?.split(separator: "T"), parts.count == 2, let day = LocalDay(iso8601: String(parts[0]))
        else { return nil }
        return seconds(of: parts[1]).map { day.start(at: offset) + $0 }
    }
}
