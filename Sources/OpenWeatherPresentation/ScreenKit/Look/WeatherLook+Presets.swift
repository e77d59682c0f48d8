import OpenWeatherCore

extension WeatherLook {
    /// The gradient of the condition, glass, and the system's type.
    public static let standard = WeatherLook()

    /// Black on white or white on black, with solid cards in a frame.
    public static let highContrast: WeatherLook = {
        var look = WeatherLook()
        let (white, black) = (RGBColor.white, RGBColor(hex: 0x000000))
        look.sky = .plain(
            light: ColorGradient(top: white, bottom: white),
            dark: ColorGradient(top: black, bottom: black)
        )
        look.card.surface = .color(light: white, dark: black)
        look.card.borderWidth = 2
        look.degrees = .withUnit
        return look
    }()

    /// The gradient of the condition, with the days before the hours.
    public static let panorama: WeatherLook = {
        var look = WeatherLook()
        look.card.cornerRadius = 20
        look.home = [.hero, .alerts, .favorites, .days, .hours, .goodTimes, .metrics, .sun]
        return look
    }()

    /// Paper cards with a shadow on the gradient of the condition.
    public static let paper: WeatherLook = {
        var look = WeatherLook()
        look.card.cornerRadius = 12
        look.card.surface = .color(light: RGBColor(hex: 0xFDFBF6), dark: RGBColor(hex: 0x1B2028))
        look.card.shadowRadius = 8
        look.typeface = .serif
        return look
    }()

    /// Thick glass with round corners, and home without the sun.
    public static let mist: WeatherLook = {
        var look = WeatherLook()
        look.card.cornerRadius = 28
        look.card.surface = .thickMaterial
        look.home = [.hero, .alerts, .hours, .days, .goodTimes, .favorites, .metrics]
        return look
    }()

    /// Degrees as pairs with their unit, nearly square cards in a frame, and the days before the hours.
    public static let almanac: WeatherLook = {
        var look = WeatherLook()
        look.sky = .plain(
            light: ColorGradient(top: RGBColor(hex: 0xEAF1F8), bottom: RGBColor(hex: 0xF7F4EC)),
            dark: ColorGradient(top: RGBColor(hex: 0x101820), bottom: RGBColor(hex: 0x1C2430))
        )
        look.card.cornerRadius = 4
        look.card.surface = .color(light: .white, dark: RGBColor(hex: 0x18212B))
        look.card.borderWidth = 1
        look.degrees = .pair
        look.home = [.hero, .alerts, .days, .hours, .goodTimes, .metrics, .sun, .favorites]
        look.day = [.steps, .summary, .metrics, .goodTimes, .accuracy, .following]
        return look
    }()

    /// Vivid gradients of the temperature, rounded type with a thin temperature, and some symbols of its own.
    public static let spectrum: WeatherLook = {
        var look = WeatherLook()
        look.sky = .vividTemperature
        look.typeface = .thinRounded
        look.card.cornerRadius = 24
        look.degrees = .withUnit
        look.symbols = [
            "location": "location.fill", "arrow.clockwise": "arrow.triangle.2.circlepath",
            "thermometer": "thermometer.medium",
        ]
        return look
    }()

    /// All presets by name, for a choice in an app's settings.
    public static let presets: [(name: String, look: WeatherLook)] = [
        ("standard", .standard), ("highContrast", .highContrast), ("panorama", .panorama), ("paper", .paper),
        ("mist", .mist), ("almanac", .almanac), ("spectrum", .spectrum),
    ]
}

extension ColorGradient {
    /// Returns a vivid gradient for a band of temperatures in light appearance.
    static func vivid(_ band: TemperatureBand) -> ColorGradient {
        switch band {
        case .cold: ColorGradient(top: RGBColor(hex: 0x586CC9), bottom: RGBColor(hex: 0x764BA2))
        case .mild: ColorGradient(top: RGBColor(hex: 0x11998E), bottom: RGBColor(hex: 0x38EF7D))
        case .warm: ColorGradient(top: RGBColor(hex: 0xF093FB), bottom: RGBColor(hex: 0xF5576C))
        case .hot: ColorGradient(top: RGBColor(hex: 0xCC4126), bottom: RGBColor(hex: 0xDD2476))
        }
    }

    /// Returns the same gradient in dark appearance, dark enough for a contrast of 7 with white text.
    static func vividDark(_ band: TemperatureBand) -> ColorGradient {
        switch band {
        case .cold: ColorGradient(top: RGBColor(hex: 0x43539A), bottom: RGBColor(hex: 0x6D4595))
        case .mild: ColorGradient(top: RGBColor(hex: 0x0B625B), bottom: RGBColor(hex: 0x186434))
        case .warm: ColorGradient(top: RGBColor(hex: 0x734778), bottom: RGBColor(hex: 0x983643))
        case .hot: ColorGradient(top: RGBColor(hex: 0x9E321D), bottom: RGBColor(hex: 0xA81B5A))
        }
    }
}
