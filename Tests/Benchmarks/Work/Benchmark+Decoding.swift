import Foundation
import OpenWeather
import OpenWeatherMocks

extension Benchmark {
    /// From the bytes of a forecast to its value.
    static let forecastDecode = decode(
        "forecast-decode",
        "40-entry forecast, bytes to value ÷ JSONDecoder into a minimal DTO",
        body: { $0.bodies.forecast },
        passes: 2,
        into: MinimalForecast.self
    ) { use(try $0.forecast(units: .metric, now: SampleTime.fetched)) }

    /// From the bytes of the current weather to its value.
    static let weatherDecode = decode(
        "weather-decode",
        "current weather, bytes to value ÷ JSONDecoder into a minimal DTO",
        body: { $0.bodies.weather },
        passes: 20,
        into: MinimalCurrentWeather.self
    ) { use(try $0.currentWeather(units: .metric)) }

    /// From the bytes of the current air quality to its value.
    static let airDecode = decode(
        "air-decode",
        "current air quality, bytes to value ÷ JSONDecoder into a minimal DTO",
        body: { $0.bodies.air },
        passes: 20,
        into: MinimalAir.self
    ) { use(try $0.airQualityForecast()) }

    /// From the bytes of all parts of One Call to their values.
    static let oneCallDecode = decode(
        "onecall-decode",
        "all parts of One Call 3.0, bytes to values ÷ JSONDecoder into a minimal DTO",
        body: { $0.bodies.oneCall },
        passes: 2,
        into: MinimalOneCall.self
    ) { use(try $0.oneCall(units: .metric)) }

    /// From the bytes of places to their values.
    static let placesDecode = decode(
        "geocoding-decode",
        "5 places with names in 60 languages each, bytes to values ÷ JSONDecoder into a minimal DTO",
        body: { _ in Bodies.places },
        passes: 4,
        into: [MinimalPlace].self
    ) { use(try $0.places(limit: 5)) }

    /// The whole client over a transport in memory.
    static let clientMemory = Benchmark(
        "client-memory",
        "current weather through the client over a transport in memory ÷ (1.5 × its own decoding + 60 µs)"
    ) { conditions in
        let data = conditions.bodies.weather
        let client = Fixture.client(over: MemoryTransport(data))
        let body = ReceivedBody(MemoryTransport.response(data))
        let place = LocationQuery.coordinate(Fixture.place(0))
        let samples = try await Contender.alternate(
            [
                Contender(name: "the whole client") {
                    try await timedAsync(5) { _ in use(try await client.currentWeather(for: place)) }
                },
                Contender(name: "its decoding alone") {
                    try timed(5) { use(try body.currentWeather(units: .metric)) }
                },
                minimal(MinimalCurrentWeather.self, from: data, passes: 5),
            ],
            rounds: conditions.rounds(301)
        )
        let share = Samples.median(of: samples) { $0[0] / (1.5 * $0[1] + 60e-6) }
        return Outcome(share, comparing: samples)
    }

    /// The limits that apps have.
    static let clientLimits = Benchmark(
        "client-limits",
        "current weather through a client with a deadline and a rate limit ÷ without, over a transport in memory"
    ) { conditions in
        let transport = MemoryTransport(conditions.bodies.weather)
        let place = LocationQuery.coordinate(Fixture.place(0))
        let samples = try await Contender.alternate(
            [
                (name: "with a deadline and a rate limit", Fixture.limitedClient(over: transport)),
                (name: "without", Fixture.client(over: transport)),
            ]
            .map { name, client in
                Contender(name: name) {
                    try await timedAsync(50) { _ in use(try await client.currentWeather(for: place)) }
                }
            },
            rounds: conditions.rounds(301)
        )
        return Outcome(samples[0].ratio(to: samples[1]), comparing: samples)
    }

    /// Returns the contender that decodes `data` with `JSONDecoder`, created anew for each body.
    static func minimal<Payload: Decodable & Sendable>(
        _ type: Payload.Type,
        from data: Data,
        passes: Int
    ) -> Contender {
        Contender(name: "JSONDecoder into a minimal DTO") {
            try timed(passes) { use(try JSONDecoder().decode(type, from: data)) }
        }
    }

    /// Returns the benchmark of reading a body with this package, and with `JSONDecoder` into a minimal type.
    static func decode<Payload: Decodable & Sendable>(
        _ name: String,
        _ definition: String,
        body: @escaping @Sendable (Conditions) -> Data,
        passes: Int,
        into type: Payload.Type,
        ours: @escaping @Sendable (ReceivedBody) throws -> Void
    ) -> Benchmark {
        var benchmark = Benchmark(name, definition) { conditions in
            let data = body(conditions)
            let received = ReceivedBody(MemoryTransport.response(data))
            let work = String(name.prefix { $0 != "-" })
            let contenders = [
                Contender(name: "bytes to value (\(data.count) bytes)") {
                    try timed(passes) { try ours(received) }
                },
                minimal(type, from: data, passes: passes),
                Contender(name: "JSONSerialization") {
                    try timed(passes) { use(try JSONSerialization.jsonObject(with: data)) }
                },
            ]
            let peers = conditions.peers.libraries.map { library in
                Result { try library.contender(for: work, of: data, passes: passes) }
            }
            let samples = try await Contender.alternate(
                contenders + peers.compactMap { try? $0.get() },
                rounds: conditions.rounds(301)
            )
            let failures = peers.compactMap { if case .failure(let error) = $0 { "\(error)" } else { nil } }
            return Outcome(samples[0].ratio(to: samples[1]), comparing: samples, notes: failures)
        }
        benchmark.body = body
        return benchmark
    }
}
