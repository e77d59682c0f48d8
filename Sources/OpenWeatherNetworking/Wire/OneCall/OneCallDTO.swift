import OpenWeatherCore

/// The body of `onecall` of One Call 3.0.
///
/// Its sections are parts that fail on their own: one that cannot be read leaves the others alone.
struct OneCallDTO: ResponseBody {
    /// A section, or the reason it cannot be read; `nil` when the body has none.
    typealias Section<Value> = Result<Value, NetworkError>?

    let place: OneCallPlaceDTO
    private(set) var current: Section<OneCallRowDTO> = nil
    private(set) var minutely: Section<[OneCallMinuteDTO]> = nil
    private(set) var hourly: Section<[OneCallRowDTO]> = nil
    private(set) var daily: Section<[DayDTO]> = nil
    private(set) var alerts: Section<[OneCallAlertDTO]> = nil
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of rows in a section, where the service sends up to 61; a longer section is refused.
    static let limit = 500

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var place = OneCallPlaceDTO.Fields()
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "current": current = try reader.section { (reader) throws(JSONReader.Failure) in try reader.value() }
            case "minutely": minutely = try reader.rows()
            case "hourly": hourly = try reader.rows()
            case "daily": daily = try reader.rows()
            case "alerts": alerts = try reader.rows()
            case "cod": status = try reader.optional()
            default: try place.read(key, from: &reader)
            }
        }
        self.place = try OneCallPlaceDTO(place, reader)
    }
}

/// `lat`, `lon`, `timezone` and `timezone_offset`, which stand at the root of every body but those of alerts.
struct OneCallPlaceDTO: Sendable {
    let lat: Double
    let lon: Double
    let timezone: String?
    let offset: Int?

    /// The fields as far as they were read.
    struct Fields: Sendable {
        private(set) var lat: Double?
        private(set) var lon: Double?
        private(set) var timezone: String?
        private(set) var offset: Int?

        /// Reads the value of a key, or skips one that is not of a place.
        mutating func read(_ key: JSONReader.Key, from reader: inout JSONReader) throws(JSONReader.Failure) {
            switch key {
            case "lat": lat = try reader.value()
            case "lon": lon = try reader.value()
            case "timezone": timezone = try reader.optional()
            case "timezone_offset": offset = try reader.optional()
            default: break
            }
        }
    }

    /// Creates the place of the fields that were read; the reader has just left the object.
    init(_ fields: Fields, _ reader: JSONReader) throws(JSONReader.Failure) {
        lat = try reader.required(fields.lat, "lat")
        lon = try reader.required(fields.lon, "lon")
        timezone = fields.timezone
        offset = fields.offset
    }
}

/// The body of `timemachine` of One Call 3.0, and of every endpoint but `alert` of One Call 4.0.
///
/// The links `prev` and `next` are not read: they contain the caller's key.
struct OneCallPageDTO<Row: JSONReadable>: ResponseBody {
    let place: OneCallPlaceDTO
    let data: [Row]
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var place = OneCallPlaceDTO.Fields()
        var data: [Row]?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "data": data = try reader.array(atMost: OneCallDTO.limit)
            case "cod": status = try reader.optional()
            default: try place.read(key, from: &reader)
            }
        }
        self.place = try OneCallPlaceDTO(place, reader)
        self.data = try reader.required(data, "data")
    }
}

extension JSONReader {
    /// Reads a section; `nil` for `null`.
    ///
    /// - Throws: ``Failure`` when the text is not JSON.
    mutating func section<Value>(
        _ read: (inout JSONReader) throws(Failure) -> Value
    ) throws(Failure) -> OneCallDTO.Section<Value> {
        guard !isAtNull else {
            try skipValue()
            return nil
        }
        var failure: Failure?
        let value = try recovering { (reader) throws(Failure) -> Value in
            do throws(Failure) {
                return try read(&reader)
            } catch {
                failure = error
                throw error
            }
        }
        if let value { return .success(value) }
        let path = failure.map { JSONPath(of: $0, in: self).description }
        return .failure(.decoding(.invalidField(path: path ?? "$")))
    }

    /// Reads a section that is an array; `nil` for `null`.
    ///
    /// - Throws: ``Failure`` when the text is not JSON.
    mutating func rows<Row: JSONReadable>() throws(Failure) -> OneCallDTO.Section<[Row]> {
        try section { (reader) throws(Failure) in try reader.array(atMost: OneCallDTO.limit) }
    }

    /// A Boolean value that indicates whether the value is `null`, or something that is not JSON and begins like it.
    private var isAtNull: Bool { bytes[index] == UInt8(ascii: "n") }
}
