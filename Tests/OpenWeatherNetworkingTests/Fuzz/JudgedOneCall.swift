@testable import OpenWeatherNetworking

// The payloads of One Call as the system's decoder reads them.

extension Judged {
    /// The body of `current`, `timeline/15min` and `timeline/1h` of One Call 4.0, and of `timemachine` of 3.0.
    struct OneCallHours: Decodable, Hashable, Sendable {
        let lat: Double
        let lon: Double
        @Lenient var timezone: String?
        @Lenient var timezone_offset: Int?
        let data: [Row]

        enum CodingKeys: String, CodingKey {
            case lat, lon, timezone, timezone_offset, data
        }

        /// A row.
        struct Row: Decodable, Hashable, Sendable {
            let dt: Double
            let temp: Double
            @Lenient var sunrise: Double?
            @Lenient var feels_like: Double?
            @Lenient var pressure: Double?
            @Lenient var humidity: Double?
            @Lenient var dew_point: Double?
            @Lenient var uvi: Double?
            @Lenient var clouds: Double?
            @Lenient var visibility: Double?
            @Lenient var wind_speed: Double?
            @Lenient var wind_deg: Double?
            @Lenient var wind_gust: Double?
            @Lenient var pop: Double?
            @Lenient var rain: Precipitation?
            @Lenient var snow: Precipitation?
            let weather: LossyArray<Condition>
            let alerts: LossyArray<String>

            enum CodingKeys: String, CodingKey {
                case dt, temp, sunrise, feels_like, pressure, humidity, dew_point, uvi, clouds, visibility, wind_speed
                case wind_deg, wind_gust, pop, rain, snow, weather, alerts
            }
        }
    }

    /// The body of `timeline/1day` of One Call 4.0.
    struct OneCallDays: Decodable, Hashable, Sendable {
        let lat: Double
        let lon: Double
        let data: [Row]

        enum CodingKeys: String, CodingKey {
            case lat, lon, data
        }

        /// A row.
        struct Row: Decodable, Hashable, Sendable {
            let dt: Double
            let temp: Temperatures
            @Lenient var sunrise: Double?
            @Lenient var sunset: Double?
            @Lenient var moonrise: Double?
            @Lenient var moonset: Double?
            @Lenient var moon_phase: Double?
            @Lenient var summary: String?
            @Lenient var feels_like: Temperatures?
            @Lenient var pressure: Double?
            @Lenient var uvi: Double?
            @Lenient var pop: Double?
            @Lenient var rain: Double?
            @Lenient var snow: Double?
            let weather: LossyArray<Condition>

            enum CodingKeys: String, CodingKey {
                case dt, temp, sunrise, sunset, moonrise, moonset, moon_phase, summary, feels_like, pressure, uvi, pop
                case rain, snow, weather
            }
        }

        /// `temp` and `feels_like`.
        struct Temperatures: Decodable, Hashable, Sendable {
            @Lenient var morn: Double?
            @Lenient var day: Double?
            @Lenient var eve: Double?
            @Lenient var night: Double?
            @Lenient var min: Double?
            @Lenient var max: Double?

            enum CodingKeys: String, CodingKey {
                case morn, day, eve, night, min, max
            }
        }
    }
}

extension Judged.OneCallHours {
    init(_ payload: OneCallPageDTO<OneCallRowDTO>) {
        lat = payload.place.lat
        lon = payload.place.lon
        timezone = payload.place.timezone
        timezone_offset = payload.place.offset
        data = payload.data.map { Row($0) }
    }
}

extension Judged.OneCallHours.Row {
    init(_ payload: OneCallRowDTO) {
        dt = payload.dt
        temp = payload.temp
        sunrise = payload.sunrise
        feels_like = payload.feelsLike
        pressure = payload.pressure
        humidity = payload.humidity
        dew_point = payload.dewPoint
        uvi = payload.uvi
        clouds = payload.clouds
        visibility = payload.visibility
        wind_speed = payload.windSpeed
        wind_deg = payload.windDeg
        wind_gust = payload.windGust
        pop = payload.pop
        rain = payload.rain.map { Judged.Precipitation($0) }
        snow = payload.snow.map { Judged.Precipitation($0) }
        weather = Judged.LossyArray(elements: payload.weather.map { Judged.Condition($0) })
        alerts = Judged.LossyArray(elements: payload.alerts)
    }
}

extension Judged.OneCallDays {
    init(_ payload: OneCallPageDTO<DayDTO>) {
        lat = payload.place.lat
        lon = payload.place.lon
        data = payload.data.map { Row($0) }
    }
}

extension Judged.OneCallDays.Row {
    init(_ payload: DayDTO) {
        dt = payload.dt
        temp = Judged.OneCallDays.Temperatures(payload.temp)
        sunrise = payload.sunrise
        sunset = payload.sunset
        moonrise = payload.moonrise
        moonset = payload.moonset
        moon_phase = payload.moonPhase
        summary = payload.summary
        feels_like = payload.feelsLike.map { Judged.OneCallDays.Temperatures($0) }
        pressure = payload.pressure
        uvi = payload.uvi
        pop = payload.pop
        rain = payload.rain
        snow = payload.snow
        weather = Judged.LossyArray(elements: payload.weather.map { Judged.Condition($0) })
    }
}

extension Judged.OneCallDays.Temperatures {
    init(_ payload: DayDTO.TemperaturesDTO) {
        morn = payload.morn
        day = payload.day
        eve = payload.eve
        night = payload.night
        min = payload.min
        max = payload.max
    }
}
