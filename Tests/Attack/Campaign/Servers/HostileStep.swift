import OpenWeatherMocks

/// A thing that a hostile server does on a connection.
enum HostileStep: Hashable, Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Sends bytes one by one.
    case drip([UInt8])
    /// Sends bytes again and again until the client has left; after `silentAfter` bytes, nothing more.
    case flood([UInt8], silentAfter: Int)
    /// Sends a byte every few milliseconds until the client has left; the server counts as silent.
    case trickle(UInt8)
    /// Sends nothing until the client has left; the server counts as silent.
    case hang
    /// Ends its direction of the connection, and reads until the client has left.
    case finish
    /// Closes the connection.
    case close
    /// Breaks the connection with a reset.
    case reset

    /// Sends a text.
    static func text(_ text: String) -> HostileStep { .send(Array(text.utf8)) }
}

/// A kind of outcome of a call.
enum HostileOutcome: String, Hashable, Sendable {
    /// The value of a sound response.
    case sound
    /// Another value.
    case other
    /// `WeatherError.offline`
    case offline
    /// `WeatherError.timedOut`
    case timedOut
    /// `WeatherError.server` with or without a status
    case server
    /// `WeatherError.invalidResponse`
    case invalid
    /// `WeatherError.badRequest`
    case badRequest
    /// `WeatherError.invalidKey`
    case refusedKey
    /// `WeatherError.notFound`
    case notFound
    /// `WeatherError.rateLimited`
    case rateLimited
    /// An error that no server should cause.
    case unexpected
}

/// A kind of hostile server, one row of the table.
struct HostileRow: Sendable {
    /// The name.
    let name: String
    /// The outcomes that are right.
    let expected: Set<HostileOutcome>
    /// The steps that respond to a request.
    let respond: @Sendable (LoopbackRequest) -> [HostileStep]
    /// The steps on each new connection, before a request.
    var greeting: [HostileStep] = []
    /// Whether `URLSession` of Swift 6.3 on Linux ends the process, which a child process is there for.
    var endsProcess = false
    /// Whether bytes wait on the connection when the response has ended.
    ///
    /// libcurl 7.88 uses such a connection again (curl pull request 10690), so that the bytes respond to the next request.
    var leavesBytes = false
    /// Whether the client speaks TLS, which the server does not.
    var isEncrypted = false

    private init(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        steps: @escaping @Sendable (LoopbackRequest) -> [HostileStep]
    ) {
        self.name = name
        self.expected = expected
        respond = steps
    }

    /// Creates a row from the text that responds to a request, and the steps after it.
    init(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        then: HostileStep? = nil,
        _ text: @escaping @Sendable (LoopbackRequest) -> String
    ) {
        self.init(name, expected) { [.text(text($0))] + (then.map { [$0] } ?? []) }
    }

    /// Creates a row from the steps on each new connection.
    init(_ name: String, _ expected: Set<HostileOutcome>, greeting: [HostileStep]) {
        self.init(name, expected) { [.text($0.sound)] }
        self.greeting = greeting
    }

    /// Returns the row as one on which `URLSession` of Swift 6.3 on Linux ends the process.
    func endingTheProcess() -> HostileRow {
        var row = self
        row.endsProcess = true
        return row
    }
}

/// A builder of tables, in which each row is type-checked by itself.
@resultBuilder
enum HostileRows {
    /// Returns the rows.
    static func buildBlock(_ rows: HostileRow...) -> [HostileRow] { rows }
}

extension HostileRow {
    /// Creates a row from the steps that respond to a request.
    static func steps(
        _ name: String,
        _ expected: Set<HostileOutcome>,
        _ steps: @escaping @Sendable (LoopbackRequest) -> [HostileStep]
    ) -> HostileRow {
        HostileRow(name, expected, steps: steps)
    }

    /// Returns the row as one after whose response bytes wait on the connection.
    func leavingBytes() -> HostileRow {
        var row = self
        row.leavesBytes = true
        return row
    }

    /// Responses that are not HTTP, or no longer: nothing arrives that could be read.
    static let broken: Set<HostileOutcome> = [.server, .offline, .invalid]
}
