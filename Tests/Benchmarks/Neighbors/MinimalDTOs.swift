// The fields that a domain value needs, as a program without this package would declare them.

/// The body of `weather`.
struct MinimalCurrentWeather: Decodable, Sendable {
    /// The country and the times of the sun.
    struct System: Decodable, Sendable {
        let country: String?
        let sunrise: Double?
        let sunset: Double?
    }

    let coord: MinimalPoint
    let weather: [MinimalCondition]
    let main: MinimalMain
    let visibility: Double?
    let wind: MinimalWind?
    let clouds: MinimalClouds?
    let rain: MinimalAmount?
    let snow: MinimalAmount?
    let dt: Double
    let sys: System?
    let timezone: Int?
    let id: Int?
    let name: String?
}

/// The body of `forecast`.
struct MinimalForecast: Decodable, Sendable {
    /// A step of three hours.
    struct Entry: Decodable, Sendable {
        let dt: Double
        let main: MinimalMain
        let weather: [MinimalCondition]
        let clouds: MinimalClouds?
        let wind: MinimalWind?
        let visibility: Double?
        let pop: Double?
        let rain: MinimalAmount?
        let snow: MinimalAmount?
        let sys: PartOfDay?
    }

    /// Day or night.
    struct PartOfDay: Decodable, Sendable {
        let pod: String?
    }

    /// The place.
    struct City: Decodable, Sendable {
        let id: Int?
        let name: String?
        let coord: MinimalPoint
        let country: String?
        let population: Int?
        let timezone: Int?
        let sunrise: Double?
        let sunset: Double?
    }

    let list: [Entry]
    let city: City
}

/// The body of `air_pollution`.
struct MinimalAir: Decodable, Sendable {
    /// A reading.
    struct Entry: Decodable, Sendable {
        let dt: Double
        let main: Index
        let components: Components
    }

    /// The index.
    struct Index: Decodable, Sendable {
        let aqi: Double
    }

    /// The concentrations in μg/m³.
    struct Components: Decodable, Sendable {
        let co: Double?
        let no: Double?
        let no2: Double?
        let o3: Double?
        let so2: Double?
        let pm25: Double?
        let pm10: Double?
        let nh3: Double?

        enum CodingKeys: String, CodingKey {
            case co, no, no2, o3, so2
            case pm25 = "pm2_5"
            case pm10, nh3
        }
    }

    let coord: MinimalPoint
    let list: [Entry]
}

/// The temperatures, the pressure and the humidity.
struct MinimalMain: Decodable, Sendable {
    let temp: Double
    let feelsLike: Double?
    let tempMin: Double?
    let tempMax: Double?
    let pressure: Double?
    let seaLevel: Double?
    let groundLevel: Double?
    let humidity: Double?

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

/// A condition.
struct MinimalCondition: Decodable, Sendable {
    let id: Int
    let main: String?
    let description: String?
    let icon: String?
}

/// The wind.
struct MinimalWind: Decodable, Sendable {
    let speed: Double?
    let deg: Double?
    let gust: Double?
}

/// The cloudiness.
struct MinimalClouds: Decodable, Sendable {
    let all: Double?
}

/// The amount of rain or snow.
struct MinimalAmount: Decodable, Sendable {
    let oneHour: Double?
    let threeHours: Double?

    enum CodingKeys: String, CodingKey {
        case oneHour = "1h"
        case threeHours = "3h"
    }
}

/// A point.
struct MinimalPoint: Decodable, Sendable {
    let lat: Double
    let lon: Double
}

/// An element of the bodies of `geo/1.0/direct` and `geo/1.0/reverse`.
struct MinimalPlace: Decodable, Sendable {
    let name: String
    let localNames: [String: String]?
    let lat: Double
    let lon: Double
    let country: String?
    let state: String?

    enum CodingKeys: String, CodingKey {
        case name, lat, lon, country, state
        case localNames = "local_names"
    }
}
