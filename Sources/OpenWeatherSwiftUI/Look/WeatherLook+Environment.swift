#if canImport(SwiftUI)
import Foundation
public import OpenWeatherScreenKit
public import SwiftUI

extension EnvironmentValues {
    /// The look of screens and parts, for views of your own that should look alike.
    public var weatherLook: WeatherLook {
        get { self[WeatherLookKey.self] }
        set { self[WeatherLookKey.self] = newValue }
    }
}

private struct WeatherLookKey: EnvironmentKey {
    static let defaultValue = WeatherLook.standard
}

extension View {
    /// Sets the look of the screens, parts, and widgets inside: colors, type, cards, symbols, and the order of sections.
    ///
    /// Texts, units, and the words for assistive technology are those of the content in every look.
    public func weatherLook(_ look: WeatherLook) -> some View {
        environment(\.weatherLook, look)
            .fontDesign(look.typeface.design)
    }
}

extension WeatherLook.Typeface {
    /// The design of every text; `nil` for the system's.
    var design: Font.Design? {
        switch self {
        case .system: nil
        case .thinRounded: .rounded
        case .serif: .serif
        }
    }

    /// Returns the font of the large temperature, which the system's type draws at `size` points.
    func temperature(_ size: Double) -> Font {
        .system(size: self == .thinRounded ? size * 72 / 76 : size, weight: .thin, design: design)
    }
}

/// An SF Symbol of the content, or the one in its place in the look.
struct Symbol: View {
    private let name: String

    @Environment(\.weatherLook) private var look

    init(_ name: String) {
        self.name = name
    }

    var body: some View {
        Image(systemName: look.symbol(name))
    }
}

/// A large temperature in the form and the font of the look; it is read aloud as in every look.
struct TemperatureLabel: View {
    private let content: TextContent
    private let withUnit: String
    private let size: Double

    @Environment(\.weatherLook) private var look

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - content: The temperature without its unit, with its words for assistive technology.
    ///   - withUnit: The same temperature with its unit.
    ///   - size: The size in points.
    init(_ content: TextContent, withUnit: String, size: Double) {
        self.content = content
        self.withUnit = withUnit
        self.size = size
    }

    var body: some View {
        Text(verbatim: look.degrees == .bare ? content.text : withUnit)
            .font(look.typeface.temperature(size))
            .minimumScaleFactor(0.8)
            .lineLimit(1)
            .rollsDigits(of: content.text)
            .spoken(content.accessibility, content.accessibilityTraits, id: content.id)
    }
}
#endif
