/// The part of Vapor 4 that the article "On a server" uses, with the same names and shapes.
///
/// Follows vapor 4.122.0, commit 748ae8432a33e0965bbf0351fedd4e915e7f460c.
///
/// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
/// the package itself.
struct Vapor: Sendable {
    /// A value that a route returns.
    protocol Content: Codable, Sendable {}

    /// A failure with an HTTP status.
    struct Abort: Error, Equatable {
        let status: Status

        init(_ status: Status) {
            self.status = status
        }
    }

    /// An HTTP status.
    struct Status: Hashable, Sendable {
        let statusCode: Int

        static let notFound = Status(statusCode: 404)
    }

    /// The kind of a running application, and the variables around it.
    struct Environment: Sendable {
        static func detect() throws -> Environment { Environment() }

        static func get(_ key: String) -> String? { nil }
    }

    /// A request with the values of the placeholders in its path.
    struct Request: Sendable {
        let parameters: Parameters
    }

    /// The values of the placeholders in a path.
    struct Parameters: Sendable {
        let values: [String: String]

        func require(_ name: String) throws -> String {
            guard let value = values[name] else { throw Abort(.notFound) }
            return value
        }
    }

    /// An application with its routes.
    final class Application {
        private var routes: [(path: [String], respond: (Request) async throws -> any Content)] = []

        static func make(_ environment: Environment) async throws -> Application { Application() }

        /// Serves its routes; returns at once, as a server does that is asked to end.
        func execute() async throws {}

        func asyncShutdown() async throws {}

        func get<Response: Content>(
            _ path: String...,
            use closure: @Sendable @escaping (Request) async throws -> Response
        ) {
            routes.append((path, { try await closure($0) }))
        }

        /// Returns the response to a request for `path`, as a running server would.
        func response(to path: String...) async throws -> any Content {
            for route in routes where route.path.count == path.count {
                let pairs = Array(zip(route.path, path))
                guard pairs.allSatisfy({ $0.hasPrefix(":") || $0 == $1 }) else { continue }
                let values = pairs.filter { $0.0.hasPrefix(":") }.map { (String($0.0.dropFirst()), $0.1) }
                let parameters = Parameters(values: Dictionary(values) { first, _ in first })
                return try await route.respond(Request(parameters: parameters))
            }
            throw Abort(.notFound)
        }
    }
}

@available(*, unavailable)
extension Vapor.Application: Sendable {}
