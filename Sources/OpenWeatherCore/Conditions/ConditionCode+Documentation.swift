extension ConditionCode {
    /// The group the code belongs to.
    public var group: ConditionGroup {
        switch rawValue {
        case 200..<300: .thunderstorm
        case 300..<400: .drizzle
        case 500..<600: .rain
        case 600..<700: .snow
        case 701: .mist
        case 711: .smoke
        case 721: .haze
        case 731, 761: .dust
        case 741: .fog
        case 751: .sand
        case 762: .ash
        case 771: .squall
        case 781: .tornado
        case 800: .clear
        default: .clouds
        }
    }

    /// The number of the service's icon for the code, for example `10`; an icon code appends `d` or `n`.
    public var picture: String {
        switch rawValue {
        case 200..<300: "11"
        case 300..<400, 520..<600: "09"
        case 511: "13"
        case 500..<511: "10"
        case 600..<700: "13"
        case 700..<800: "50"
        case 800: "01"
        case 801: "02"
        case 802: "03"
        default: "04"
        }
    }

    /// The service's English description, in lower case as on the wire.
    public var englishDescription: String {
        switch self {
        case .thunderstormWithLightRain: "thunderstorm with light rain"
        case .thunderstormWithRain: "thunderstorm with rain"
        case .thunderstormWithHeavyRain: "thunderstorm with heavy rain"
        case .lightThunderstorm: "light thunderstorm"
        case .thunderstorm: "thunderstorm"
        case .heavyThunderstorm: "heavy thunderstorm"
        case .raggedThunderstorm: "ragged thunderstorm"
        case .thunderstormWithLightDrizzle: "thunderstorm with light drizzle"
        case .thunderstormWithDrizzle: "thunderstorm with drizzle"
        case .thunderstormWithHeavyDrizzle: "thunderstorm with heavy drizzle"
        case .lightDrizzle: "light intensity drizzle"
        case .drizzle: "drizzle"
        case .heavyDrizzle: "heavy intensity drizzle"
        case .lightDrizzleRain: "light intensity drizzle rain"
        case .drizzleRain: "drizzle rain"
        case .heavyDrizzleRain: "heavy intensity drizzle rain"
        case .showerRainAndDrizzle: "shower rain and drizzle"
        case .heavyShowerRainAndDrizzle: "heavy shower rain and drizzle"
        case .showerDrizzle: "shower drizzle"
        case .lightRain: "light rain"
        case .moderateRain: "moderate rain"
        case .heavyRain: "heavy intensity rain"
        case .veryHeavyRain: "very heavy rain"
        case .extremeRain: "extreme rain"
        case .freezingRain: "freezing rain"
        case .lightShowerRain: "light intensity shower rain"
        case .showerRain: "shower rain"
        case .heavyShowerRain: "heavy intensity shower rain"
        case .raggedShowerRain: "ragged shower rain"
        case .lightSnow: "light snow"
        case .snow: "snow"
        case .heavySnow: "heavy snow"
        case .sleet: "sleet"
        case .lightShowerSleet: "light shower sleet"
        case .showerSleet: "shower sleet"
        case .lightRainAndSnow: "light rain and snow"
        case .rainAndSnow: "rain and snow"
        case .lightShowerSnow: "light shower snow"
        case .showerSnow: "shower snow"
        case .heavyShowerSnow: "heavy shower snow"
        case .mist: "mist"
        case .smoke: "smoke"
        case .haze: "haze"
        case .dustWhirls: "sand/dust whirls"
        case .fog: "fog"
        case .sand: "sand"
        case .dust: "dust"
        case .volcanicAsh: "volcanic ash"
        case .squalls: "squalls"
        case .tornado: "tornado"
        case .clearSky: "clear sky"
        case .fewClouds: "few clouds"
        case .scatteredClouds: "scattered clouds"
        case .brokenClouds: "broken clouds"
        case .overcastClouds: "overcast clouds"
        }
    }
}
