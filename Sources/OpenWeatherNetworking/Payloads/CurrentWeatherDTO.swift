/// The body of `weather`.
struct CurrentWeatherDTO: Decodable, Sendable {
    let coord: CoordinateDTO
    let main: MainDTO
    let dt: Double
    @Lenient var weather: LossyArray<ConditionDTO>?
    @Lenient var visibility: Double?
    @Lenient var wind: WindDTO?
    @Lenient var clouds: CloudsDTO?
    @Lenient var rain: PrecipitationDTO?
    @Lenient var snow: PrecipitationDTO?
    @Lenient var sys: SystemDTO?
    @Lenient var timezone: Int?
    @Lenient var id: FlexibleInteger?
    @Lenient var name: String?

    enum CodingKeys: String, CodingKey {
        case coord, main, dt, weather, visibility, wind, clouds, rain, snow, sys, timezone, id, name
    }

    /// `sys`: the country, and the times of sunrise and sunset.
    struct SystemDTO: Decodable, Sendable {
        @Lenient var country: String?
        @Lenient var sunrise: Double?
        @Lenient var sunset: Double?

        enum CodingKeys: String, CodingKey {
            case country, sunrise, sunset
        }
    }
}

/// `main`: temperatures, pressure and humidity, each an integer or a fraction on the wire.
struct MainDTO: Decodable, Sendable {
    let temp: Double
    @Lenient var feelsLike: Double?
    @Lenient var tempMin: Double?
    @Lenient var tempMax: Double?
    @Lenient var pressure: Double?
    @Lenient var seaLevel: Double?
    @Lenient var groundLevel: Double?
    @Lenient var humidity: Double?

    enum CodingKeys: String, CodingKey {
        case temp
        case feelsLike = "feels_like"
        case tempMin = "temp_min"
        case tempMax = "temp_max"
        case pressure
        case seaLevel = "sea_level"
        case groundLevel = "grnd_level"
        case humidity
    }
}

/// One element of `weather`: a condition.
struct ConditionDTO: Decodable, Sendable {
    let id: Int
    @Lenient var main: String?
    @Lenient var description: String?
    @Lenient var icon: String?

    enum CodingKeys: String, CodingKey {
        case id, main, description, icon
    }
}

/// `wind`: speed, direction and gusts.
struct WindDTO: Decodable, Sendable {
    @Lenient var speed: Double?
    @Lenient var deg: Double?
    @Lenient var gust: Double?

    enum CodingKeys: String, CodingKey {
        case speed, deg, gust
    }
}

/// `clouds`: the cloudiness in percent.
struct CloudsDTO: Decodable, Sendable {
    @Lenient var all: Double?

    enum CodingKeys: String, CodingKey {
        case all
    }
}

/// `rain` and `snow`: an object with `1h`, `3h`, both or neither, or a bare number for the step of the endpoint.
struct PrecipitationDTO: Decodable, Sendable {
    let oneHour: Double?
    let threeHours: Double?
    let step: Double?

    /// Decodes either form.
    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            oneHour = try container.decode(Lenient<Double>.self, forKey: .oneHour).wrappedValue
            threeHours = try container.decode(Lenient<Double>.self, forKey: .threeHours).wrappedValue
            step = nil
        } else {
            oneHour = nil
            threeHours = nil
            step = try decoder.singleValueContainer().decode(Double.self)
        }
    }

    enum CodingKeys: String, CodingKey {
        case oneHour = "1h"
        case threeHours = "3h"
    }
}

/// `coord`: the point of the response.
struct CoordinateDTO: Decodable, Sendable {
    let lat: Double
    let lon: Double

    enum CodingKeys: String, CodingKey {
        case lat, lon
    }
}
