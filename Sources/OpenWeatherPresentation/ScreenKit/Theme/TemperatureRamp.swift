public import OpenWeatherCore

/// The colors of temperatures on one continuous scale, for bars, curves, and gauges.
///
/// The same temperature has the same color wherever it is shown. There are three ramps, one for each kind of reader and
/// background: ``light``, ``dark``, and ``monotone``. Between two stops a color is interpolated in OKLab, so that equal
/// steps look equal.
///
/// For the background of a screen, which has one of four gradients, use ``TemperatureTheme``.
///
/// ```swift
/// let stops = TemperatureRamp.dark.gradient(Temperature(celsius: 12)...Temperature(celsius: 24))
/// for stop in stops { print(stop.position, stop.color) }
/// ```
public struct TemperatureRamp: Hashable, Sendable {
    /// A temperature with its color.
    ///
    /// Temperatures between two stops have a mixture of both colors, and those beyond the first or the last one have
    /// its color.
    public struct Stop: Hashable, Sendable {
        /// The temperature.
        public let temperature: Temperature
        /// The color.
        public let color: RGBColor

        /// Creates a stop.
        public init(_ temperature: Temperature, _ color: RGBColor) {
            self.temperature = temperature
            self.color = color
        }
    }

    /// The stops from cold to hot, at least one.
    public let stops: [Stop]

    private let mixed: [OKLab]

    /// Creates a ramp between stops, which are sorted; without any, every temperature is gray.
    ///
    /// Stops at temperatures that are not finite are left out.
    public init(stops: [Stop]) {
        let known = stops.filter(\.temperature.celsius.isFinite).sorted { $0.temperature < $1.temperature }
        self.stops = known.isEmpty ? [Stop(Temperature(celsius: 0), Self.unknown)] : known
        mixed = self.stops.map { OKLab($0.color) }
    }

    /// Returns the color of `temperature`.
    ///
    /// Beyond the first and the last stop, it is the color of that stop. A temperature that is not finite is gray.
    public func color(at temperature: Temperature) -> RGBColor {
        let celsius = temperature.celsius
        guard celsius.isFinite else { return Self.unknown }
        guard let next = stops.firstIndex(where: { $0.temperature.celsius > celsius }) else {
            return stops.last?.color ?? Self.unknown
        }
        guard next > 0 else { return stops[0].color }
        let (from, to) = (stops[next - 1].temperature.celsius, stops[next].temperature.celsius)
        let fraction = (celsius - from) / (to - from)
        return fraction == 0
            ? stops[next - 1].color : mixed[next - 1].mixed(with: mixed[next], fraction: fraction).color
    }

    /// Returns the color for text on the color of `temperature`: black or white, whichever is easier to read.
    ///
    /// The contrast is at least 4.5 on every color.
    public func textColor(at temperature: Temperature) -> RGBColor {
        color(at: temperature).readableText
    }

    /// Returns the flat color of a band, for terminals with 16 colors: their plain blue, green, yellow, or red.
    public static func step(_ band: TemperatureBand) -> RGBColor {
        switch band {
        case .cold: RGBColor(hex: 0x0000EE)
        case .mild: RGBColor(hex: 0x00CD00)
        case .warm: RGBColor(hex: 0xCDCD00)
        case .hot: RGBColor(hex: 0xCD0000)
        }
    }

    /// The gray of a temperature that is not known.
    static let unknown = RGBColor(hex: 0x808A94)
}

extension TemperatureRamp {
    /// A color at a position of a gradient.
    ///
    /// A sequence of them is what SwiftUI's `Gradient`, Core Graphics and CSS ask for.
    public struct GradientStop: Hashable, Sendable {
        /// The position, from 0 at the lowest temperature to 1 at the highest.
        public let position: Double
        /// The color.
        public let color: RGBColor
    }

    /// Returns the colors of a bar or a curve from one temperature to another.
    ///
    /// The first stop is at 0 and the last at 1. Between them are the stops of the ramp, and as many more that a toolkit
    /// which mixes colors in sRGB comes close to the ramp.
    public func gradient(_ range: ClosedRange<Temperature>) -> [GradientStop] {
        let (low, high) = (range.lowerBound.celsius, range.upperBound.celsius)
        let length = high - low
        guard length > 0, length.isFinite else {
            return [0, 1].map { GradientStop(position: $0, color: color(at: range.lowerBound)) }
        }
        let known = stops.map(\.temperature.celsius)
        let between = zip(known, known.dropFirst()).flatMap { [$0, ($0 + $1) / 2] } + known.suffix(1)
        let inner = between.filter { $0 > low && $0 < high }
        return ([low] + inner + [high])
            .map { GradientStop(position: ($0 - low) / length, color: color(at: Temperature(celsius: $0))) }
    }
}

extension RGBColor {
    /// Black, for text on the colors of a ``TemperatureRamp``.
    static let black = RGBColor(hex: 0x000000)

    /// The color for text on this color: black or white, with a contrast of 4.5 or more.
    package var readableText: RGBColor {
        contrast(with: .black) >= contrast(with: .white) ? .black : .white
    }
}
