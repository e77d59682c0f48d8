import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import Testing

@testable import LayeredWeather

/// A service whose results are set.
actor StubService: WeatherService {
    var result: Result<Fetched<CurrentWeather>, APIError>

    init(_ result: Result<Fetched<CurrentWeather>, APIError>) { self.result = result }

    func set(_ result: Result<Fetched<CurrentWeather>, APIError>) { self.result = result }

    func weather(in city: String) async throws(APIError) -> Fetched<CurrentWeather> { try result.get() }

    func forecast(in city: String) async throws(APIError) -> Fetched<Forecast> {
        _ = try result.get()
        return Fetched(.sample(), at: SampleTime.fetched, from: .network, source: .openWeather)
    }
}

@MainActor
@Suite("Details of a city, in layers", .timeLimit(.minutes(5)))
struct LayeredWeatherTests {
    let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.measured }))

    func makeApp(_ preferences: Preferences = .sample(currentLocation: nil)) -> LayeredWeather {
        LayeredWeather(client: makeClient(), preferences: InMemoryPreferencesStore(preferences))
    }

    func makeClient() -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.cache = .memory
        configuration.retry = .noDeadline
        configuration.clock = ImmediateClock()
        configuration.now = { SampleTime.measured }
        return OpenWeatherClient(configuration: configuration)
    }

    @Test
    func `a city leads to a screen of the app's own, with weather and forecast`() async throws {
        let app = makeApp()
        app.showDetails(of: "Lisbon")
        let details = try #require(app.makeDetails())

        await details.load()

        #expect(details.temperature?.contains("°") == true)
        #expect(details.forecast?.value.entries.count == 40)
        #expect(details.error == nil && !details.isLoading && !details.isCached)
        app.router.dismiss()
        #expect(app.makeDetails() == nil)
    }

    @Test(arguments: [
        (HTTPFault.drop(.notConnectedToInternet), APIError.noInternetConnection), (.status(404), .invalidCity),
        (.status(500), .serverError), (.status(401), .unknownError), (.truncate(bytes: 10), .serverError),
    ])
    func `a failure becomes an error of the app`(fault: HTTPFault, expected: APIError) async throws {
        http.injectAlways(fault)
        let service = ClientWeatherService(client: makeClient())

        await #expect(throws: expected) { try await service.weather(in: "Lisbon") }
        #expect(expected.localizedDescription.hasSuffix("."))
    }

    @Test
    func `a name that does not exist is an invalid city`() async {
        let service = ClientWeatherService(client: makeClient())

        await #expect(throws: APIError.invalidCity) { try await service.weather(in: "Nowhere at all") }
    }

    @Test
    func `a failure keeps the weather of before`() async {
        let weather = Fetched(
            CurrentWeather.sample { $0.temperature = Temperature(celsius: 21) },
            at: SampleTime.fetched,
            from: .network,
            source: .openWeather
        )
        let service = StubService(.success(weather))
        let formats = ScreenEnvironment.sample().formats
        let details = WeatherDetailsViewModel(city: "Lisbon", service: service, formats: formats)
        await details.load()

        await service.set(.failure(.noInternetConnection))
        await details.load()

        #expect(details.temperature == "21°")
        #expect(details.error == .noInternetConnection)
    }

    @Test
    func `without a network, the cached weather is shown as such`() async throws {
        let time = TestTime(SampleTime.measured)
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.cache = .memory
        configuration.retry = .noDeadline
        configuration.clock = ImmediateClock()
        configuration.now = { time.now }
        let client = OpenWeatherClient(configuration: configuration)
        let app = LayeredWeather(client: client, preferences: InMemoryPreferencesStore())
        app.showDetails(of: "Lisbon")
        let details = try #require(app.makeDetails())
        await details.load()

        time.advance(by: .seconds(3_600))
        http.injectAlways(.drop(.notConnectedToInternet))
        await details.load()

        #expect(details.temperature != nil && details.isCached && details.error == nil)
    }

    @Test
    func `a typed request is decoded into the app's own type`() async throws {
        let data = try await APIRequest<WeatherData>.weather(in: "Lisbon").send(by: makeClient())

        #expect(data.name == "Lisbon")
        #expect(Temperature(celsius: data.main.temp).fahrenheit == data.main.temp * 9 / 5 + 32)
        #expect(http.requests.first?.url.query?.contains("units=metric") == true)
    }

    @Test
    func `the key comes from a store of secrets, and a missing one sends nothing`() async throws {
        let secrets = InMemorySecretStore()
        let without = try await LayeredWeather.make(
            secrets: secrets,
            preferences: InMemoryPreferencesStore(),
            transport: http
        )
        without.showDetails(of: "Lisbon")
        await without.makeDetails()?.load()
        #expect(http.requests.isEmpty)

        try await secrets.setSecret(Secret("0123456789abcdef0123456789abcdef"), named: "api-key")
        let with = try await LayeredWeather.make(
            secrets: secrets,
            preferences: InMemoryPreferencesStore(),
            transport: http
        )
        with.showDetails(of: "Lisbon")
        await with.makeDetails()?.load()
        #expect(http.requests.first?.url.query?.contains("appid=0123456789abcdef") == true)
    }

    @Test
    func `favorites and history are lists of their own, and lead to a place`() async throws {
        let app = makeApp(.sample(currentLocation: .lisbon, favorites: [.tokyo, .cairo]))
        try await app.router.restore()
        app.router.showFavorites()
        guard case .favorites(let favorites) = app.factory.makeScreen(for: .favorites, router: app.router) else {
            return #expect(Bool(false), "no favorites")
        }
        await favorites.onAppear()
        #expect(favorites.state.list.rows.map(\.place.title) == ["Tokyo", "Cairo"])
        #expect(favorites.state.list.rows.allSatisfy { $0.weather.weather != nil })

        favorites.favoriteTapped(Location.tokyo.id)
        #expect(app.router.path == [.favorites, .home(.tokyo)])

        guard case .history(let history) = app.factory.makeScreen(for: .history, router: app.router) else {
            return #expect(Bool(false), "no history")
        }
        await history.onAppear()
        history.clearTapped()
        #expect(history.state.confirmation != nil)
        await history.clearConfirmed()
        #expect(history.state.list.rows.isEmpty)
    }
}
