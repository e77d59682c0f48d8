#if canImport(SwiftUI)
import OpenWeatherComposition
import OpenWeatherSwiftUI
import SwiftUI

/// The windows of the app, which show a screen once the store of the user's choices is prepared.
struct WeatherScreensScene: Scene {
    @State private var app: OpenWeatherApp
    @State private var isPrepared = false
    private let preferences: any PreferencesStore

    init(preferences: any PreferencesStore) {
        self.preferences = preferences
        _app = State(initialValue: WeatherScreens.makeApp(preferences: preferences))
    }

    var body: some Scene {
        WindowGroup {
            if isPrepared {
                WeatherAppView(app)
            } else {
                ProgressView()
                    .task {
                        try? await WeatherScreens.prepare(preferences)
                        isPrepared = true
                    }
            }
        }
    }
}
#endif
