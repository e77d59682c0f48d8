#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import SwiftUI

/// An app over made-up weather that shows one screen, for previews.
@MainActor
private func preview(_ route: Route?, _ change: (inout Preferences) -> Void = { _ in }) -> some View {
    var preferences = Preferences.sample(currentLocation: .lisbon)
    change(&preferences)
    let path = SavedPath(route.map { [$0] } ?? [])
    return WeatherAppView(.demo(preferences: preferences, savedPath: path, usesOneCall: true))
}

#Preview("Home") { preview(nil) }

#Preview("Home, dark") { preview(nil).preferredColorScheme(.dark) }

#Preview("Home, large text") { preview(nil).dynamicTypeSize(.accessibility2) }

#Preview("Home, Arabic") { preview(nil) { $0.language = .fixed(.arabic) } }

#Preview("Home, no place") { WeatherAppView(.demo()) }

#Preview("Home, loading") {
    WeatherAppView(.demo(preferences: .sample(currentLocation: .lisbon), latency: .seconds(3600)))
}

#Preview("Search") { preview(.search) }

#Preview("Search, results") { preview(.search(for: "Paris")) }

#Preview("Forecast") { preview(.forecast) }

#Preview("Forecast, Arabic") { preview(.forecast) { $0.language = .fixed(.arabic) } }

#Preview("Air quality") { preview(.airQuality) }

#Preview("Favorites") { preview(.favorites) }

#Preview("History") { preview(.history) }

#Preview("Settings") { preview(.settings) }

#Preview("Converter") { preview(.converter) }
#endif
