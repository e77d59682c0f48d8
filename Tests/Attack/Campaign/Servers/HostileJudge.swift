#if os(macOS) || os(Linux)
import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

/// The whole client, as an app builds it, against a hostile server, and the judgment of what comes back.
///
/// The client's clock is moved by hand, and only while the server is silent or the client waits before another attempt:
/// what should end by itself ends on a busy machine as well, and what does not end is a find.
struct HostileJudge: Sendable {
    /// The time after which a call is taken for one that never ends.
    private static let patience = Duration.seconds(180)

    private let row: HostileRow
    private let call: HostileCall
    private let server: HostileServer
    private let directory: URL
    private let client: OpenWeatherClient
    private let clock = ManualClock()
    private let log: EventRecorder

    /// Starts the server of an input and a client of it.
    ///
    /// - Parameters:
    ///   - input: The input, whose seed is a row and, from the second pass through the table on, a call and the places
    ///     at which the response is divided. One from the corpus is the response itself.
    ///   - directory: A directory for the cache of the client.
    /// - Throws: ``LoopbackFailure`` when the server cannot start.
    init(_ input: AttackInput, in directory: URL) throws(LoopbackFailure) {
        row = HostileTable.row(of: input)
        let pass = HostileTable.pass(of: input.seed)
        call =
            input.area == .wires
            ? .current : HostileCall.allCases[Int(pass % UInt64(HostileCall.allCases.count))]
        server = try HostileServer(row, seed: pass == 0 ? 0 : input.seed)
        self.directory = directory
        let transport = AttackTransport.ofEnvironment ?? .standard(for: input.area)
        let host = URL(string: "\(row.isEncrypted ? "https" : "http")://127.0.0.1:\(server.port)")
        let key = APIKey(AttackService.key)
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfiguration(apiKey: key, host: host))
        configuration.cache = .directory(directory)
        configuration.ledger = .memory
        configuration.oneCallVersion = .fixed(.v3)
        configuration.retry = RetryPolicy(baseDelay: .zero)
        configuration.clock = clock
        configuration.transport = transport.client(clock: clock)
        configuration.now = { AttackService.now }
        configuration.randomness = { $0.lowerBound }
        client = OpenWeatherClient(configuration: configuration)
        log = EventRecorder(client.events(capacity: 10_000))
    }

    /// Sends the request, heals the server, sends the request again, and judges both and all traces of them.
    func outcome() async -> AttackOutcome {
        defer { server.stop() }
        guard let first = await end(of: AttackService.point) else { return .wrong("the call does not end") }
        let sent = server.requests.count
        server.heal()
        guard await holds({ !server.isSilent }) else { return .wrong("the connection of the ended call stays open") }
        clock.advance(by: .seconds(100_000))  // The client pauses after a 429.
        let second = row.isEncrypted ? first : await end(of: AttackService.point)
        guard let second else { return .wrong("the next call does not end") }
        _ = try? await client.currentWeather(for: .cityID(EventRecorder.last), policy: .cacheOnly)
        guard await holds({ log.hasEnded }) else { return .wrong("the events do not end") }
        if let problem = problem(with: first, next: second) { return .wrong(problem) }
        if sent > 1_000 { return .wrong("\(sent) requests") }
        if let problem = problem(inTracesOf: [first, second]) { return .wrong(problem) }
        return (try? first.get()) == nil ? .refused : .accepted
    }

    private typealias Outcome = Result<HostileCall.Value, WeatherError>

    /// Returns the outcome of the call; `nil` when it never ends.
    private func end(of point: Coordinate) async -> Outcome? {
        let box = Locked<Outcome?>(nil)
        let task = Task { [call, client] in
            do throws(WeatherError) {
                let value = try await call.value(client, at: AttackService.point)
                box.withLock { $0 = .success(value) }
            } catch {
                box.withLock { $0 = .failure(error) }
            }
        }
        let hasEnded = await holds {
            if server.isSilent || log.isWaiting { clock.advance(by: .seconds(1)) }
            return box.withLock { $0 } != nil
        }
        if !hasEnded { task.cancel() }
        return box.withLock { $0 }
    }

    /// Waits until a condition holds, and returns `false` when it never does.
    private func holds(_ condition: () -> Bool) async -> Bool {
        let start = ContinuousClock.now
        while !condition() {
            guard ContinuousClock.now - start < Self.patience else { return false }
            try? await ContinuousClock().sleep(for: .milliseconds(1))  // Nothing depends on its length.
        }
        return true
    }

    private func problem(with first: Outcome, next: Outcome) -> String? {
        let kind: HostileOutcome
        switch (first, next) {
        case (.success(let value), .success(let sound)): kind = value == sound ? .sound : .other
        case (.success, .failure): kind = .other
        case (.failure(let error), _): kind = HostileOutcome(error)
        }
        #if canImport(FoundationNetworking)
        if row.leavesBytes, kind == .other || (try? next.get()) == nil { return nil }
        #endif
        guard row.expected.contains(kind) else {
            let names = row.expected.map(\.rawValue).sorted().joined(separator: ", ")
            return "\(kind.rawValue) instead of \(names): \(String(describing: first).prefix(400))"
        }
        if !row.isEncrypted, case .failure(let error) = next { return "the next call fails: \(error)" }
        return nil
    }

    /// Returns the first trace of the calls that holds the key or a character that cannot be shown.
    private func problem(inTracesOf outcomes: [Outcome]) -> String? {
        var traces = log.events.flatMap(Self.traces)
        for outcome in outcomes {
            switch outcome {
            case .success(let value):
                if let problem = ValueInspector.problem(in: value) { return problem }
                traces += Self.traces(of: value)
            case .failure(let error):
                if case .wrong(let problem) = AttackService.outcome(of: error) { return problem }
                traces += Self.traces(of: error) + ["\(error as NSError)", error.localizedDescription]
            }
        }
        for file in FileManager.default.enumerator(atPath: directory.path(percentEncoded: false)) ?? .init() {
            guard let name = file as? String else { continue }
            let bytes = (try? Data(contentsOf: directory.appending(path: name))) ?? Data()
            traces += [name, String(decoding: bytes, as: UTF8.self)]
        }
        let forms = [
            AttackService.key, HostileTable.escapedKey,
            AttackService.key.utf8.map { "%" + String($0, radix: 16) }.joined(),
        ]
        let leak = traces.first { trace in forms.contains { trace.lowercased().contains($0) } }
        return leak.map { "the key in \(String($0.prefix(400)).debugDescription)" }
    }

    private static func traces(of value: some Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return ["\(value)", String(reflecting: value), dumped]
    }
}

/// The events of a client so far.
private final class EventRecorder: Sendable {
    private struct State: Sendable {
        var events: [ClientEvent] = []
        var isWaiting = false
        var hasEnded = false
    }

    /// The number of a city that no other call requests.
    static let last = 987_654_321

    private let state = Locked(State())

    /// Creates a recorder of a stream.
    init(_ events: AsyncStream<ClientEvent>) {
        Task { [state] in
            for await event in events {
                let hasEnded = state.withLock { state in
                    state.events.append(event)
                    switch event {
                    case .network(.retrying(_, _, let delay)): state.isWaiting = delay > .zero
                    case .network(.waitingForRateLimit): state.isWaiting = true
                    case .network(.started): state.isWaiting = false
                    case .cache(.miss(let key)): state.hasEnded = "\(key)".contains("\(Self.last)")
                    default: break
                    }
                    return state.hasEnded
                }
                if hasEnded { return }
            }
        }
    }

    /// The events.
    var events: [ClientEvent] { state.withLock { $0.events } }

    /// Whether a request waits before it is sent.
    var isWaiting: Bool { state.withLock { $0.isWaiting } }

    /// Whether the last event has come, that of a call for a city which misses the cache.
    var hasEnded: Bool { state.withLock { $0.hasEnded } }
}
#endif
