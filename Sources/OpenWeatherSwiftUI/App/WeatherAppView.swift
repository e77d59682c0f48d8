#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
public import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherPresentation
import OpenWeatherScreenKit
public import SwiftUI

/// A whole weather app: home, and above it the screens of the router's path.
///
/// On a narrow screen the screens fill the window. On a wide one, as of an iPad or a Mac, a list of places stands beside
/// them; a tap on a place shows it on home. Either way the router's path says what is shown.
///
/// While it is on show the view follows the stored preferences, the current place, and the time, and it opens the links of
/// ``/OpenWeatherPresentation/DeepLink``. Language and reading direction are those of the app's own settings. Keep one
/// `OpenWeatherApp` for as long as the app runs.
///
/// Each view has a scene of its own, so that the windows of a `WindowGroup` show different screens over the same client,
/// settings, and current place. The first view shows the `scene` of the app, and with it the path of the app's `router`;
/// the next one does so again when that view is gone. A link opens in the window that the system passes it to, which is
/// one that shows the link's screen already if there is any.
///
/// The system keeps the path of each window in its scene storage, so that a launch begins where the user left the app,
/// unless the dependencies of the app say otherwise with `restoresPath`, or its router has a path already.
///
/// Available on iOS, macOS, and visionOS.
public struct WeatherAppView<Custom: View>: View {
    private let app: OpenWeatherApp
    private let custom: (_ id: String, _ value: String) -> Custom

    @State private var keeper = SceneKeeper()
    @State private var images: ConditionImages
    @State private var linkFailure: FailureContent?
    @SceneStorage("openweather.path") private var storedPath: Data?
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.locale) private var deviceLocale
    @Environment(\.timeZone) private var deviceTimeZone

    /// Creates the view of an app with screens of its own.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - custom: A closure that returns the screen of a custom route, from the route's name and value.
    public init(_ app: OpenWeatherApp, @ViewBuilder custom: @escaping (_ id: String, _ value: String) -> Custom) {
        self.app = app
        self.custom = custom
        let client = app.client
        _images = State(initialValue: ConditionImages { code in try await client.iconData(for: code) })
    }

    /// The content and behavior of the view.
    public var body: some View {
        let scene = keeper.scene(of: app)
        Group {
            if horizontalSizeClass == .compact {
                ScreenStack(scene, custom: custom)
            } else {
                NavigationSplitView {
                    PlacesSidebar(scene)
                } detail: {
                    ScreenStack(scene, custom: custom)
                }
            }
        }
        .environment(images)
        .weatherEnvironment(app.settings)
        .task { await scene.run() }
        .onChange(of: deviceLocale) { updateDevice() }
        .onChange(of: deviceTimeZone) { updateDevice() }
        .onAppear { restorePath(of: scene) }
        .onChange(of: scene.router.savedPath) { _, path in
            storedPath = app.dependencies.restoresPath ? path.stored : nil
        }
        .onOpenURL { url in
            guard let link = DeepLink(url) else { return }
            keeper.isPathSettled = true
            Task { await open(link, in: scene) }
        }
        .handlesExternalEvents(preferring: scene.preferredLinks, allowing: ["*"])
        .alert(
            Text(verbatim: linkFailure?.title ?? ""),
            isPresented: hasLinkFailure,
            presenting: linkFailure
        ) { _ in
        } message: { failure in
            Text(verbatim: failure.message)
        }
    }

    /// Shows the screens of the last launch, once, unless a link is being opened already.
    private func restorePath(of scene: OpenWeatherScene) {
        guard !keeper.isPathSettled else { return }
        keeper.isPathSettled = true
        guard app.dependencies.restoresPath else {
            storedPath = nil
            return
        }
        if let path = storedPath.flatMap(SavedPath.init(stored:)) { scene.router.restorePath(path) }
    }

    private func open(_ link: DeepLink, in scene: OpenWeatherScene) async {
        do throws(WeatherError) {
            try await scene.router.open(link)
        } catch {
            linkFailure = FailureContent(id: "app.link", error, in: app.settings.environment)
        }
    }

    private func updateDevice() {
        app.settings.deviceChanged(locale: app.dependencies.deviceLocale, timeZone: app.dependencies.timeZone)
    }

    private var hasLinkFailure: Binding<Bool> {
        Binding {
            linkFailure != nil
        } set: { isShown in
            if !isShown { linkFailure = nil }
        }
    }
}

/// Home and the screens of the router's path above it.
private struct ScreenStack<Custom: View>: View {
    private let scene: OpenWeatherScene
    private let custom: (_ id: String, _ value: String) -> Custom

    init(_ scene: OpenWeatherScene, custom: @escaping (_ id: String, _ value: String) -> Custom) {
        self.scene = scene
        self.custom = custom
    }

    var body: some View {
        @Bindable var router = scene.router
        NavigationStack(path: $router.elements) {
            HomeView(scene.home)
                .navigationDestination(for: PathElement.self) { element in
                    PathScreen(element, scene, custom: custom)
                }
        }
    }
}

/// The scene of a window, which stays the same for as long as the window is open.
@MainActor
final class SceneKeeper {
    private var kept: (app: OpenWeatherApp, scene: OpenWeatherScene)?

    /// A Boolean value that indicates whether the path has been restored, or must not be any more.
    var isPathSettled = false

    /// Returns the scene that the window shows of an app, taking one on the first call.
    func scene(of app: OpenWeatherApp) -> OpenWeatherScene {
        if let kept, kept.app === app { return kept.scene }
        let scene = app.scene(ownedBy: self)
        kept = (app, scene)
        return scene
    }
}

extension WeatherAppView where Custom == EmptyView {
    /// Creates the view of an app without screens of its own.
    public init(_ app: OpenWeatherApp) {
        self.init(app) { _, _ in EmptyView() }
    }
}
#endif
