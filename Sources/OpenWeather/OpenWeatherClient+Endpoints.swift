public import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns a value of an endpoint that the package does not know, decoded from its JSON.
    ///
    /// ```swift
    /// struct AirHistory: Decodable, Sendable {
    ///     struct Hour: Decodable, Sendable { let dt: Date }
    ///     let list: [Hour]
    /// }
    ///
    /// let endpoint = Endpoint(
    ///     operation: "airHistory",
    ///     base: .weather,
    ///     path: "air_pollution/history",
    ///     queryItems: [
    ///         URLQueryItem(name: "lat", value: "38.72"), URLQueryItem(name: "lon", value: "-9.14"),
    ///         URLQueryItem(name: "start", value: "1779900000"), URLQueryItem(name: "end", value: "1780000000"),
    ///     ],
    ///     takesOptions: false
    /// )
    /// let decoder = JSONDecoder()
    /// decoder.dateDecodingStrategy = .secondsSince1970
    /// let history = try await client.value(of: endpoint, as: AirHistory.self, decoder: decoder)
    /// ```
    ///
    /// The request has the key, retries, limits and events of the client's own requests, and joins an identical one in
    /// flight. Its response is not cached. An endpoint cannot send the key elsewhere: the base address is that of the
    /// configuration, and paths that could leave it are refused before anything is sent.
    ///
    /// - Parameters:
    ///   - endpoint: The path below a base address, and the query without a key.
    ///   - type: The type of the value.
    ///   - options: The units and the language, if the endpoint takes them; those of the client when `nil`.
    ///   - decoder: The decoder, whose strategies for keys and dates fit the type.
    /// - Returns: The value with its date and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for an endpoint that is not permitted,
    ///   `invalidResponse` with the path of the first field that does not fit the type.
    public func value<Value: Decodable & Sendable>(
        of endpoint: Endpoint,
        as type: Value.Type = Value.self,
        options: RequestOptions? = nil,
        decoder: JSONDecoder = JSONDecoder()
    ) async throws(WeatherError) -> Fetched<Value> {
        try await services.endpoints.value(of: endpoint, as: type, options: options ?? self.options, decoder: decoder)
    }

    /// Returns the bytes of an endpoint that the package does not know, for example a map tile.
    ///
    /// The request is sent as in ``value(of:as:options:decoder:)``, and its response is not cached. The bytes are
    /// returned whatever their type is; they may be empty.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for an endpoint that is not permitted.
    public func data(
        of endpoint: Endpoint,
        options: RequestOptions? = nil
    ) async throws(WeatherError) -> Fetched<Data> {
        try await services.endpoints.data(of: endpoint, options: options ?? self.options)
    }

    /// Sends an endpoint that writes, and returns once the service has confirmed it, by an empty body or by JSON.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``, also for the page of a login or a proxy, and for a failure that a response
    ///   with a status of success reports.
    package func write(_ endpoint: Endpoint) async throws(WeatherError) {
        try await services.endpoints.write(endpoint)
    }
}
