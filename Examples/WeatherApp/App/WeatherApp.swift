#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import OpenWeatherSwiftUI
import SwiftUI

/// A weather app: the screens over the service; without a key, a card that asks for one and offers made-up weather.
///
/// `WeatherApp.xcodeproj` beside this folder is the app with its entitlements and `Info.plist`. With
/// `swift run WeatherApp` it also runs on a Mac, without entitlements and widgets.
@main
struct WeatherApp: App {
    @State private var composition = AppComposition()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        // Each window has screens of its own over this one app.
        WindowGroup {
            StartView(composition.start)
                .activatesWithoutBundle()
                .onAppear { AppRefresh.announcePlaces() }
        }
        .onChange(of: scenePhase) { _, phase in
            guard phase == .background else { return }
            AppRefresh.schedule()
            Task { await AppRefresh.withdrawUnwantedNotices(composition) }
            AppRefresh.reloadWidgets()
            AppRefresh.announcePlaces()
        }
        #if canImport(BackgroundTasks) && !os(macOS)
        // The modifier is there on macOS as well, but `appRefresh` is not.
        .backgroundTask(.appRefresh(AppRefresh.identifier)) {
            // The system cancels the task when time is up, and the refresh with it.
            await AppRefresh.run(composition)
        }
        #endif
    }
}
#else
/// The weather app, which this system cannot show.
@main
struct WeatherApp {
    static func main() {
        print(
            """
            WeatherApp needs SwiftUI: iOS 17, macOS 14, or visionOS 1. Open Examples/WeatherApp/WeatherApp.xcodeproj, \
            or run it on a Mac with `swift run WeatherApp`.
            The same screens in this terminal: swift run WeatherTerminal
            """
        )
    }
}
#endif
