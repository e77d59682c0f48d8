#if canImport(SwiftUI)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

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

/// The background of a screen that shows the weather: a gradient behind the screen and its toolbar, whose own background is
/// left to the system.
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
            .toolbarColorScheme(scheme, for: .automatic)
    }

    /// The gradient of the look; a screen that shows a temperature alone has that of the temperature.
    private var gradient: ColorGradient {
        var look = look
        if weather == nil, look.sky == .condition { look.sky = .temperature }
        return look.gradient(weather ?? .neutral, temperature, isDark: colorScheme == .dark)
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
