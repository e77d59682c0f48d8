#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherComposition
import OpenWeatherPresentation
import SwiftUI

/// The screen of an element of the router's path.
struct PathScreen<Custom: View>: View {
    private let element: PathElement
    private let scene: OpenWeatherScene
    private let custom: (_ id: String, _ value: String) -> Custom

    @State private var keeper = ScreenKeeper()

    init(
        _ element: PathElement,
        _ scene: OpenWeatherScene,
        custom: @escaping (_ id: String, _ value: String) -> Custom
    ) {
        self.element = element
        self.scene = scene
        self.custom = custom
    }

    var body: some View {
        let screen = keeper.screen(of: element, in: scene)
        // Another view model at the same place is another screen, which appears and loads for itself.
        view(of: screen)
            .id(screen.dismissible.map { ObjectIdentifier($0) })
    }

    @ViewBuilder
    private func view(of screen: Screen) -> some View {
        switch screen {
        case .home(let model): HomeView(model)
        case .search(let model): LocationSearchView(model)
        case .forecast(let model): ForecastView(model)
        case .dayDetail(let model): DayDetailView(model)
        case .airQuality(let model): AirQualityView(model)
        case .map(let model): WeatherMapView(model)
        case .favorites(let model): FavoritesView(model)
        case .history(let model): HistoryView(model)
        case .settings(let model): SettingsView(model)
        case .converter(let model): ConverterView(model)
        case .custom(let id, let value): custom(id, value)
        }
    }
}

/// The last screen of a place in the path, which stays on show while it is animated away.
///
/// The factory has forgotten a screen as soon as its element leaves the path, and would create another one for it.
@MainActor
final class ScreenKeeper {
    private var last: Screen?

    /// Returns the screen that the factory keeps for an element, or the last one when the element has left the path.
    func screen(of element: PathElement, in scene: OpenWeatherScene) -> Screen {
        let path = scene.router.path
        let isInPath = path.indices.contains(element.position) && path[element.position] == element.route
        if !isInPath, let last { return last }
        let screen = scene.screen(for: element)
        last = screen
        return screen
    }
}
#endif
