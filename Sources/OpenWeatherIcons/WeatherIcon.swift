import OpenWeatherCore
public import OpenWeatherScreenKit

#if canImport(SwiftUI)
import Foundation
public import SwiftUI
#endif

/// A drawing of a weather condition, one for each kind of weather, and by day and by night where the two differ.
///
/// On Apple systems the drawings are vector images of an asset catalog, and `image` is one of them. They are SVG files of
/// 64 × 64 units that are seen on light and on dark backgrounds, and a front end elsewhere may use copies of the files:
/// ``name`` is that of the file.
public struct WeatherIcon: Hashable, Sendable, CaseIterable {
    /// The name in the asset catalog, for example `rain` or `clear-night`.
    public let name: String

    /// Creates the drawing of a condition.
    public init(_ icon: ConditionIcon) {
        self.init(icon.picture, isDay: icon.partOfDay == .day)
    }

    /// All drawings, in the order of the kinds, a day before its night.
    public static var allCases: [WeatherIcon] {
        ConditionPicture.allCases.flatMap { picture in
            let (day, night) = (WeatherIcon(picture, isDay: true), WeatherIcon(picture, isDay: false))
            return day == night ? [day] : [day, night]
        }
    }

    private init(_ picture: ConditionPicture, isDay: Bool) {
        name =
            switch picture {
            case .clear, .fewClouds, .clouds, .showers, .thunder, .haze, .dust:
                "\(picture.rawValue)-\(isDay ? "day" : "night")"
            case .overcast, .drizzle, .lightRain, .rain, .heavyRain, .sleet, .snow, .heavySnow, .thunderstorm, .fog,
                .smoke, .wind, .tornado:
                picture.rawValue
            }
    }
}

#if canImport(SwiftUI)
extension WeatherIcon {
    /// The drawing as an image in its own colors, which stays sharp in every size.
    ///
    /// It is not read aloud; put a text that names the condition beside it.
    public var image: Image { Image(decorative: name, bundle: .module) }
}
#endif
