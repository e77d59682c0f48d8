// The parts that current weather and forecasts have in common.

/// `main`: temperatures, pressure and humidity, each an integer or a fraction on the wire.
struct MainDTO: JSONReadable {
    let temp: Double
    private(set) var feelsLike: Double?
    private(set) var tempMin: Double?
    private(set) var tempMax: Double?
    private(set) var pressure: Double?
    private(set) var seaLevel: Double?
    private(set) var groundLevel: Double?
    private(set) var humidity: Double?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var temp: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "temp": temp = try reader.value()
            case "feels_like": feelsLike = try reader.optional()
            case "temp_min": tempMin = try reader.optional()
            case "temp_max": tempMax = try reader.optional()
            case "pressure": pressure = try reader.optional()
            case "sea_level": seaLevel = try reader.optional()
            case "grnd_level": groundLevel = try reader.optional()
            case "humidity": humidity = try reader.optional()
            default: break
            }
        }
        self.temp = try reader.required(temp, "temp")
    }
}

/// One element of `weather`: a condition.
struct ConditionDTO: JSONReadable {
    let id: Int
    private(set) var main: String?
    private(set) var description: String?
    private(set) var icon: String?

    /// The number of conditions that are read; the service sends up to three.
    static let limit = 8

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var id: Int?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "id": id = try reader.value()
            case "main": main = try reader.optional()
            case "description": description = try reader.optional()
            case "icon": icon = try reader.optional()
            default: break
            }
        }
        self.id = try reader.required(id, "id")
    }
}

/// `wind`: speed, direction and gusts.
struct WindDTO: JSONReadable {
    private(set) var speed: Double?
    private(set) var deg: Double?
    private(set) var gust: Double?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "speed": speed = try reader.optional()
            case "deg": deg = try reader.optional()
            case "gust": gust = try reader.optional()
            default: break
            }
        }
    }
}

/// `clouds`: the cloudiness in percent.
struct CloudsDTO: JSONReadable {
    private(set) var all: Double?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key == "all" { all = try reader.optional() }
        }
    }
}

/// `rain` and `snow`: an object with `1h`, `3h`, both or neither, or a bare number for the step of the endpoint.
struct PrecipitationDTO: JSONReadable {
    private(set) var oneHour: Double?
    private(set) var threeHours: Double?
    private(set) var step: Double?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        guard reader.isAtObject else {
            step = try reader.value()
            return
        }
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "1h": oneHour = try reader.optional()
            case "3h": threeHours = try reader.optional()
            default: break
            }
        }
    }
}

/// `coord`: the point of the response.
struct CoordinateDTO: JSONReadable {
    let lat: Double
    let lon: Double

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var lat: Double?
        var lon: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "lat": lat = try reader.value()
            case "lon": lon = try reader.value()
            default: break
            }
        }
        self.lat = try reader.required(lat, "lat")
        self.lon = try reader.required(lon, "lon")
    }
}
