import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import Testing

/// A screen that loads, over responses with numbers.
@MainActor
struct LoadingScreenFixture {
    /// A state in which an event finds the screen.
    enum Start: CaseIterable {
        case fresh, noPlace, loading, loaded, reloading, failed, noticed
    }

    let sut: any LoadingScreen
    let router = RouterSpy()
    private let kind: LoadingScreenKind
    private let app: FactoryFixture

    init(_ kind: LoadingScreenKind, location: Location? = .lisbon) throws {
        self.kind = kind
        app = FactoryFixture(.sample(currentLocation: location))
        let (factory, router) = (app.sut, router)
        let screen: (any ReloadableScreen)? =
            switch kind {
            case .home: factory.makeHome(router: router)
            case .forecast: factory.makeScreen(for: .forecast, router: router).reloadable
            case .dayDetail:
                factory.makeScreen(for: .dayDetail(LocalDay(daysSince1970: 20_602)), router: router).reloadable
            case .airQuality: factory.makeScreen(for: .airQuality, router: router).reloadable
            }
        sut = try #require(screen as? any LoadingScreen)
    }

    /// Brings a screen into `start`; a load that is under way is `load` and waits at `gate`.
    ///
    /// Response 1 is the one that is known by then, 2 that of the load under way, and 3 every later one.
    static func at(_ start: Start, _ kind: LoadingScreenKind) async throws
        -> (fixture: LoadingScreenFixture, gate: Gate, load: Task<Void, Never>?)
    {
        let fixture = try LoadingScreenFixture(kind, location: start == .noPlace ? nil : .lisbon)
        let gate = Gate()
        var load: Task<Void, Never>?
        if [.loaded, .reloading, .noticed].contains(start) { await fixture.show(1) }
        switch start {
        case .fresh, .loaded: break
        case .noPlace: await fixture.sut.onAppear()
        case .failed:
            fixture.enqueue(.failure(.timedOut))
            await fixture.sut.onAppear()
        case .noticed:
            fixture.enqueue(.failure(.timedOut))
            await fixture.sut.refreshPulled()
        case .loading: load = await fixture.begin(.onAppear, 2, at: gate)
        case .reloading: load = await fixture.begin(.refreshPulled, 2, at: gate)
        }
        fixture.alwaysRespond(3)
        return (fixture, gate, load)
    }

    /// Shows response `number`.
    func show(_ number: Int) async {
        enqueue(.success(number))
        await sut.onAppear()
    }

    /// Begins a load whose response waits at `gate`, and returns its caller once the request is there.
    func begin(_ event: LoadingEvent, _ number: Int, at gate: Gate) async -> Task<Void, Never> {
        enqueue(.success(number), after: gate)
        let load = Task { await event.send(to: sut) }
        await gate.waitForArrivals()
        return load
    }

    /// Scripts one more response.
    func enqueue(_ result: Result<Int, WeatherError>, after gate: Gate? = nil) {
        switch kind {
        case .home: app.weather.currentWeather.enqueue(result.map { .sample(.numbered($0)) }, after: gate)
        case .forecast, .dayDetail: app.weather.forecast.enqueue(result.map { .sample(.numbered($0)) }, after: gate)
        case .airQuality: app.airQuality.airQuality.enqueue(result.map { .sample(.numbered($0)) }, after: gate)
        }
    }

    private func alwaysRespond(_ number: Int) {
        switch kind {
        case .home: app.weather.currentWeather.always(.numbered(number))
        case .forecast, .dayDetail: app.weather.forecast.always(.numbered(number))
        case .airQuality: app.airQuality.airQuality.always(.numbered(number))
        }
    }

    /// The policies of the requests for the response that the screen cannot do without.
    var policies: [FetchPolicy] {
        switch kind {
        case .home, .forecast, .dayDetail:
            app.weather.calls.compactMap { call in
                switch call {
                case .currentWeather(_, _, let policy) where kind == .home: policy
                case .forecast(_, _, _, let policy) where kind != .home: policy
                default: nil
                }
            }
        case .airQuality:
            app.airQuality.calls.compactMap { call in
                guard case .airQuality(_, let policy) = call else { return nil }
                return policy
            }
        }
    }
}

extension CurrentWeather {
    fileprivate static func numbered(_ number: Int) -> CurrentWeather {
        .sample { $0.temperature = Temperature(celsius: Double(number)) }
    }
}

extension Forecast {
    fileprivate static func numbered(_ number: Int) -> Forecast {
        let entries = sampleEntries()
            .map { entry in
                ForecastEntry.sample(date: entry.date) { elements in
                    elements.temperature = Temperature(celsius: Double(number))
                    elements.minimum = nil
                    elements.maximum = nil
                }
            }
        return .sample(entries: entries)
    }
}

extension AirQuality {
    fileprivate static func numbered(_ number: Int) -> AirQuality { .sample(index: AirQualityIndex(rawValue: number)) }
}
