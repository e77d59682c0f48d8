public import OpenWeatherCore

extension ConditionPicture {
    /// Returns the name of an SF Symbol that is available in iOS 17 and earlier.
    public func symbolName(_ partOfDay: PartOfDay) -> String {
        let isDay = partOfDay == .day
        return switch self {
        case .clear: isDay ? "sun.max.fill" : "moon.stars.fill"
        case .fewClouds: isDay ? "cloud.sun.fill" : "cloud.moon.fill"
        case .clouds: "cloud.fill"
        case .overcast: "smoke.fill"
        case .drizzle, .lightRain: "cloud.drizzle.fill"
        case .rain: "cloud.rain.fill"
        case .heavyRain: "cloud.heavyrain.fill"
        case .showers: isDay ? "cloud.sun.rain.fill" : "cloud.moon.rain.fill"
        case .sleet: "cloud.sleet.fill"
        case .snow: "cloud.snow.fill"
        case .heavySnow: "snowflake"
        case .thunder: isDay ? "cloud.sun.bolt.fill" : "cloud.moon.bolt.fill"
        case .thunderstorm: "cloud.bolt.rain.fill"
        case .fog: "cloud.fog.fill"
        case .haze: isDay ? "sun.haze.fill" : "moon.haze.fill"
        case .smoke: "smoke"
        case .dust: isDay ? "sun.dust.fill" : "moon.dust.fill"
        case .wind: "wind"
        case .tornado: "tornado"
        }
    }

    /// Returns an emoji, which is two columns wide in most terminals.
    public func emoji(_ partOfDay: PartOfDay) -> String {
        let isDay = partOfDay == .day
        return switch self {
        case .clear: isDay ? "☀️" : "🌙"
        case .fewClouds: isDay ? "🌤️" : "🌙"
        case .clouds: isDay ? "⛅️" : "☁️"
        case .overcast: "☁️"
        case .drizzle: isDay ? "🌦️" : "🌧️"
        case .lightRain, .rain, .heavyRain: "🌧️"
        case .showers: isDay ? "🌦️" : "🌧️"
        case .sleet, .snow: "🌨️"
        case .heavySnow: "❄️"
        case .thunder: "🌩️"
        case .thunderstorm: "⛈️"
        case .fog, .haze, .smoke, .dust: "🌫️"
        case .wind: "💨"
        case .tornado: "🌪️"
        }
    }

    /// Returns a character that is one column wide, for tables in a terminal.
    public func glyph(_ partOfDay: PartOfDay) -> String {
        switch self {
        case .clear: partOfDay == .day ? "☀" : "☾"
        case .fewClouds: partOfDay == .day ? "☼" : "☽"
        case .clouds, .overcast: "☁"
        case .drizzle, .lightRain, .rain, .heavyRain, .showers: "☂"
        case .sleet, .snow: "❆"
        case .heavySnow: "❄"
        case .thunder, .thunderstorm: "ϟ"
        case .fog, .haze: "≡"
        case .smoke, .dust: "░"
        case .wind: "≈"
        case .tornado: "§"
        }
    }

    /// The documented condition whose image of the service comes closest.
    var serviceCode: ConditionCode {
        switch self {
        case .clear: .clearSky
        case .fewClouds: .fewClouds
        case .clouds: .scatteredClouds
        case .overcast: .overcastClouds
        case .drizzle: .drizzle
        case .lightRain: .lightRain
        case .rain: .moderateRain
        case .heavyRain: .heavyRain
        case .showers: .showerRain
        case .sleet: .sleet
        case .snow: .snow
        case .heavySnow: .heavySnow
        case .thunder: .thunderstorm
        case .thunderstorm: .thunderstormWithRain
        case .fog: .fog
        case .haze: .haze
        case .smoke: .smoke
        case .dust: .dust
        case .wind: .squalls
        case .tornado: .tornado
        }
    }
}
