/// `current`, an element of `hourly`, and a row of `current`, `timeline/15min`, `timeline/1h` and `timemachine`.
struct OneCallRowDTO: JSONReadable {
    let dt: Double
    let temp: Double
    private(set) var sunrise: Double?
    private(set) var sunset: Double?
    private(set) var feelsLike: Double?
    private(set) var pressure: Double?
    private(set) var humidity: Double?
    private(set) var dewPoint: Double?
    private(set) var uvi: Double?
    private(set) var clouds: Double?
    private(set) var visibility: Double?
    private(set) var windSpeed: Double?
    private(set) var windDeg: Double?
    private(set) var windGust: Double?
    private(set) var pop: Double?
    private(set) var rain: PrecipitationDTO?
    private(set) var snow: PrecipitationDTO?
    private(set) var weather: [ConditionDTO] = []
    /// The identities of the alerts; empty in One Call 3.0.
    private(set) var alerts: [String] = []

    /// The largest number of identities that are read of a row.
    static let alertLimit = 200

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var dt: Double?
        var temp: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "dt": dt = try reader.value()
            case "temp": temp = try reader.value()
            case "sunrise": sunrise = try reader.optional()
            case "sunset": sunset = try reader.optional()
            case "feels_like": feelsLike = try reader.optional()
            case "pressure": pressure = try reader.optional()
            case "humidity": humidity = try reader.optional()
            case "dew_point": dewPoint = try reader.optional()
            case "uvi": uvi = try reader.optional()
            case "clouds": clouds = try reader.optional()
            case "visibility": visibility = try reader.optional()
            case "wind_speed": windSpeed = try reader.optional()
            case "wind_deg": windDeg = try reader.optional()
            case "wind_gust": windGust = try reader.optional()
            case "pop": pop = try reader.optional()
            case "rain": rain = try reader.optional()
            case "snow": snow = try reader.optional()
            case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
            case "alerts": alerts = try reader.readableElements(first: Self.alertLimit)
            default: break
            }
        }
        self.dt = try reader.required(dt, "dt")
        self.temp = try reader.required(temp, "temp")
    }
}

/// An element of `minutely`, and a row of `timeline/1min`.
struct OneCallMinuteDTO: JSONReadable {
    let dt: Double
    private(set) var precipitation: Double?
    /// The identities of the alerts; empty in One Call 3.0.
    private(set) var alerts: [String] = []

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var dt: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "dt": dt = try reader.value()
            case "precipitation": precipitation = try reader.optional()
            case "alerts": alerts = try reader.readableElements(first: OneCallRowDTO.alertLimit)
            default: break
            }
        }
        self.dt = try reader.required(dt, "dt")
    }
}
