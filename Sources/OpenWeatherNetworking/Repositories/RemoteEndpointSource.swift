public import Foundation
public import OpenWeatherCore

/// A source of endpoints that the package does not know, for values and files of the service beyond the repositories.
///
/// Requests are sent through the same kind of client as those of the repositories, and failures are reported in the
/// same way. An endpoint cannot leave the configured base address: a path with `..`, a scheme, `?` or `#`, an
/// `appid` in the query, and a `Host` header are refused before anything is sent. Nothing is cached.
public struct RemoteEndpointSource: Sendable {
    private let client: any HTTPClient
    private let api: any WeatherAPIConfiguration
    private let builder: RequestBuilder
    private let now: @Sendable () -> Date

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests and adds the key to them.
    ///   - api: The addresses of the service.
    ///   - now: A closure that returns the current date, which responses are dated with.
    public init(
        client: any HTTPClient,
        api: any WeatherAPIConfiguration,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.client = client
        self.api = api
        builder = RequestBuilder(api: api)
        self.now = now
    }

    /// Returns the bytes of a response with a status of success, whatever their type is; they may be empty.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an endpoint
    ///   that is not permitted.
    public func data(
        of endpoint: Endpoint,
        options: RequestOptions = RequestOptions()
    ) async throws(WeatherError) -> Fetched<Data> {
        try await fetch(endpoint, options) { response throws(NetworkError) in
            try ResponseDecoder.body(of: response)
        }
    }

    /// Sends an endpoint that writes, and returns once the service has confirmed it, by an empty body or by JSON.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``, also for the page of a login or a proxy, and for a failure that a response
    ///   with a status of success reports.
    package func write(_ endpoint: Endpoint) async throws(WeatherError) {
        _ = try await fetch(endpoint, RequestOptions()) { response throws(NetworkError) -> Data in
            let body = try ResponseDecoder.body(of: response)
            if !body.isEmpty { _ = try ResponseDecoder.read(ForeignBody.self, from: response) }
            return body
        }
    }

    /// Returns a value that is decoded from the JSON of a response.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint and its query.
    ///   - type: The type of the value.
    ///   - options: The units and the language, if the endpoint takes them.
    ///   - decoder: The decoder, whose strategies fit the type.
    /// - Returns: The value, dated like those of the repositories.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an endpoint
    ///   that is not permitted, ``/OpenWeatherCore/WeatherError/invalidResponse(_:)`` with the path of the first field
    ///   that does not fit `type`.
    public func value<Value: Decodable & Sendable>(
        of endpoint: Endpoint,
        as type: Value.Type = Value.self,
        options: RequestOptions = RequestOptions(),
        decoder: JSONDecoder = JSONDecoder()
    ) async throws(WeatherError) -> Fetched<Value> {
        try await fetch(endpoint, options) { response throws(NetworkError) in
            try Self.value(type, of: response, decoder)
        }
    }

    /// Sends the request and reads the response off the caller's actor, so that decoding does not block a screen.
    @concurrent
    private func fetch<Value: Sendable>(
        _ endpoint: Endpoint,
        _ options: RequestOptions,
        read: @Sendable (TransportResponse) throws(NetworkError) -> Value
    ) async throws(WeatherError) -> Fetched<Value> {
        if let key = api.apiKey, key.isMissing { throw .missingKey }
        let request: TransportRequest
        do throws(NetworkError) {
            request = try builder.request(for: endpoint, options: options)
        } catch {
            throw WeatherError(error)
        }
        do throws(NetworkError) {
            let response = try await client.send(request)
            let arrival = now()
            return response.fetched(try read(response), arriving: arrival, from: api)
        } catch {
            // The path of a field of an unknown type is joined from names in the response.
            throw WeatherError(Redactor(api).redact(in: error), at: request.url)
        }
    }

    private static func value<Value: Decodable>(
        _ type: Value.Type,
        of response: TransportResponse,
        _ decoder: JSONDecoder
    ) throws(NetworkError) -> Value {
        // Checks what is the same for every type: the status, also in the body, the content type and the syntax.
        _ = try ResponseDecoder.read(ForeignBody.self, from: response)
        do {
            return try decoder.decode(type, from: response.body)
        } catch {
            throw .decoding(.invalidField(path: path(of: error)))
        }
    }

    /// Returns the place of a decoder's error, such as `list[3].main.temp`, or `$` for the whole body.
    private static func path(of error: any Error) -> String {
        let keys: [any CodingKey] =
            switch error as? DecodingError {
            case .keyNotFound(let key, let context)?: context.codingPath + [key]
            case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .dataCorrupted(let context)?:
                context.codingPath
            default: []
            }
        let path = keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        // A key of a dictionary may be any text.
        return WireText.line(path) ?? "$"
    }
}

/// A body of any shape, of which only the status is read.
struct ForeignBody: ResponseBody {
    /// The status that the body names.
    let status: ServiceStatus?

    /// Reads the body.
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        guard reader.isAtObject else {
            try reader.skipValue()
            status = nil
            return
        }
        status = try ServiceMessage(from: &reader).status
    }
}
