/// The body of `day_summary` of One Call 3.0.
struct DaySummaryDTO: ResponseBody {
    let date: String
    let temperature: TemperatureDTO
    let lat: Double
    let lon: Double
    private(set) var tz: String?
    private(set) var cloudCover: ValueDTO?
    private(set) var humidity: ValueDTO?
    private(set) var pressure: ValueDTO?
    private(set) var precipitation: ValueDTO?
    private(set) var wind: WindDTO?
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var date: String?
        var temperature: TemperatureDTO?
        var lat: Double?
        var lon: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "lat": lat = try reader.value()
            case "lon": lon = try reader.value()
            case "date": date = try reader.value()
            case "temperature": temperature = try reader.value()
            case "tz": tz = try reader.optional()
            case "cloud_cover": cloudCover = try reader.optional()
            case "humidity": humidity = try reader.optional()
            case "pressure": pressure = try reader.optional()
            case "precipitation": precipitation = try reader.optional()
            case "wind": wind = try reader.optional()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.lat = try reader.required(lat, "lat")
        self.lon = try reader.required(lon, "lon")
        self.date = try reader.required(date, "date")
        self.temperature = try reader.required(temperature, "temperature")
    }

    /// `temperature`.
    struct TemperatureDTO: JSONReadable {
        private(set) var min: Double?
        private(set) var max: Double?
        private(set) var morning: Double?
        private(set) var afternoon: Double?
        private(set) var evening: Double?
        private(set) var night: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "min": min = try reader.optional()
                case "max": max = try reader.optional()
                case "morning": morning = try reader.optional()
                case "afternoon": afternoon = try reader.optional()
                case "evening": evening = try reader.optional()
                case "night": night = try reader.optional()
                default: break
                }
            }
        }
    }

    /// `cloud_cover`, `humidity` and `pressure` with the value at noon, and `precipitation` with the total.
    struct ValueDTO: JSONReadable {
        private(set) var afternoon: Double?
        private(set) var total: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "afternoon": afternoon = try reader.optional()
                case "total": total = try reader.optional()
                default: break
                }
            }
        }
    }

    /// `wind`: the strongest of the day.
    struct WindDTO: JSONReadable {
        private(set) var speed: Double?
        private(set) var direction: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                guard key == "max", reader.isAtObject else { continue }
                try reader.enterObject()
                while let key = try reader.nextKey() {
                    switch key {
                    case "speed": speed = try reader.optional()
                    case "direction": direction = try reader.optional()
                    default: break
                    }
                }
            }
        }
    }
}

/// The body of `overview` of One Call 3.0.
struct OverviewDTO: ResponseBody {
    let date: String
    let text: String
    private(set) var units: String?
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var date: String?
        var text: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "date": date = try reader.value()
            case "weather_overview": text = try reader.value()
            case "units": units = try reader.optional()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.date = try reader.required(date, "date")
        self.text = try reader.required(text, "weather_overview")
    }
}
