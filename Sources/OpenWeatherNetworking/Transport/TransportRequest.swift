public import Foundation
public import OpenWeatherCore

/// A request that an ``HTTPClient`` sends: its address, method, fields and body, and a name for observers.
///
/// A ``RequestBuilder`` creates requests for an ``Endpoint``. A client changes a copy and passes it on; the ``id`` stays
/// the same for every attempt, so that events can be joined. A description shows the method and the address without the
/// key, and neither header fields nor body.
public struct TransportRequest: Hashable, Sendable, Identifiable {
    /// The identity of the request, which is the same for all attempts at it.
    public var id: UUID
    /// The name of the call, for example `currentWeather`, which metrics and logs use as a label.
    ///
    /// It is never sent. It must not contain anything that differs from place to place.
    public var operation: String
    /// The plan that the service counts the request under; it is never sent.
    public var plan: BillingPlan
    /// The HTTP method in capitals.
    public var method: String
    /// The address with its query.
    public var url: URL
    /// The header fields.
    public var headers: HeaderFields
    /// The body; `nil` for none.
    public var body: Data?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: The address with its query.
    ///   - method: The HTTP method in capitals.
    ///   - headers: The header fields.
    ///   - body: The body; `nil` for none.
    ///   - operation: The name of the call for metrics and logs.
    ///   - plan: The plan that the service counts the request under.
    ///   - id: The identity of the request; a new one when `nil`.
    public init(
        url: URL,
        method: String = "GET",
        headers: HeaderFields = [:],
        body: Data? = nil,
        operation: String = "custom",
        plan: BillingPlan = .account,
        id: UUID? = nil
    ) {
        self.id = id ?? .random()
        self.operation = operation
        self.plan = plan
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

extension TransportRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method and the address without the key, separated by a space.
    public var description: String { NetworkRequest(self).description }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// A mirror without header fields and body, which may hold credentials.
    public var customMirror: Mirror {
        Mirror(self, children: ["id": id, "operation": operation, "description": description])
    }
}
