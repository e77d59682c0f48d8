#if canImport(SwiftUI)
import Foundation
import OpenWeatherScreenKit
package import SwiftUI

extension Color {
    /// Creates a color of the content, in sRGB.
    init(_ color: RGBColor) {
        self.init(
            .sRGB,
            red: Double(color.red) / 255,
            green: Double(color.green) / 255,
            blue: Double(color.blue) / 255,
            opacity: 1
        )
    }
}

extension Gradient {
    /// Creates the gradient of a background.
    init(_ gradient: ColorGradient) {
        self.init(colors: gradient.stops.map { Color($0) })
    }

    /// Creates the gradient of a bar or a curve, from its lowest temperature to its highest.
    init(_ stops: [TemperatureRamp.GradientStop]) {
        self.init(stops: stops.map { Gradient.Stop(color: Color($0.color), location: $0.position) })
    }
}

extension EnvironmentValues {
    /// The colors of temperatures for the background, and for a reader who cannot tell hues apart.
    var temperatureRamp: TemperatureRamp {
        if accessibilityDifferentiateWithoutColor { return .monotone }
        return colorScheme == .dark ? .dark : .light
    }
}

/// The background of a screen that shows the weather: a gradient behind the screen and its toolbar.
///
/// Everything on it has the color scheme in which texts and materials are easy to read there, whatever that of the
/// device: a bright sky is light, and a night is dark.
struct SkyBackground: ViewModifier {
    /// The colors of the condition; `nil` on a screen that shows a temperature alone.
    let weather: WeatherTheme?
    /// The colors of the temperature; `nil` where it is not known.
    let temperature: TemperatureTheme?

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.weatherLook) private var look

    func body(content: Content) -> some View {
        let gradient = gradient
        let scheme: ColorScheme = gradient.foreground == .white ? .dark : .light
        content
            .environment(\.colorScheme, scheme)
            .background {
                LinearGradient(gradient: Gradient(gradient), startPoint: .top, endPoint: .bottom)
                    .ignoresSafeArea()
                    .accessibilityHidden(true)
            }
            .modifier(SkyBar(scheme: scheme, color: Color(gradient.color(at: 0))))
    }

    /// The gradient of the look; a screen that shows a temperature alone has that of the temperature.
    private var gradient: ColorGradient {
        var look = look
        if weather == nil, look.sky == .condition { look.sky = .temperature }
        return look.gradient(weather ?? .neutral, temperature, isDark: colorScheme == .dark)
    }
}

/// The bar above a sky, whose title and buttons have the color scheme of the sky.
///
/// The system uses that color scheme only while the bar has a background, so an opaque bar has the color at the top of the
/// sky. A bar of glass is left to the system, which adapts it to the sky below.
private struct SkyBar: ViewModifier {
    let scheme: ColorScheme
    /// The color at the top of the sky.
    let color: Color

    @Environment(\.hasGlassBars) private var isGlass

    func body(content: Content) -> some View {
        if isGlass {
            content.toolbarColorScheme(scheme, for: .automatic)
        } else {
            content
                .toolbarColorScheme(scheme, for: .automatic)
                .toolbarBackground(color, for: .automatic)
                .toolbarBackground(.visible, for: .automatic)
        }
    }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the system draws bars as glass, which it does from the systems of 2025 on
    /// unless the app keeps the design before.
    package var hasGlassBars: Bool {
        get { self[GlassBarsKey.self] }
        set { self[GlassBarsKey.self] = newValue }
    }
}

private struct GlassBarsKey: EnvironmentKey {
    static var defaultValue: Bool {
        if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
            return Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool != true
        }
        return false
    }
}

extension View {
    /// Sets the gradient of the weather behind a screen.
    func sky(_ weather: WeatherTheme?, _ temperature: TemperatureTheme?) -> some View {
        modifier(SkyBackground(weather: weather ?? .neutral, temperature: temperature))
    }

    /// Sets the gradient of a temperature behind a screen.
    func sky(_ temperature: TemperatureTheme) -> some View {
        modifier(SkyBackground(weather: nil, temperature: temperature))
    }
}
#endif
