/// The body of `forecast`.
struct ForecastDTO: ResponseBody {
    let list: [EntryDTO]
    let city: CityDTO
    /// `cod`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of entries, where the service's lists have up to 40; a longer list is refused.
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
    struct EntryDTO: JSONReadable {
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
