import Foundation
import OpenWeatherCore

/// What the remote repositories have in common: ask, read, map, and turn every failure into the domain's error.
struct RemoteSource: Sendable {
    private let client: any HTTPClient
    private let config: any WeatherAPIConfig
    private let now: @Sendable () -> Date

    /// Creates a source.
    init(client: any HTTPClient, config: any WeatherAPIConfig, now: @escaping @Sendable () -> Date) {
        self.client = client
        self.config = config
        self.now = now
    }

    /// The value that `endpoint` answers.
    ///
    /// Runs off the caller's actor, so that reading an answer does not stop a screen.
    ///
    /// - Parameters:
    ///   - endpoint: The question.
    ///   - options: Units and language.
    ///   - policy: Where the value may come from; there is no cache here.
    ///   - map: Makes the value of the body and the moment it arrived.
    /// - Returns: The value, fetched at its arrival or, when a cache on the way had it, by its `Age` before.
    /// - Throws: ``/OpenWeatherCore/WeatherError/notCached`` when the network is not allowed, ``/OpenWeatherCore/WeatherError/missingKey`` when there is
    ///   no usable key, and whatever the exchange failed with.
    @concurrent
    func fetch<Payload: Decodable & Sendable, Value: Sendable>(
        _ endpoint: Endpoint,
        options: RequestOptions = RequestOptions(),
        policy: FetchPolicy,
        map: @Sendable (Payload, Date) throws(NetworkError) -> Value
    ) async throws(WeatherError) -> Fetched<Value> {
        guard policy != .cacheOnly else { throw .notCached }
        if let key = config.apiKey, key.isMissing { throw .missingKey }
        do throws(NetworkError) {
            let request = try RequestBuilder(config: config).request(for: endpoint, options: options)
            let (data, response) = try await client.send(request)
            let arrival = now()
            let payload = try ResponseDecoder.read(Payload.self, from: data, response)
            // What a gateway's cache had for an hour was answered an hour ago.
            let answered = arrival.addingTimeInterval(-response.age)
            return Fetched(try map(payload, arrival), at: answered, from: .network, source: .openWeather)
        } catch {
            throw WeatherError(error)
        }
    }
}
