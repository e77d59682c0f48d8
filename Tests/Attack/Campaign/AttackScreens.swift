import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestSupport

/// Every screen over a service whose bodies are damaged.
@MainActor
enum AttackScreens {
    /// Shows every screen in every language and returns the first thing that is wrong on one.
    static func outcome(of input: AttackInput) async -> AttackOutcome {
        let service = ScreenService(seed: input.seed, corpus: input.seed == 0 ? input.bytes : nil)
        for language in TextLanguage.allCases {
            if let problem = await problem(in: factory(service, language)) {
                return .wrong("\(language.rawValue): \(problem)")
            }
        }
        return .accepted
    }

    /// Returns a factory of screens over a service.
    static func factory(_ service: any HTTPClient, _ language: TextLanguage) -> ScreenFactory {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(AttackService.key))
        let now = AttackService.now
        var preferences = Preferences()
        preferences.language = .fixed(Language(tag: language.rawValue))
        preferences.units = .metric
        preferences.select(.lisbon)
        preferences.toggleFavorite(.tokyo)
        var parts = ScreenDependencies(
            weather: RemoteWeatherRepository(client: service, api: api, now: { now }),
            airQuality: RemoteAirQualityRepository(client: service, api: api, now: { now }),
            geocoding: RemoteGeocodingRepository(client: service, api: api, now: { now }),
            preferences: InMemoryPreferencesStore(preferences)
        )
        parts.oneCall = ClientOneCall(service, api, .v3, at: now)
        parts.clock = ImmediateClock()
        parts.autoRefresh = .off
        parts.searchDelay = .zero
        parts.deviceLocale = Locale(identifier: language.rawValue)
        parts.timeZone = .gmt
        parts.now = { now }
        return ScreenFactory(parts)
    }

    private static func problem(in factory: ScreenFactory) async -> String? {
        let router = factory.makeRouter()
        let home = factory.makeHome(router: router)
        await home.onAppear()
        if let problem = ValueInspector.problem(onScreen: home.state) { return "home: \(problem)" }
        var routes: [Route] = [
            .search(for: "vienna"), .forecast(at: nil), .airQuality(at: nil), .favorites, .history, .settings,
            .converter,
        ]
        routes.append(.dayDetail(LocalDay(daysSince1970: 20_601)))
        for route in routes {
            if let problem = await problem(on: factory.makeScreen(for: route, router: router)) {
                return "\(route): \(problem)"
            }
        }
        let widget = factory.dependencies.makeWidgetTimelineProvider(reloadLog: .init(), fetchesForecast: true)
        return ValueInspector.problem(onScreen: await widget.timeline(.large).entries).map { "widget: \($0)" }
    }

    private static func problem(on screen: Screen) async -> String? {
        switch screen {
        case .search(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        case .forecast(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        case .dayDetail(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        case .airQuality(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        case .favorites(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        case .history(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        case .settings(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        case .converter(let model):
            await model.onAppear()
            return ValueInspector.problem(onScreen: model.state)
        default: return nil
        }
    }
}

/// A service whose response to each path is a damaged body of that endpoint.
private struct ScreenService: HTTPClient {
    let seed: UInt64
    let corpus: [UInt8]?

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let path = request.url.path()
        let body =
            if path.hasSuffix("/weather") {
                AttackBodies.weather
            } else if path.hasSuffix("/forecast") && !path.contains("air") {
                AttackBodies.forecast
            } else if path.contains("air_pollution") {
                AttackBodies.air
            } else if path.contains("onecall") {
                AttackBodies.oneCall
            } else {
                AttackBodies.places
            }
        let damaged = corpus ?? BodyMutator.body(seed: seed, from: [Array(body.utf8)])
        return TransportResponse(status: 200, headers: ["Content-Type": "application/json"], body: Data(damaged))
    }
}
