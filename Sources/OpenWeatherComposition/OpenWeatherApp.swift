public import OpenWeather
public import OpenWeatherPresentation

/// The parts of an app that shows the screens over a client, composed once.
///
/// ``live(apiKey:savedPath:usesOneCall:adjust:)`` composes an app over the service, and `demo()` of
/// `OpenWeatherScreenMocks` composes the same over made-up weather. Keep one object for as long as the app runs, and
/// run ``run()`` in a task for as long. Show ``home``, and above it the screens of the router's path, which
/// ``screen(for:)`` returns.
///
/// Composing sends no request and reads no preferences, so it is fast and cannot fail.
@MainActor
public final class OpenWeatherApp {
    /// The client that all screens use.
    public let client: OpenWeatherClient

    /// The factory that creates the screens and keeps those in the path.
    public let factory: ScreenFactory

    /// The router, which holds the path of screens above home.
    public let router: AppRouter

    /// The home screen.
    public let home: HomeViewModel

    /// Composes an app from parts of your own.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - dependencies: The dependencies of the screens, usually over `client`.
    ///   - savedPath: The path of screens to begin with.
    public init(client: OpenWeatherClient, dependencies: ScreenDependencies, savedPath: SavedPath = SavedPath()) {
        self.client = client
        factory = ScreenFactory(dependencies)
        router = factory.makeRouter(savedPath: savedPath)
        home = factory.makeHome(router: router)
    }

    /// The dependencies of the screens.
    public var dependencies: ScreenDependencies { factory.dependencies }

    /// The settings that all screens share.
    public var settings: ScreenSettings { factory.settings }

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

    /// Applies the stored preferences and the current place before anything is shown.
    ///
    /// Call it when the first frame must already have the user's units, language, and place. ``run()`` applies them as
    /// well, a moment later.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the preferences cannot be read; the screens then show
    ///   the defaults.
    public func restore() async throws(WeatherError) {
        settings.apply(try await dependencies.preferences.preferences())
        try await router.restore()
    }

    /// Keeps settings, time, and the current place up to date on every screen until the task is cancelled.
    ///
    /// It applies what is stored now and after every change, also one by another process, and updates texts such as
    /// "Updated just now" once a minute.
    public func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.factory.followPreferences() }
            group.addTask { await self.router.followLocation() }
        }
    }
}
