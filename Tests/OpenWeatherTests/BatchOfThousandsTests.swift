import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("A batch of a client", .watched)
struct BatchOfThousandsTests {
    /// A service whose responses take 100 ms on a clock that a test moves.
    private final class DistantService: HTTPClient {
        private struct State: Sendable {
            var arrivals: [Duration] = []
            var inFlight = 0
            var most = 0
        }

        private let clock: ManualClock
        private let state = Locked(State())
        private let refusals: Locked<[StubResponse]>

        init(_ clock: ManualClock, refusals: [StubResponse] = []) {
            self.clock = clock
            self.refusals = Locked(refusals)
        }

        /// The times at which requests arrived, earliest first.
        var arrivals: [Duration] { state.withLock { $0.arrivals } }

        /// The largest number of requests in flight.
        var mostInFlight: Int { state.withLock { $0.most } }

        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            state.withLock { state in
                state.arrivals.append(clock.now.offset)
                state.inFlight += 1
                state.most = max(state.most, state.inFlight)
            }
            defer { state.withLock { $0.inFlight -= 1 } }
            do { try await clock.sleep(for: .milliseconds(100)) } catch { throw .cancelled }
            if let refusal = refusals.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                return refusal.response
            }
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
            let id = items.first { $0.name == "id" }?.value ?? "0"
            let body = #"{"coord":{"lat":1,"lon":2},"dt":1780000000,"id":\#(id),"main":{"temp":18}}"#
            return StubResponse.json(body).response
        }
    }

    /// Moves the clock to the next sleeper again and again, until the task is cancelled.
    private static func run(_ clock: ManualClock) -> Task<Void, Never> {
        Task {
            while !Task.isCancelled {
                await clock.waitForSleepers()
                await Task.yield()
                if let next = clock.timeToNextSleeper { clock.advance(by: next) }
            }
        }
    }

    private static func configuration(_ service: DistantService, _ clock: ManualClock) -> OpenWeatherConfiguration {
        var configuration = OpenWeatherConfiguration(transport: service)
        configuration.clock = clock
        configuration.retry = .noDeadline
        return configuration
    }

    private static func cities(_ count: Int) -> [LocationQuery] { (1...count).map { .cityID($0) } }

    /// Reads a whole batch and returns the identifiers of the places that were answered, and the failures.
    private static func read(
        _ batch: WeatherBatch<LocationQuery, CurrentWeather>
    ) async -> (answered: Set<Int>, failures: [WeatherError]) {
        var answered: Set<Int> = []
        var failures: [WeatherError] = []
        for await city in batch {
            switch city.result {
            case .success(let weather):
                if let id = weather.value.cityID, city.query == .cityID(id) { answered.insert(id) }
            case .failure(let error): failures.append(error)
            }
        }
        return (answered, failures)
    }

    @Test
    func `answers five thousand places over 64 connections`() async {
        let clock = ManualClock()
        let service = DistantService(clock)
        var configuration = Self.configuration(service, clock)
        configuration.plan = .unlimited
        configuration.maximumConnections = 64
        let client = OpenWeatherClient(configuration: configuration)
        let running = Self.run(clock)

        let (answered, failures) = await Self.read(client.currentWeather(for: Self.cities(5_000)))
        running.cancel()

        #expect(failures.isEmpty)
        #expect(answered.count == 5_000)
        #expect(service.arrivals.count == 5_000)
        #expect(service.mostInFlight <= 64)
    }

    @Test
    func `answers every place at the limit and none early`() async {
        let clock = ManualClock()
        let service = DistantService(clock)
        var configuration = Self.configuration(service, clock)
        configuration.plan = .developer
        configuration.pace = .even
        let client = OpenWeatherClient(configuration: configuration)
        let running = Self.run(clock)

        let (answered, failures) = await Self.read(
            client.currentWeather(for: Self.cities(5_000), concurrency: 64)
        )
        running.cancel()

        #expect(failures.isEmpty)
        #expect(answered.count == 5_000)
        let times = service.arrivals
        #expect(zip(times, times.dropFirst(3_000)).allSatisfy { $1 - $0 >= .seconds(60) })
    }

    @Test
    func `waits for the limit of the free plan`() async {
        let clock = ManualClock()
        let service = DistantService(clock)
        let client = OpenWeatherClient(configuration: Self.configuration(service, clock))
        let running = Self.run(clock)

        let (answered, failures) = await Self.read(client.currentWeather(for: Self.cities(200), concurrency: 100))
        running.cancel()

        #expect(failures.isEmpty)
        #expect(answered.count == 200)
        #expect(service.mostInFlight <= 60)
        let times = service.arrivals
        #expect(zip(times, times.dropFirst(60)).allSatisfy { $1 - $0 >= .seconds(60) })
    }

    @Test(arguments: [1, 3])
    func `waits for a limit of few requests`(requests: Int) async {
        let clock = ManualClock()
        let service = DistantService(clock)
        var configuration = Self.configuration(service, clock)
        configuration.plan = AccountPlan(perMinute: requests)
        configuration.pace.whenExceeded = .fail
        let client = OpenWeatherClient(configuration: configuration)
        let running = Self.run(clock)

        let (answered, failures) = await Self.read(client.currentWeather(for: Self.cities(20)))
        running.cancel()

        #expect(failures.isEmpty)
        #expect(answered.count == 20)
        #expect(service.arrivals.count == 20)
    }

    @Test
    func `waits for the limit although it has stale values`() async {
        let (clock, time) = (ManualClock(), TestTime())
        let service = DistantService(clock)
        var configuration = Self.configuration(service, clock)
        configuration.cache = .memory
        configuration.now = { time.now }
        configuration.plan = AccountPlan(perMinute: 2)
        configuration.pace.whenExceeded = .fail
        let client = OpenWeatherClient(configuration: configuration)
        let running = Self.run(clock)
        var origins: [FetchOrigin?] = []

        for _ in 0..<2 {
            let batch = client.currentWeather(for: Self.cities(6))
            for await city in batch { origins.append(try? city.result.get().origin) }
            time.advance(by: .seconds(600))
        }
        running.cancel()

        #expect(origins.count { $0 == .network } == 12)
        #expect(service.arrivals.count == 12)
    }

    @Test
    func `returns stale values soon when the service refuses all`() async {
        let (clock, time) = (ManualClock(), TestTime())
        let weather = StubResponse.json(#"{"coord":{"lat":1,"lon":2},"dt":1780000000,"id":1,"main":{"temp":18}}"#)
        let blocked = StubResponse.error(status: 429, message: "Your account is temporary blocked")
        let service = DistantService(clock, refusals: [weather] + Array(repeating: blocked, count: 100))
        var configuration = Self.configuration(service, clock)
        configuration.cache = .memory
        configuration.now = { time.now }
        let client = OpenWeatherClient(configuration: configuration)
        let running = Self.run(clock)
        _ = await Self.read(client.currentWeather(for: Self.cities(1)))
        time.advance(by: .seconds(600))

        let batch = client.currentWeather(for: Self.cities(1))
        var isStale: [Bool?] = []
        for await city in batch { isStale.append(try? city.result.get().isStale) }
        running.cancel()

        #expect(isStale == [true])
        #expect(service.arrivals.count == 2)
        #expect(clock.now.offset < .seconds(60))
    }

    @Test
    func `fails its places soon when the service refuses all`() async {
        let clock = ManualClock()
        let blocked = StubResponse.error(status: 429, message: "Your account is temporary blocked")
        let service = DistantService(clock, refusals: Array(repeating: blocked, count: 1_000))
        let client = OpenWeatherClient(configuration: Self.configuration(service, clock))
        let running = Self.run(clock)

        let (answered, failures) = await Self.read(client.currentWeather(for: Self.cities(500), concurrency: 4))
        running.cancel()

        #expect(answered.isEmpty)
        #expect(failures.count == 500)
        #expect(service.arrivals.count <= 4)
        #expect(clock.now.offset < .seconds(60))
    }

    @Test
    func `is cancelled during a wait`() async {
        let clock = ManualClock()
        let service = DistantService(clock)
        var configuration = Self.configuration(service, clock)
        configuration.plan = AccountPlan(perMinute: 2)
        configuration.pace.whenExceeded = .fail
        let client = OpenWeatherClient(configuration: configuration)
        let reader = Task { await Self.read(client.currentWeather(for: Self.cities(10))) }
        await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(100))
        await until { service.arrivals.count == 2 && clock.timeToNextSleeper == .milliseconds(59_900) }

        reader.cancel()

        let (answered, failures) = await reader.value
        #expect(answered.count <= 2)
        #expect(failures.isEmpty)
        await until { clock.sleeperCount == 0 }
        #expect(service.arrivals.count == 2)
    }

    @Test
    func `shares the request of places that are the same`() async {
        let clock = ManualClock()
        let service = DistantService(clock)
        let client = OpenWeatherClient(configuration: Self.configuration(service, clock))
        let running = Self.run(clock)
        let cities = Array(repeating: LocationQuery.cityID(7), count: 100)

        let (answered, failures) = await Self.read(client.currentWeather(for: cities, concurrency: 10))
        running.cancel()

        #expect((answered, failures) == ([7], []))
        #expect(service.arrivals.count == 1)
    }

    @Test
    func `has forecasts and air quality`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        var steps: [Int] = []
        var indices: [Int] = []

        for await place in client.forecasts(for: [.city("Lisbon"), .city("Porto")], count: 3) {
            steps.append(try place.result.get().value.entries.count)
        }
        for await place in client.airQuality(at: [.lisbon, .tokyo]) {
            #expect(try place.result.get().value.index != nil)
            indices.append(place.index)
        }

        #expect(steps == [3, 3])
        #expect(indices.sorted() == [0, 1])
    }
}
