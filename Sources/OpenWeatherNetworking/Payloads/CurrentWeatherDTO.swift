/// The body of `weather`.
struct CurrentWeatherDTO: ResponseBody {
    let coord: CoordinateDTO
    let main: MainDTO
    let dt: Double
    private(set) var weather: [ConditionDTO] = []
    private(set) var visibility: Double?
    private(set) var wind: WindDTO?
    private(set) var clouds: CloudsDTO?
    private(set) var rain: PrecipitationDTO?
    private(set) var snow: PrecipitationDTO?
    private(set) var sys: SystemDTO?
    private(set) var timezone: Int?
    private(set) var id: Int?
    private(set) var name: String?
    /// `cod`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var coord: CoordinateDTO?
        var main: MainDTO?
        var dt: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "coord": coord = try reader.value()
            case "main": main = try reader.value()
            case "dt": dt = try reader.value()
            case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
            case "visibility": visibility = try reader.optional()
            case "wind": wind = try reader.optional()
            case "clouds": clouds = try reader.optional()
            case "rain": rain = try reader.optional()
            case "snow": snow = try reader.optional()
            case "sys": sys = try reader.optional()
            case "timezone": timezone = try reader.optional()
            case "id": id = try reader.optional(FlexibleInteger.self)?.value
            case "name": name = try reader.optional()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.coord = try reader.required(coord, "coord")
        self.main = try reader.required(main, "main")
        self.dt = try reader.required(dt, "dt")
    }

    /// `sys`: the country, and the times of sunrise and sunset.
    struct SystemDTO: JSONReadable {
        private(set) var country: String?
        private(set) var sunrise: Double?
        private(set) var sunset: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "country": country = try reader.optional()
                case "sunrise": sunrise = try reader.optional()
                case "sunset": sunset = try reader.optional()
                default: break
                }
            }
        }
    }
}
