import OpenWeatherCore

/// The part of swift-distributed-tracing that the article "Logs and metrics" uses, with the same names and shapes.
///
/// Follows swift-distributed-tracing 1.4.1, commit dc4030184203ffafbb2ec614352487235d747fe0.
///
/// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
/// the package itself.
enum Tracing {
    /// The context that a task and its children have: here, the names of the spans around them, outermost first.
    struct ServiceContext: Sendable {
        @TaskLocal static var current: ServiceContext?

        var spans: [String] = []
    }

    /// A part of the work of a program, which is kept for a test.
    final class Span: Sendable {
        let context: ServiceContext
        private let state = Locked((attributes: SpanAttributes(), isFailed: false))

        init(context: ServiceContext) {
            self.context = context
        }

        var attributes: SpanAttributes {
            get { state.withLock { $0.attributes } }
            set { state.withLock { $0.attributes = newValue } }
        }

        var isFailed: Bool { state.withLock { $0.isFailed } }

        func setStatus(_ status: SpanStatus) {
            state.withLock { $0.isFailed = status.code == .error }
        }

        func recordError(_ error: any Error) {
            attributes["exception.message"] = "\(error)"
        }
    }

    /// The values of a span by name.
    struct SpanAttributes: Sendable {
        private(set) var texts: [String: String] = [:]

        subscript(_ name: String) -> (any Sendable)? {
            get { texts[name] }
            set { texts[name] = newValue.map { "\($0)" } }
        }
    }

    /// How a span ended.
    struct SpanStatus: Sendable {
        enum Code: Sendable {
            case ok, error
        }

        let code: Code
    }

    /// The role of a span.
    enum SpanKind: Sendable {
        case `internal`, client
    }

    /// What writes a context into something that is sent.
    protocol Injector: Sendable {
        associatedtype Carrier: Sendable

        func inject(_ value: String, forKey key: String, into carrier: inout Carrier)
    }

    /// The tracer of the program, which sends the names of the spans.
    enum InstrumentationSystem {
        struct Instrument: Sendable {
            func inject<Inject: Injector>(
                _ context: ServiceContext,
                into carrier: inout Inject.Carrier,
                using injector: Inject
            ) {
                injector.inject(context.spans.joined(separator: "/"), forKey: "traceparent", into: &carrier)
            }
        }

        static let instrument = Instrument()
        /// The spans that have ended, in order.
        static let finished = Locked([Span]())
    }

    /// Performs `operation` within a span below that of the task.
    static func withSpan<Value>(
        _ name: String,
        ofKind kind: SpanKind = .internal,
        isolation: isolated (any Actor)? = #isolation,
        _ operation: (Span) async throws -> Value
    ) async rethrows -> Value {
        let span = Span(context: ServiceContext(spans: (ServiceContext.current?.spans ?? []) + [name]))
        defer { InstrumentationSystem.finished.withLock { $0.append(span) } }
        return try await ServiceContext.$current.withValue(span.context) { try await operation(span) }
    }
}
