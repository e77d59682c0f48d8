import Foundation
import Observation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

// snippet: errors-model
/// The weather of one city, with every state that its screen can have.
@MainActor
@Observable
final class CityModel {
    private(set) var state: LoadState<Fetched<CurrentWeather>> = .idle
    private let weather: any WeatherRepository
    private let city: LocationQuery

    init(weather: any WeatherRepository, city: LocationQuery) {
        self.weather = weather
        self.city = city
    }

    func load(policy: FetchPolicy = .cacheFirst) async {
        let previous = state.value
        state = .loading(previous: previous)
        do throws(WeatherError) {
            state = .loaded(try await weather.currentWeather(for: city, options: RequestOptions(), policy: policy))
        } catch .cancelled {
            state = previous.map { .loaded($0) } ?? .idle
        } catch {
            state = .failed(error, previous: previous)
        }
    }
}
// end

// snippet: errors-view
/// Returns the lines that a view shows for a state.
@MainActor
func lines(for state: LoadState<Fetched<CurrentWeather>>, in environment: ScreenEnvironment) -> [String] {
    switch state {
    case .idle, .loading(previous: nil):
        return []
    case .failed(let error, previous: nil):
        let failure = FailureContent(id: "city.failure", error, canSearch: false, in: environment)
        return [failure.title, failure.message, failure.action?.title].compactMap { $0 }
    case .loading(let weather?), .loaded(let weather), .failed(_, let weather?):
        let temperature = environment.formats.temperature(weather.value.temperature).text
        let notice = NoticeContent(
            id: "city.notice",
            about: weather,
            failure: state.failure,
            isOffline: false,
            in: environment
        )
        return [temperature, notice?.text].compactMap { $0 }
    }
}
// end

@MainActor
@Suite("Code of the pages on errors and on tests of an app", .watched)
struct ErrorSnippets {
    private let environment = ScreenEnvironment(
        language: .english,
        locale: Locale(identifier: "en_US"),
        units: .metric,
        timeZone: .gmt,
        now: { SampleTime.fetched }
    )

    @Test
    func `a first failure is a card and a later one a notice`() async {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.enqueue(failure: .offline)
        weather.currentWeather.enqueue(.sample { $0.temperature = Temperature(celsius: 21) })
        weather.currentWeather.enqueue(failure: .timedOut)
        let model = CityModel(weather: weather, city: .city("Lisbon"))

        await model.load()
        let card = lines(for: model.state, in: environment)
        await model.load()
        let loaded = lines(for: model.state, in: environment)
        await model.load(policy: .refresh)
        let noticed = lines(for: model.state, in: environment)

        #expect(card.first == "No connection")
        #expect(card.count == 3)
        #expect(loaded == ["21°"])
        #expect(noticed.count == 2)
        #expect(noticed.first == "21°")
    }

    @Test
    func `a cancelled load is no failure`() async {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.enqueue(failure: .cancelled)
        let model = CityModel(weather: weather, city: .city("Lisbon"))

        await model.load()

        #expect(model.state == .idle)
        #expect(lines(for: model.state, in: environment).isEmpty)
    }

    // snippet: testing-model
    @MainActor
    @Test
    func `a failed refresh keeps the weather`() async throws {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.enqueue(.sample { $0.temperature = Temperature(celsius: 21) })
        weather.currentWeather.enqueue(failure: .offline)
        let model = CityModel(weather: weather, city: .city("Lisbon"))

        await model.load()
        await model.load(policy: .refresh)

        #expect(model.state.value?.value.temperature.celsius == 21)
        #expect(model.state.failure == .offline)
        try weather.verify()
    }
    // end

    // snippet: testing-gate
    @MainActor
    @Test
    func `the weather stays while it is loaded again`() async {
        let weather = ScriptedWeatherRepository()
        let gate = Gate()
        weather.currentWeather.enqueue(.sample())
        weather.currentWeather.enqueue(.sample(), after: gate)
        let model = CityModel(weather: weather, city: .city("Lisbon"))
        await model.load()

        let refresh = Task { await model.load(policy: .refresh) }
        await gate.waitForArrivals()
        #expect(model.state.isLoading)
        #expect(model.state.value != nil)

        gate.open()
        await refresh.value
        #expect(!model.state.isLoading)
    }
    // end

    @Test
    func `a fault is retried without a delay`() async throws {
        // snippet: testing-faults
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        http.inject([.status(503)])  // in the first response alone
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        configuration.clock = ImmediateClock()  // the delay before the retry takes no time
        let client = OpenWeatherClient(configuration: configuration)

        let weather = try await client.currentWeather(for: .city("Lisbon"))
        // end

        #expect(weather.origin == .network)
        #expect(http.requests.count == 2)
    }
}
