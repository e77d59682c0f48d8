import Foundation
import OpenWeatherCore

/// A source of one type of value that the remote repositories share.
///
/// It requests, decodes and maps a value, and reports every failure as the domain's error. Callers that want the same
/// value at the same time join one in-flight request, so that its response is decoded and mapped once.
struct RemoteSource<Value: Sendable>: Sendable {
    /// The identity of a value in flight.
    ///
    /// The URL contains all that a value depends on: the server, the endpoint, its query, and the options that it takes.
    /// Calls with different policies do not share a value.
    private struct Key: Hashable, Sendable {
        let url: URL
        let policy: FetchPolicy
    }

    private let client: any HTTPClient
    private let config: any WeatherAPIConfig
    private let builder: RequestBuilder
    private let now: @Sendable () -> Date
    private let handler: NetworkEventHandler
    private let tasks = InFlightTasks<Key, Fetched<Value>, WeatherError>(cancelled: .cancelled)

    /// Creates a source; `handler` receives an event for each call that joins an in-flight request.
    init(
        client: any HTTPClient,
        config: any WeatherAPIConfig,
        now: @escaping @Sendable () -> Date,
        handler: @escaping NetworkEventHandler
    ) {
        self.client = client
        self.config = config
        builder = RequestBuilder(config: config)
        self.now = now
        self.handler = handler
    }

    /// Fetches the value of `endpoint`, joining an identical in-flight request if there is one.
    ///
    /// A cancelled caller returns at once; the request is cancelled with its last caller. Decoding runs off the
    /// caller's actor, so that it does not block a screen.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint and its query.
    ///   - options: The units and the language of the response; a configuration may ask in units of its own.
    ///   - policy: Where the value may come from; there is no cache here.
    ///   - map: A closure that returns the value for a decoded body, the date of its arrival
    ///     and the units that it is in.
    /// - Returns: The value, fetched at its arrival or, when a cache on the way had it, earlier by its `Age`.
    /// - Throws: ``/OpenWeatherCore/WeatherError/notCached`` when the network is not allowed,
    ///   ``/OpenWeatherCore/WeatherError/missingKey`` when there is no usable key, or the error of the exchange.
    @concurrent
    func fetch<Payload: ResponseBody>(
        _ endpoint: Endpoint,
        options: RequestOptions = RequestOptions(),
        policy: FetchPolicy,
        map: @escaping @Sendable (Payload, Date, Units) throws(NetworkError) -> Value
    ) async throws(WeatherError) -> Fetched<Value> {
        guard policy != .cacheOnly else { throw .notCached }
        if let key = config.apiKey, key.isMissing { throw .missingKey }
        var options = options
        options.units = config.wireUnits ?? options.units
        let units = options.units
        let request: TransportRequest
        do throws(NetworkError) {
            request = try builder.request(for: endpoint, options: options)
        } catch {
            throw WeatherError(error)
        }
        guard !Task.isCancelled else { throw .cancelled }
        let outcome = await tasks.outcome(
            for: Key(url: request.url, policy: policy),
            onJoin: { handler(.coalesced(NetworkRequest(request))) },
            of: { () async throws(WeatherError) in try await load(request, units, map: map) }
        )
        return try outcome.get()
    }

    private func load<Payload: ResponseBody>(
        _ request: TransportRequest,
        _ units: Units,
        map: @Sendable (Payload, Date, Units) throws(NetworkError) -> Value
    ) async throws(WeatherError) -> Fetched<Value> {
        do throws(NetworkError) {
            let response = try await client.send(request)
            let arrival = now()
            let payload = try ResponseDecoder.read(Payload.self, from: response)
            // A response that spent an hour in a gateway's cache is an hour old.
            let fetchedAt = arrival.addingTimeInterval(-response.age)
            return Fetched(try map(payload, arrival, units), at: fetchedAt, from: .network, source: config.source)
        } catch {
            throw WeatherError(error, at: request.url)
        }
    }
}
