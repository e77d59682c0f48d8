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

/// The background of a screen that shows the weather: a gradient behind the screen and its toolbar.
///
/// Everything on it has the color scheme in which texts and materials are easy to read there, whatever that of the
/// device: a bright sky is light, and a night is dark.
struct SkyBackground: ViewModifier {
    /// The gradient on a device in light appearance.
    let light: ColorGradient
    /// The gradient on a device in dark appearance.
    let dark: ColorGradient

    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        let gradient = colorScheme == .dark ? dark : light
        let scheme: ColorScheme = gradient.foreground == .white ? .dark : .light
        content
            .environment(\.colorScheme, scheme)
            .background {
                LinearGradient(gradient: Gradient(gradient), startPoint: .top, endPoint: .bottom)
                    .ignoresSafeArea()
                    .accessibilityHidden(true)
            }
            .toolbarBackground(Color(gradient.color(at: 0)), for: .automatic)
            .toolbarBackground(.visible, for: .automatic)
            .toolbarColorScheme(scheme, for: .automatic)
    }
}

extension View {
    /// Sets the gradient of the weather behind a screen.
    func sky(_ theme: WeatherTheme) -> some View {
        modifier(SkyBackground(light: theme.gradient, dark: theme.darkGradient))
    }

    /// Sets the gradient of a temperature behind a screen.
    func sky(_ theme: TemperatureTheme) -> some View {
        modifier(SkyBackground(light: theme.gradient, dark: theme.darkGradient))
    }
}
#endif
