/// The payloads as the system's decoder reads them, the judge of the package's reader.
enum Judged: Sendable {}

extension Judged {
    /// The body of `weather`.
    struct CurrentWeather: Decodable, Hashable, Sendable {
        let coord: Coordinate
        let main: Main
        let dt: Double
        let weather: LossyArray<Condition>
        @Lenient var visibility: Double?
        @Lenient var wind: Wind?
        @Lenient var clouds: Clouds?
        @Lenient var rain: Precipitation?
        @Lenient var snow: Precipitation?
        @Lenient var sys: System?
        @Lenient var timezone: Int?
        @Lenient var id: FlexibleInteger?
        @Lenient var name: String?

        enum CodingKeys: String, CodingKey {
            case coord, main, dt, weather, visibility, wind, clouds, rain, snow, sys, timezone, id, name
        }

        /// `sys`: the country, and the times of sunrise and sunset.
        struct System: Decodable, Hashable, Sendable {
            @Lenient var country: String?
            @Lenient var sunrise: Double?
            @Lenient var sunset: Double?

            enum CodingKeys: String, CodingKey {
                case country, sunrise, sunset
            }
        }
    }

    /// `main`: temperatures, pressure and humidity, each an integer or a fraction on the wire.
    struct Main: Decodable, Hashable, Sendable {
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
    struct Condition: Decodable, Hashable, Sendable {
        let id: Int
        @Lenient var main: String?
        @Lenient var description: String?
        @Lenient var icon: String?

        enum CodingKeys: String, CodingKey {
            case id, main, description, icon
        }
    }

    /// `wind`: speed, direction and gusts.
    struct Wind: Decodable, Hashable, Sendable {
        @Lenient var speed: Double?
        @Lenient var deg: Double?
        @Lenient var gust: Double?

        enum CodingKeys: String, CodingKey {
            case speed, deg, gust
        }
    }

    /// `clouds`: the cloudiness in percent.
    struct Clouds: Decodable, Hashable, Sendable {
        @Lenient var all: Double?

        enum CodingKeys: String, CodingKey {
            case all
        }
    }

    /// `rain` and `snow`: an object with `1h`, `3h`, both or neither, or a bare number for the step of the endpoint.
    struct Precipitation: Decodable, Hashable, Sendable {
        let oneHour: Double?
        let threeHours: Double?
        let step: Double?

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
    struct Coordinate: Decodable, Hashable, Sendable {
        let lat: Double
        let lon: Double

        enum CodingKeys: String, CodingKey {
            case lat, lon
        }
    }

    /// The body of `forecast`.
    struct Forecast: Decodable, Hashable, Sendable {
        let list: [Entry]
        let city: City

        enum CodingKeys: String, CodingKey {
            case list, city
        }

        /// One element of `list`; `dt_txt` is left out, as it repeats `dt`.
        struct Entry: Decodable, Hashable, Sendable {
            let dt: Double
            let main: Main
            let weather: LossyArray<Condition>
            @Lenient var clouds: Clouds?
            @Lenient var wind: Wind?
            @Lenient var visibility: Double?
            @Lenient var pop: Double?
            @Lenient var rain: Precipitation?
            @Lenient var snow: Precipitation?
            @Lenient var sys: System?

            enum CodingKeys: String, CodingKey {
                case dt, main, weather, clouds, wind, visibility, pop, rain, snow, sys
            }
        }

        /// `list[].sys`: the part of the day.
        struct System: Decodable, Hashable, Sendable {
            @Lenient var pod: String?

            enum CodingKeys: String, CodingKey {
                case pod
            }
        }

        /// `city`: the place of the forecast.
        struct City: Decodable, Hashable, Sendable {
            let coord: Coordinate
            @Lenient var id: FlexibleInteger?
            @Lenient var name: String?
            @Lenient var country: String?
            @Lenient var population: Int?
            @Lenient var timezone: Int?
            @Lenient var sunrise: Double?
            @Lenient var sunset: Double?

            enum CodingKeys: String, CodingKey {
                case coord, id, name, country, population, timezone, sunrise, sunset
            }
        }
    }
}
