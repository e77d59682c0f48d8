/// The body of `air_pollution` and `air_pollution/forecast`.
struct AirPollutionDTO: Decodable, Sendable {
    let coord: AirCoordinateDTO
    let list: [EntryDTO]

    enum CodingKeys: String, CodingKey {
        case coord, list
    }

    /// One element of `list`.
    struct EntryDTO: Decodable, Sendable {
        let dt: Double
        @Lenient var main: IndexDTO?
        @Lenient var components: ComponentsDTO?

        enum CodingKeys: String, CodingKey {
            case dt, main, components
        }
    }

    /// `list[].main`: the index, which is a fraction such as `4.0` in the documentation.
    struct IndexDTO: Decodable, Sendable {
        @Lenient var aqi: Double?

        enum CodingKeys: String, CodingKey {
            case aqi
        }
    }

    /// `list[].components`: concentrations in μg/m³.
    struct ComponentsDTO: Decodable, Sendable {
        @Lenient var co: Double?
        @Lenient var no: Double?
        @Lenient var no2: Double?
        @Lenient var o3: Double?
        @Lenient var so2: Double?
        @Lenient var pm25: Double?
        @Lenient var pm10: Double?
        @Lenient var nh3: Double?

        enum CodingKeys: String, CodingKey {
            case co, no, no2, o3, so2
            case pm25 = "pm2_5"
            case pm10, nh3
        }
    }
}

/// `coord` of air quality: an object in every recorded response, an array `[lat, lon]` in the documentation.
struct AirCoordinateDTO: Decodable, Sendable {
    let lat: Double
    let lon: Double

    /// Decodes either form.
    init(from decoder: any Decoder) throws {
        if var array = try? decoder.unkeyedContainer() {
            lat = try array.decode(Double.self)
            lon = try array.decode(Double.self)
        } else {
            let object = try CoordinateDTO(from: decoder)
            lat = object.lat
            lon = object.lon
        }
    }
}
