/// The body of `onecall` of One Call 3.0, as a program without this package would declare it.
struct MinimalOneCall: Decodable, Sendable {
    /// The weather now, or an hour.
    struct Row: Decodable, Sendable {
        let dt: Double
        let sunrise: Double?
        let sunset: Double?
        let temp: Double
        let feelsLike: Double?
        let pressure: Double?
        let humidity: Double?
        let dewPoint: Double?
        let uvi: Double?
        let clouds: Double?
        let visibility: Double?
        let windSpeed: Double?
        let windDeg: Double?
        let windGust: Double?
        let pop: Double?
        let rain: MinimalAmount?
        let snow: MinimalAmount?
        let weather: [MinimalCondition]

        enum CodingKeys: String, CodingKey {
            case dt, sunrise, sunset, temp, pressure, humidity, uvi, clouds, visibility, pop, rain, snow, weather
            case feelsLike = "feels_like"
            case dewPoint = "dew_point"
            case windSpeed = "wind_speed"
            case windDeg = "wind_deg"
            case windGust = "wind_gust"
        }
    }

    /// A minute.
    struct Minute: Decodable, Sendable {
        let dt: Double
        let precipitation: Double?
    }

    /// A day.
    struct Day: Decodable, Sendable {
        /// The temperatures by time of day.
        struct Temperatures: Decodable, Sendable {
            let morn: Double?
            let day: Double?
            let eve: Double?
            let night: Double?
            let min: Double?
            let max: Double?
        }

        let dt: Double
        let sunrise: Double?
        let sunset: Double?
        let moonrise: Double?
        let moonset: Double?
        let moonPhase: Double?
        let summary: String?
        let temp: Temperatures
        let feelsLike: Temperatures?
        let pressure: Double?
        let humidity: Double?
        let dewPoint: Double?
        let windSpeed: Double?
        let windDeg: Double?
        let windGust: Double?
        let weather: [MinimalCondition]
        let clouds: Double?
        let pop: Double?
        let rain: Double?
        let snow: Double?
        let uvi: Double?

        enum CodingKeys: String, CodingKey {
            case dt, sunrise, sunset, moonrise, moonset, summary, temp, pressure, humidity, weather, clouds, pop, rain
            case snow, uvi
            case moonPhase = "moon_phase"
            case feelsLike = "feels_like"
            case dewPoint = "dew_point"
            case windSpeed = "wind_speed"
            case windDeg = "wind_deg"
            case windGust = "wind_gust"
        }
    }

    let lat: Double
    let lon: Double
    let timezone: String?
    let current: Row?
    let minutely: [Minute]?
    let hourly: [Row]?
    let daily: [Day]?
}
