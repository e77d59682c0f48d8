extension Judged {
    /// The body of `air_pollution` and `air_pollution/forecast`.
    struct AirPollution: Decodable, Hashable, Sendable {
        let coord: AirCoordinate
        let list: [Entry]

        enum CodingKeys: String, CodingKey {
            case coord, list
        }

        /// One element of `list`.
        struct Entry: Decodable, Hashable, Sendable {
            let dt: Double
            @Lenient var main: Index?
            @Lenient var components: Components?

            enum CodingKeys: String, CodingKey {
                case dt, main, components
            }
        }

        /// `list[].main`: the index, which is a fraction such as `4.0` in the documentation.
        struct Index: Decodable, Hashable, Sendable {
            @Lenient var aqi: Double?

            enum CodingKeys: String, CodingKey {
                case aqi
            }
        }

        /// `list[].components`: concentrations in μg/m³.
        struct Components: Decodable, Hashable, Sendable {
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
    struct AirCoordinate: Decodable, Hashable, Sendable {
        let lat: Double
        let lon: Double

        init(from decoder: any Decoder) throws {
            if var array = try? decoder.unkeyedContainer() {
                lat = try array.decode(Double.self)
                lon = try array.decode(Double.self)
            } else {
                let object = try Coordinate(from: decoder)
                lat = object.lat
                lon = object.lon
            }
        }
    }

    /// One element of `direct` and `reverse`, and the body of `zip`, which has no state and no local names.
    struct Place: Decodable, Hashable, Sendable {
        let name: String
        let lat: Double
        let lon: Double
        let localNames: LossyDictionary
        @Lenient var country: String?
        @Lenient var state: String?

        enum CodingKeys: String, CodingKey {
            case name, lat, lon
            case localNames = "local_names"
            case country, state
        }
    }
}
