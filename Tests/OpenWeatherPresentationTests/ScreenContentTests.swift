import Foundation
import Observation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// The content of screens, which is remembered until something that it is made from changes.
@MainActor
@Suite("Content of screens", .watched)
struct ScreenContentTests {
    private let fixture = FactoryFixture(.sample(recents: [.tokyo, .berlin], favorites: [.tokyo, .berlin]))

    private nonisolated static let day = Route.dayDetail(Forecast.sample().days[0].day)
    private nonisolated static let loading: [Route] = [.home(.berlin), .forecast, day, .airQuality, .map, .favorites]
    private nonisolated static let all = loading + [.history, .settings, .converter, .search(for: "Tokyo")]

    private func shown(_ route: Route) async -> Screen {
        let router = fixture.sut.makeRouter(path: [route])
        let screen = fixture.sut.makeScreen(for: route, at: 0, router: router)
        await screen.appear()
        return screen
    }

    private func change(_ change: (inout Preferences) -> Void) {
        var preferences = fixture.sut.settings.preferences
        change(&preferences)
        fixture.sut.settings.apply(preferences)
    }

    @Test(arguments: all)
    func `is in another language after a change of it`(route: Route) async {
        let screen = await shown(route)
        let before = screen.text
        #expect(screen.text == before)

        change { $0.language = .fixed(.japanese) }

        #expect(screen.text != before)
    }

    @Test(arguments: [Route.home(.berlin), .forecast, day, .map, .favorites, .settings])
    func `is in other units after a change of them`(route: Route) async {
        let screen = await shown(route)
        let before = screen.text

        change { $0.units = .imperial }

        #expect(screen.text != before)
    }

    @Test(arguments: [Route.home(.berlin), .forecast, .airQuality, .map, .favorites])
    func `is older as time passes`(route: Route) async {
        let screen = await shown(route)
        let before = screen.text

        fixture.time.advance(by: .seconds(3600))

        #expect(screen.text != before)
    }

    @Test(arguments: all)
    func `is observed also where it was remembered`(route: Route) async {
        let screen = await shown(route)

        await expectObserved(screen) { change { $0.units = .imperial } }
    }

    @Test(arguments: loading)
    func `is observed when values are loaded`(route: Route) async {
        let screen = await shown(route)

        await expectObserved(screen) { await screen.reloadable?.reload() }
    }

    /// Expects that a reader of content that is remembered is told of a change.
    private func expectObserved(_ screen: Screen, change: () async -> Void) async {
        let before = screen.text
        let told = Locked(false)
        withObservationTracking {
            #expect(screen.text == before)
        } onChange: {
            told.withLock { $0 = true }
        }

        await change()

        #expect(told.withLock { $0 })
    }
}

extension Screen {
    /// Loads the values of the screen.
    @MainActor
    fileprivate func appear() async {
        switch self {
        case .home(let model): await model.onAppear()
        case .search(let model): await model.onAppear()
        case .forecast(let model): await model.onAppear()
        case .dayDetail(let model): await model.onAppear()
        case .airQuality(let model): await model.onAppear()
        case .map(let model):
            await model.onAppear()
            if let content = model.state.content, let center = content.center {
                _ = try? await model.tile(MapTile(containing: center, zoom: 5), of: content.tiles)
            }
        case .favorites(let model): await model.onAppear()
        case .history(let model): await model.onAppear()
        case .settings(let model): await model.onAppear()
        case .converter(let model): await model.onAppear()
        default: Issue.record("The screen has no content.")
        }
    }

    /// The content as a text.
    @MainActor
    fileprivate var text: String {
        switch self {
        case .home(let model): "\(model.state)"
        case .search(let model): "\(model.state)"
        case .forecast(let model): "\(model.state)"
        case .dayDetail(let model): "\(model.state)"
        case .airQuality(let model): "\(model.state)"
        case .map(let model): "\(model.state)"
        case .favorites(let model): "\(model.state)"
        case .history(let model): "\(model.state)"
        case .settings(let model): "\(model.state)"
        case .converter(let model): "\(model.state)"
        default: ""
        }
    }
}
