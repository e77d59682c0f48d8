public import ExampleSupport
public import OpenWeatherCore
import OpenWeatherScreenKit

/// The colors of temperatures on the background of a terminal.
///
/// With sixteen colors there are four flat steps, of which text has only those that can be read.
public struct TemperatureInk: Sendable {
    private let depth: ColorDepth
    private let background: TerminalBackground

    /// Creates the colors for a terminal.
    public init(_ terminal: Terminal) {
        depth = terminal.colors
        background = terminal.background
    }

    /// Returns the color of a temperature; `nil` for one that cannot be read upon the background, and for `nil`.
    public func color(_ temperature: Temperature?) -> TerminalColor? {
        guard let temperature, depth > .none else { return nil }
        guard depth == .basic else {
            let ramp: TemperatureRamp = background == .dark ? .dark : .light
            return TerminalColor(ramp.color(at: temperature))
        }
        return Self.flat(TemperatureBand(temperature), on: background).readable(on: background, depth: depth)
    }

    /// Returns the color between two temperatures; `nil` without colors.
    public func color(between range: ClosedRange<Temperature>, at share: Double) -> TerminalColor? {
        let (low, high) = (range.lowerBound.celsius, range.upperBound.celsius)
        return color(Temperature(celsius: low + min(1, max(0, share)) * (high - low)))
    }

    private static func flat(_ band: TemperatureBand, on background: TerminalBackground) -> TerminalColor {
        // The plain blue and red are too dark upon black.
        switch (band, background) {
        case (.cold, .dark): TerminalColor(red: 92, green: 92, blue: 255)
        case (.hot, .dark): TerminalColor(red: 255, green: 0, blue: 0)
        default: TerminalColor(TemperatureRamp.step(band))
        }
    }
}
