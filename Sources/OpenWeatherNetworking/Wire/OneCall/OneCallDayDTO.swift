/// An element of `daily`, and a row of `timeline/1day`.
struct OneCallDayDTO: JSONReadable {
    let dt: Double
    let temp: TemperaturesDTO
    private(set) var sunrise: Double?
    private(set) var sunset: Double?
    private(set) var moonrise: Double?
    private(set) var moonset: Double?
    private(set) var moonPhase: Double?
    private(set) var summary: String?
    private(set) var feelsLike: TemperaturesDTO?
    private(set) var pressure: Double?
    private(set) var humidity: Double?
    private(set) var dewPoint: Double?
    private(set) var uvi: Double?
    private(set) var clouds: Double?
    private(set) var windSpeed: Double?
    private(set) var windDeg: Double?
    private(set) var windGust: Double?
    private(set) var pop: Double?
    /// A number of millimeters; an object, whose hours would not be those of the day, counts as missing.
    private(set) var rain: Double?
    private(set) var snow: Double?
    private(set) var weather: [ConditionDTO] = []
    /// The identities of the alerts; empty in One Call 3.0.
    private(set) var alerts: [String] = []

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var dt: Double?
        var temp: TemperaturesDTO?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "dt": dt = try reader.value()
            case "temp": temp = try reader.value()
            case "sunrise": sunrise = try reader.optional()
            case "sunset": sunset = try reader.optional()
            case "moonrise": moonrise = try reader.optional()
            case "moonset": moonset = try reader.optional()
            case "moon_phase": moonPhase = try reader.optional()
            case "summary": summary = try reader.optional()
            case "feels_like": feelsLike = try reader.optional()
            case "pressure": pressure = try reader.optional()
            case "humidity": humidity = try reader.optional()
            case "dew_point": dewPoint = try reader.optional()
            case "uvi": uvi = try reader.optional()
            case "clouds": clouds = try reader.optional()
            case "wind_speed": windSpeed = try reader.optional()
            case "wind_deg": windDeg = try reader.optional()
            case "wind_gust": windGust = try reader.optional()
            case "pop": pop = try reader.optional()
            case "rain": rain = try reader.optional()
            case "snow": snow = try reader.optional()
            case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
            case "alerts": alerts = try reader.readableElements(first: OneCallRowDTO.alertLimit)
            default: break
            }
        }
        self.dt = try reader.required(dt, "dt")
        self.temp = try reader.required(temp, "temp")
    }

    /// `temp` and `feels_like`, the latter without `min` and `max`.
    struct TemperaturesDTO: JSONReadable {
        private(set) var morn: Double?
        private(set) var day: Double?
        private(set) var eve: Double?
        private(set) var night: Double?
        private(set) var min: Double?
        private(set) var max: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "morn": morn = try reader.optional()
                case "day": day = try reader.optional()
                case "eve": eve = try reader.optional()
                case "night": night = try reader.optional()
                case "min": min = try reader.optional()
                case "max": max = try reader.optional()
                default: break
                }
            }
        }
    }
}
