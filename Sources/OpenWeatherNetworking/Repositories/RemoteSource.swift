package import Foundation
package import OpenWeatherCore

/// The source of all values that the remote repositories return.
///
/// It requests, decodes and maps a value, and reports every failure as the domain's error. Callers that want the same
/// value at the same time join one in-flight request, so that its response is decoded and mapped once.
package final class RemoteSource: Sendable {
    /// The identity of a value in flight.
    ///
    /// The URL contains all that a value depends on: the server, the endpoint, its query, and the options that it takes.
    /// Calls with different policies do not share a value, and neither do rows that read a response in different ways.
    private struct Key: Hashable, Sendable {
        let url: URL
        let policy: FetchPolicy
        let type: ObjectIdentifier
    }

    /// The provider of the data.
    package var provider: DataSource { api.source }
    private let client: any HTTPClient
    private let api: any WeatherAPIConfiguration
    private let builder: RequestBuilder
    private let now: @Sendable () -> Date
    private let handler: NetworkEventHandler
    private let tasks = InFlightTasks<Key, Fetched<any Sendable>, WeatherError>(cancelled: .cancelled)

    /// Creates a source; `handler` receives an event for each call that joins an in-flight request.
    package init(
        client: any HTTPClient,
        api: any WeatherAPIConfiguration,
        now: @escaping @Sendable () -> Date,
        handler: @escaping NetworkEventHandler
    ) {
        self.client = client
        self.api = api
        builder = RequestBuilder(api: api)
        self.now = now
        self.handler = handler
    }

    /// Fetches the value of a row, joining an identical in-flight request if there is one and it only reads.
    ///
    /// A cancelled caller returns at once; the request is cancelled with its last caller. Decoding runs off the
    /// caller's actor, so that it does not block a screen.
    ///
    /// - Parameters:
    ///   - resource: The row.
    ///   - options: The units and the language of the response; a configuration may request units of its own.
    ///   - policy: Where the value may come from; there is no cache here.
    /// - Returns: The value, fetched at its arrival or, when a cache on the way had it, earlier by its `Age`.
    /// - Throws: ``/OpenWeatherCore/WeatherError/notCached`` when the network is not allowed,
    ///   ``/OpenWeatherCore/WeatherError/missingKey`` when there is no usable key, or the error of the exchange.
    @concurrent
    package func value<Value>(
        of resource: WireResource<Value>,
        options: RequestOptions = RequestOptions(),
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Value> {
        let row = WireResource<any Sendable>(resource.endpoint) {
            [read = resource.read] (response: TransportResponse, context) throws(NetworkError) in
            try read(response, context)
        }
        let fetched = try await value(of: row, type: ObjectIdentifier(Value.self), options, policy)
        guard let value = fetched.value as? Value else { throw .unsupported }  // The key has the type.
        return fetched.map { _ in value }
    }

    /// Fetches a value of any type, so that the work is compiled once.
    private func value(
        of resource: WireResource<any Sendable>,
        type: ObjectIdentifier,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<any Sendable> {
        guard policy != .cacheOnly else { throw .notCached }
        if let key = api.apiKey, key.isMissing { throw .missingKey }
        let requested = wireOptions(options)
        let units = requested.units
        let request: TransportRequest
        do throws(NetworkError) {
            request = try builder.request(for: resource.endpoint, options: requested)
        } catch {
            throw WeatherError(error)
        }
        guard !Task.isCancelled else { throw .cancelled }
        // Each write is meant, however alike two are.
        guard RetryPolicy.repeats(method: request.method) else { return try await load(resource, request, units) }
        let outcome = await tasks.outcome(
            for: Key(url: request.url, policy: policy, type: type),
            onJoin: { self.handler(.coalesced(NetworkRequest(request))) },
            of: { () async throws(WeatherError) in try await self.load(resource, request, units) }
        )
        return try outcome.get()
    }

    /// Reports a call that has joined an identical one before its request was made.
    package func reportJoin(of endpoint: Endpoint, _ options: RequestOptions) {
        guard let request = try? builder.request(for: endpoint, options: wireOptions(options)) else { return }
        handler(.coalesced(NetworkRequest(request)))
    }

    /// Returns the options that are requested, where a configuration may have units of its own.
    private func wireOptions(_ options: RequestOptions) -> RequestOptions {
        var options = options
        options.units = api.wireUnits ?? options.units
        return options
    }

    private func load(
        _ resource: WireResource<any Sendable>,
        _ request: TransportRequest,
        _ units: Units
    ) async throws(WeatherError) -> Fetched<any Sendable> {
        do throws(NetworkError) {
            let response = try await client.send(request)
            let context = WireContext(arrival: now(), units: units)
            return response.fetched(try resource.read(response, context), arriving: context.arrival, from: api)
        } catch {
            throw WeatherError(error, at: request.url)
        }
    }
}
