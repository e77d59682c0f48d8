/// The meaning of the colors of a layer.
///
/// Colors between two stops are mixed from theirs. Source: <https://openweathermap.org/api/map_legend>.
public struct MapLegend: Hashable, Sendable {
    /// The unit of the values.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Sendable {
        /// Degrees Celsius.
        case celsius = "°C"
        /// Kelvins.
        case kelvins = "K"
        /// Millimeters.
        case millimeters = "mm"
        /// Millimeters per second.
        case millimetersPerSecond = "mm/s"
        /// Meters.
        case meters = "m"
        /// Meters per second.
        case metersPerSecond = "m/s"
        /// Pascals.
        case pascals = "Pa"
        /// Percent.
        case percent = "%"
    }

    /// A color and the value that it stands for.
    public struct Stop: Hashable, Sendable {
        /// The value.
        public let value: Double
        /// The color.
        public let color: MapColor

        /// Creates a stop.
        public init(_ value: Double, _ color: MapColor) {
            self.value = value
            self.color = color
        }

        /// The value as the service reads it, without a fraction that is zero.
        var text: String {
            value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
        }
    }

    /// The unit of the values.
    public let unit: Unit
    /// The colors by value, in rising order.
    public let stops: [Stop]

    /// Creates a legend; the stops are put in order.
    public init(unit: Unit, stops: [Stop]) {
        self.unit = unit
        self.stops = stops.sorted { $0.value < $1.value }
    }

    private init(_ unit: Unit, _ stops: [(Double, UInt32, Double)]) {
        self.init(unit: unit, stops: stops.map { Stop($0.0, MapColor(hex: $0.1, opacity: $0.2)) })
    }

    /// Returns the color of a value, mixed from the nearest ones; `nil` without stops.
    public func color(of value: Double) -> MapColor? {
        guard let above = stops.firstIndex(where: { $0.value >= value }) else { return stops.last?.color }
        guard above > 0 else { return stops[0].color }
        let (low, high) = (stops[above - 1], stops[above])
        return low.color.mixed(with: high.color, fraction: (value - low.value) / (high.value - low.value))
    }

    /// Rain in millimeters.
    public static let rain = MapLegend(
        .millimeters,
        [
            (0, 0xE1C864, 0), (0.1, 0xC89696, 0), (0.2, 0x9696AA, 0), (0.5, 0x7878BE, 0), (1, 0x6E6ECD, 0.3),
            (10, 0x5050E1, 0.7), (140, 0x1414FF, 0.9),
        ]
    )
    /// Snow in millimeters.
    public static let snow = MapLegend(
        .millimeters,
        [(0, 0x00D8FF, 0), (5, 0x00D8FF, 1), (10, 0x00B6FF, 1), (25.076, 0x9549FF, 1)]
    )
    /// The cover of clouds in percent.
    public static let clouds = MapLegend(
        .percent,
        [
            (0, 0xFFFFFF, 0), (10, 0xFDFDFF, 0.1), (20, 0xFCFBFF, 0.2), (30, 0xFAFAFF, 0.3), (40, 0xF9F8FF, 0.4),
            (50, 0xF7F7FF, 0.5), (60, 0xF6F5FF, 0.75), (70, 0xF4F4FF, 1), (80, 0xF3F2FF, 1), (90, 0xF2F1FF, 1),
            (100, 0xF0F0FF, 1),
        ]
    )
    /// The temperature in degrees Celsius.
    public static let temperature = MapLegend(
        .celsius,
        [
            (-65, 0x821692, 1), (-40, 0x821692, 1), (-30, 0x8257DB, 1), (-20, 0x208CEC, 1), (-10, 0x20C4E8, 1),
            (0, 0x23DDDD, 1), (10, 0xC2FF28, 1), (20, 0xFFF028, 1), (25, 0xFFC228, 1), (30, 0xFC8014, 1),
        ]
    )
    /// The air pressure at sea level in pascals.
    public static let pressure = MapLegend(
        .pascals,
        [
            (94_000, 0x0073FF, 1), (96_000, 0x00AAFF, 1), (98_000, 0x4BD0D6, 1), (100_000, 0x8DE7C7, 1),
            (101_000, 0xB0F720, 1), (102_000, 0xF0B800, 1), (104_000, 0xFB5515, 1), (106_000, 0xF3363B, 1),
            (108_000, 0xC60000, 1),
        ]
    )
    /// The speed of the wind in meters per second.
    public static let wind = MapLegend(
        .metersPerSecond,
        [
            (1, 0xFFFFFF, 0), (5, 0xEECECE, 0.4), (15, 0xB364BC, 0.7), (25, 0x3F213B, 0.8), (50, 0x744CAC, 0.9),
            (100, 0x4600AF, 1), (200, 0x0D1126, 1),
        ]
    )
    /// Convective precipitation in millimeters.
    public static let convectivePrecipitation = MapLegend(
        .millimeters,
        [
            (1, 0xACAAF7, 1), (10, 0x8D8AF3, 1), (20, 0x706EC2, 1), (40, 0x5658FF, 1), (100, 0x5B5DB1, 1),
            (200, 0x3E3F85, 1),
        ]
    )
    /// The relative humidity in percent.
    public static let humidity = MapLegend(
        .percent,
        [
            (0, 0xDB1200, 1), (20, 0x965700, 1), (40, 0xEDE100, 1), (60, 0x8BD600, 1), (80, 0x00A808, 1),
            (100, 0x000099, 1),
        ]
    )
}

/// A color in sRGB with an opacity.
public struct MapColor: Hashable, Sendable {
    /// The red channel.
    public let red: UInt8
    /// The green channel.
    public let green: UInt8
    /// The blue channel.
    public let blue: UInt8
    /// The opacity, in `0...1`.
    public let opacity: Double

    /// Creates a color; an opacity out of range is clamped.
    public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
        (self.red, self.green, self.blue) = (red, green, blue)
        self.opacity = opacity.isFinite ? opacity.clamped(to: 0...1) : 1
    }

    /// Creates a color from the lowest 24 bits of a number such as `0x4FB3FF`, red first.
    public init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: UInt8(hex >> 16 & 0xFF),
            green: UInt8(hex >> 8 & 0xFF),
            blue: UInt8(hex & 0xFF),
            opacity: opacity
        )
    }

    /// The channels as the service reads them: `RRGGBB`, and two digits more for an opacity below 1.
    var hex: String {
        let channels = [red, green, blue] + (opacity < 1 ? [UInt8((opacity * 255).rounded())] : [])
        return channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// Returns the color between this one and another; this one for a fraction that is not a number.
    func mixed(with other: MapColor, fraction: Double) -> MapColor {
        guard !fraction.isNaN else { return self }
        func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
        func channel(_ first: UInt8, _ second: UInt8) -> UInt8 { UInt8(mix(Double(first), Double(second)).rounded()) }
        return MapColor(
            red: channel(red, other.red),
            green: channel(green, other.green),
            blue: channel(blue, other.blue),
            opacity: mix(opacity, other.opacity)
        )
    }
}
