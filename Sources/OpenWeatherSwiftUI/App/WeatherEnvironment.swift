#if canImport(SwiftUI)
import Foundation
import OpenWeatherCore
public import OpenWeatherScreenKit
public import SwiftUI

extension View {
    /// Sets the locale and the reading direction of the settings for the views inside.
    ///
    /// ``WeatherAppView`` does it for all of its screens. Apply it yourself to a screen in a navigation of your own.
    public func weatherEnvironment(_ settings: ScreenSettings) -> some View {
        modifier(WeatherEnvironment(settings: settings))
    }
}

/// The locale and the reading direction of the settings, which follow every change of them.
private struct WeatherEnvironment: ViewModifier {
    let settings: ScreenSettings

    func body(content: Content) -> some View {
        let environment = settings.environment
        content
            .environment(\.locale, environment.locale)
            .environment(\.layoutDirection, environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
#endif
