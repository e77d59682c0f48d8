/// The part of Hummingbird that the article "On a server" uses, with the same names and shapes.
///
/// Follows hummingbird 2.26.0, commit 55bc9025a4825ee2a234b1f82b51b87be6ef74e4.
///
/// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
/// the package itself.
struct Hummingbird: Sendable {
    /// A value that a route returns.
    protocol ResponseEncodable: Encodable, Sendable {}

    /// A failure with an HTTP status.
    struct HTTPError: Error, Equatable {
        let status: Status

        init(_ status: Status) {
            self.status = status
        }
    }

    /// An HTTP status.
    struct Status: Hashable, Sendable {
        let code: Int

        static let notFound = Status(code: 404)
    }

    /// A request.
    struct Request: Sendable {}

    /// The values that belong to one request.
    struct BasicRequestContext: Sendable {
        let parameters: Parameters
    }

    /// The values of the placeholders in a path.
    struct Parameters: Sendable {
        let values: [String: String]

        func require(_ name: String) throws -> String {
            guard let value = values[name] else { throw HTTPError(.notFound) }
            return value
        }
    }

    /// The routes of an application.
    final class Router<Context> {
        typealias Handler = @Sendable (Request, BasicRequestContext) async throws -> any ResponseEncodable

        private(set) var handlers: [String: Handler] = [:]

        init() where Context == BasicRequestContext {}

        func get<Response: ResponseEncodable>(
            _ path: String,
            use handler: @Sendable @escaping (Request, BasicRequestContext) async throws -> Response
        ) {
            handlers[path] = { try await handler($0, $1) }
        }
    }

    /// An application with its routes and services.
    struct Application {
        let router: Router<BasicRequestContext>
        let services: [any Service]

        /// Runs the services until each has returned, as a running server does beside its routes.
        func runService() async throws {
            for service in services { try await service.run() }
        }
    }
}

@available(*, unavailable)
extension Hummingbird.Router: Sendable {}

@available(*, unavailable)
extension Hummingbird.Application: Sendable {}
