/// A drawing of a kind of weather by day or by night: the one source of the icons that ship, of those of the gallery, and of
/// the pictures of demo weather.
///
/// After a change, `Gallery --icons Sources/OpenWeatherIcons` writes the files that ship.
package enum WeatherDrawing: String, CaseIterable, Sendable {
    /// A clear sky by day.
    case clearDay = "clear-day"
    /// A clear sky by night.
    case clearNight = "clear-night"
    /// A few clouds by day.
    case fewCloudsDay = "fewClouds-day"
    /// A few clouds by night.
    case fewCloudsNight = "fewClouds-night"
    /// Scattered or broken clouds by day.
    case cloudsDay = "clouds-day"
    /// Scattered or broken clouds by night.
    case cloudsNight = "clouds-night"
    /// An overcast sky.
    case overcast
    /// Drizzle.
    case drizzle
    /// Light rain.
    case lightRain = "lightRain"
    /// Moderate rain.
    case rain
    /// Heavy rain.
    case heavyRain = "heavyRain"
    /// Showers by day.
    case showersDay = "showers-day"
    /// Showers by night.
    case showersNight = "showers-night"
    /// Sleet.
    case sleet
    /// Snow.
    case snow
    /// Heavy snow.
    case heavySnow = "heavySnow"
    /// Thunder without rain by day.
    case thunderDay = "thunder-day"
    /// Thunder without rain by night.
    case thunderNight = "thunder-night"
    /// Thunder with rain.
    case thunderstorm
    /// Mist and fog.
    case fog
    /// Haze by day.
    case hazeDay = "haze-day"
    /// Haze by night.
    case hazeNight = "haze-night"
    /// Smoke and ash.
    case smoke
    /// Dust and sand by day.
    case dustDay = "dust-day"
    /// Dust and sand by night.
    case dustNight = "dust-night"
    /// Squalls.
    case wind
    /// A tornado.
    case tornado

    /// The layers, the lowest first.
    package var layers: [IconLayer] {
        switch self {
        case .clearDay: IconLayer.sun(32, 32, 13.5)
        case .clearNight: IconLayer.moon(31, 33, 20) + IconLayer.stars
        case .fewCloudsDay: IconLayer.sun(28, 27, 11.5) + [.smallCloud]
        case .fewCloudsNight: IconLayer.moon(27, 27, 17) + [.smallCloud]
        case .cloudsDay: IconLayer.sunBehind + [.nearCloud]
        case .cloudsNight: IconLayer.moonBehind + [.nearCloud]
        case .overcast: [.backCloud, .cloud]
        case .drizzle: [.raisedCloud] + IconLayer.drops([23, 32, 41], from: 48.5, length: 2.5)
        case .lightRain: [.raisedCloud] + IconLayer.drops([27, 38], from: 47.5, length: 6)
        case .rain: [.raisedCloud] + IconLayer.rain
        case .heavyRain: [.raisedDarkCloud] + IconLayer.drops([20, 29, 38, 47], from: 47, length: 12.5)
        case .showersDay: IconLayer.sunHigh + [.sideCloud] + IconLayer.sideRain
        case .showersNight: IconLayer.moonHigh + [.sideCloud] + IconLayer.sideRain
        case .sleet:
            [.raisedCloud] + IconLayer.drops([21.5, 43.5], from: 47.5, length: 9) + IconLayer.flakes([(32, 53)])
        case .snow: [.raisedCloud] + IconLayer.flakes([(20.5, 50), (32, 55.5), (43.5, 50)])
        case .heavySnow: [.raisedDarkCloud] + IconLayer.flakes([(16.5, 49.5), (27, 57), (37, 49.5), (47.5, 57)])
        case .thunderDay: IconLayer.sunHigh + [.sideDarkCloud, .sideBolt]
        case .thunderNight: IconLayer.moonHigh + [.sideDarkCloud, .sideBolt]
        case .thunderstorm: [.raisedDarkCloud] + IconLayer.drops([19, 46], from: 47, length: 10) + [.bolt]
        case .fog: [.raisedCloud] + IconLayer.bars([[14, 44], [20, 50], [14, 38]], top: 48, step: 6, 0xD8E4F0)
        case .hazeDay: IconLayer.sun(32, 23, 10.5) + IconLayer.haze
        case .hazeNight: IconLayer.moon(32, 23, 16) + IconLayer.haze
        case .smoke: IconLayer.smoke
        case .dustDay: IconLayer.sun(32, 22, 10.5) + IconLayer.dust
        case .dustNight: IconLayer.moon(32, 22, 16) + IconLayer.dust
        case .wind: IconLayer.wind
        case .tornado: IconLayer.tornado
        }
    }
}
