import OpenWeatherCore
import OpenWeatherScreenKit

/// The icons of weather conditions, one for each kind, and for day and night where they differ.
///
/// They are decorative; the text beside them names the condition.
enum WeatherIcon: Sendable {
    /// Returns the icon of a condition.
    static func markup(_ icon: ConditionIcon, class style: String) -> Markup {
        Markup("svg", ["class": "picture \(style)", "aria-hidden": "true", "viewBox": "0 0 64 64"]) {
            Markup("use", ["href": "#\(identifier(icon.picture, icon.partOfDay))"])
        }
    }

    /// The definitions of all icons.
    static var sprite: [Markup] {
        WeatherShape.gradients
            + ConditionPicture.allCases.flatMap { picture in
                [PartOfDay.day, .night]
                    .map { partOfDay in
                        Markup("symbol", ["id": identifier(picture, partOfDay), "viewBox": "0 0 64 64"]) {
                            shapes(picture, isDay: partOfDay == .day)
                        }
                    }
            }
    }

    private static func identifier(_ picture: ConditionPicture, _ partOfDay: PartOfDay) -> String {
        "weather-\(picture.rawValue)-\(partOfDay == .day ? "day" : "night")"
    }

    private static func shapes(_ picture: ConditionPicture, isDay: Bool) -> [Markup] {
        let light = isDay ? WeatherShape.sun : WeatherShape.moon
        let behind = isDay ? WeatherShape.sunBehind : WeatherShape.moonBehind
        return switch picture {
        case .clear: [light]
        case .fewClouds: [behind, WeatherShape.smallCloud]
        case .clouds: [behind, WeatherShape.cloud]
        case .overcast: [WeatherShape.backCloud, WeatherShape.cloud]
        case .drizzle: [WeatherShape.raisedCloud, WeatherShape.drizzle]
        case .rain: [WeatherShape.raisedCloud, WeatherShape.rain]
        case .heavyRain: [WeatherShape.darkCloud, WeatherShape.heavyRain]
        case .showers: [behind, WeatherShape.raisedCloud, WeatherShape.rain]
        case .sleet: [WeatherShape.raisedCloud, WeatherShape.sleet]
        case .snow: [WeatherShape.raisedCloud, WeatherShape.snow]
        case .heavySnow: [WeatherShape.darkCloud, WeatherShape.heavySnow]
        case .thunder: [WeatherShape.darkCloud, WeatherShape.bolt]
        case .thunderstorm: [WeatherShape.darkCloud, WeatherShape.stormRain, WeatherShape.bolt]
        case .fog: [WeatherShape.raisedCloud, WeatherShape.fog]
        case .haze: [isDay ? WeatherShape.lowSun : WeatherShape.lowMoon, WeatherShape.haze]
        case .smoke: [WeatherShape.smoke]
        case .dust: [isDay ? WeatherShape.lowSun : WeatherShape.lowMoon, WeatherShape.dust]
        case .wind: [WeatherShape.wind]
        case .tornado: [WeatherShape.tornado]
        }
    }
}
