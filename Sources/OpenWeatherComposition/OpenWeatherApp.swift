public import OpenWeather
public import OpenWeatherPresentation

/// The parts of an app that shows the screens over a client, composed once.
///
/// ``live(apiKey:savedPath:defaultPlaces:usesOneCall:usesMaps:adjust:)`` composes an app over the service, and `demo()` of
/// `OpenWeatherScreenMocks` composes the same over made-up weather. Keep one object for as long as the app runs, and
/// run ``run()`` in a task for as long. Show ``home``, and above it the screens of the router's path, which
/// ``screen(for:)`` returns.
///
/// An app begins with one ``scene``, to which ``router``, ``home``, and the screens belong. For each further window,
/// create another one with ``makeScene(savedPath:)``.
///
/// Composing sends no request and reads no preferences, so it is fast and cannot fail.
@MainActor
public final class OpenWeatherApp {
    /// The client that all screens use.
    public let client: OpenWeatherClient

    /// The scene that the app begins with.
    public let scene: OpenWeatherScene

    private weak var sceneOwner: AnyObject?

    /// Composes an app from parts of your own.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - dependencies: The dependencies of the screens, usually over `client`.
    ///   - savedPath: The path of screens that ``scene`` begins with.
    public init(client: OpenWeatherClient, dependencies: ScreenDependencies, savedPath: SavedPath = SavedPath()) {
        self.client = client
        var dependencies = dependencies
        if !dependencies.defaultPlaces.isEmpty {
            dependencies.preferences = BeginningPreferencesStore(
                dependencies.preferences,
                places: dependencies.defaultPlaces
            )
        }
        scene = OpenWeatherScene(ScreenFactory(dependencies), savedPath: savedPath)
    }

    /// The dependencies of the screens.
    public var dependencies: ScreenDependencies { factory.dependencies }

    /// The settings that all screens share.
    public var settings: ScreenSettings { factory.settings }

    /// The location of the device: permission, city, country, and the time of the last fix, for a view to observe.
    public var deviceLocation: DeviceLocation { factory.deviceLocation }

    /// Creates a scene for another window.
    ///
    /// Keep it for as long as the window is open.
    ///
    /// - Parameter savedPath: The path of screens to begin with, as the router of the window saved it.
    /// - Returns: The scene, which shares everything but its screens with the others.
    public func makeScene(savedPath: SavedPath = SavedPath()) -> OpenWeatherScene {
        OpenWeatherScene(ScreenFactory(sharing: factory), savedPath: savedPath)
    }

    /// Returns a scene that no other living owner has: ``scene`` for the first one, and a new one for each further.
    package func scene(ownedBy owner: AnyObject) -> OpenWeatherScene {
        guard sceneOwner == nil else { return makeScene() }
        sceneOwner = owner
        return scene
    }
}

extension OpenWeatherApp {
    /// The factory that creates the screens of ``scene`` and keeps those in the path.
    public var factory: ScreenFactory { scene.factory }

    /// The router of ``scene``, which holds the path of screens above home.
    public var router: AppRouter { scene.router }

    /// The home screen of ``scene``.
    public var home: HomeViewModel { scene.home }

    /// Returns the screen of an element of the router's path, see ``OpenWeatherScene/screen(for:)``.
    public func screen(for element: PathElement) -> Screen { scene.screen(for: element) }

    /// The screen on top of the path; ``home`` when the path is empty.
    public var topScreen: Screen { scene.topScreen }

    /// Applies the stored preferences and the current place before anything is shown.
    ///
    /// Call it when the first frame must already have the user's units, language, and place. ``run()`` applies them as
    /// well, a moment later.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the preferences cannot be read; the screens then show
    ///   the defaults.
    public func restore() async throws(WeatherError) { try await scene.restore() }

    /// Keeps settings, time, and the current place up to date on every screen of ``scene`` until the task is cancelled,
    /// see ``OpenWeatherScene/run()``.
    public func run() async { await scene.run() }
}
