import Foundation
public import OpenWeatherCore
public import OpenWeatherPresentation

/// A window of an app: a path of screens of its own over the services that all windows share.
///
/// ``OpenWeatherApp/scene`` is the one that an app begins with. An app with more windows creates one for each with
/// ``OpenWeatherApp/makeScene(savedPath:)``, and keeps it for as long as the window is open. `WeatherAppView` of
/// `OpenWeatherSwiftUI` does both. Show ``home``, and above it the screens of the router's path, which ``screen(for:)``
/// returns, and run ``run()`` in a task for as long.
///
/// Scenes share the client, the settings, the current place, and the cache. Each has its own screens, so that going
/// somewhere in one window changes no other. Letting go of a scene releases its screens.
@MainActor
public final class OpenWeatherScene {
    /// The factory that creates the screens and keeps those in the path.
    public let factory: ScreenFactory

    /// The router, which holds the path of screens above home.
    public let router: AppRouter

    /// The home screen.
    public let home: HomeViewModel

    /// The favorites for a sidebar beside the screens, see ``/OpenWeatherPresentation/ScreenFactory/makePlaces(beside:router:)``.
    public var places: FavoritesViewModel { placesBesideScreens }

    private lazy var placesBesideScreens = factory.makePlaces(beside: home, router: router)

    /// Creates a scene over a factory that no other scene has.
    init(_ factory: ScreenFactory, savedPath: SavedPath) {
        self.factory = factory
        router = factory.makeRouter(savedPath: savedPath)
        home = factory.makeHome(router: router)
    }

    /// Returns the screen of an element of the router's path, creating it on the first call.
    ///
    /// The view model stays the same for as long as the element is in the path, see
    /// ``/OpenWeatherPresentation/ScreenFactory/makeScreen(for:at:router:)``.
    public func screen(for element: PathElement) -> Screen {
        factory.makeScreen(for: element.route, at: element.position, router: router)
    }

    /// The screen on top of the path; ``home`` when the path is empty.
    public var topScreen: Screen {
        router.elements.last.map(screen(for:)) ?? .home(home)
    }

    /// The beginnings of the links that belong into this window rather than another one: those to the screens it shows.
    ///
    /// Pass it to `handlesExternalEvents(preferring:allowing:)` of SwiftUI, or compare a link with it where you choose among
    /// scenes yourself. A window at home is the one for links to places, such as those of widgets.
    public var preferredLinks: Set<String> {
        let url = DeepLink(path: router.path).url
        return url.map { [$0.absoluteString] } ?? []
    }

    /// Applies the stored preferences and the current place before anything is shown.
    ///
    /// Call it when the first frame must already have the user's units, language, and place. ``run()`` applies them as
    /// well, a moment later.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the preferences cannot be read; the screens then show
    ///   the defaults.
    public func restore() async throws(WeatherError) {
        factory.settings.apply(try await factory.dependencies.preferences.preferences())
        try await router.restore()
    }

    /// Keeps settings, time, and the current place up to date on the screens until the task is cancelled.
    ///
    /// It applies what is stored now and after every change, also one by another process, and updates texts such as
    /// "Updated just now" once a minute. The settings and the time are followed once for all scenes that run.
    public func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.factory.followPreferences() }
            group.addTask { await self.router.followLocation() }
        }
    }
}
