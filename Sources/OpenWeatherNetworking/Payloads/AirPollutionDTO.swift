/// The body of `air_pollution` and `air_pollution/forecast`.
struct AirPollutionDTO: ResponseBody {
    let coord: AirCoordinateDTO
    let list: [EntryDTO]

    /// The largest number of entries, where the service's lists have had up to 241; a longer list is refused.
    private static let limit = 500

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
