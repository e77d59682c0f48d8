import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherInsights

/// The command that watches the weather at places and tells of it before it comes.
struct WatchCommand {
    /// The arguments.
    let arguments: WatchArguments
    /// The options that commands share.
    let options: ExampleOptions

    /// Watches until a signal asks the process to end, or does what is due when that is all.
    ///
    /// Calls are counted, and kept within the free ones of the plan: in `--ledger`, else beside the records.
    ///
    /// - Throws: `ExampleEnd` when something was told once, and the reason why the watch cannot go on.
    func run(_ environment: [String: String], ledger: String?) async throws {
        let store = try WatchStore(arguments.directory)
        var configuration = try ExampleClient.configuration(options, environment: environment)
        configuration.budget = CallBudget()
        let directory = ledger.map { URL(filePath: $0) } ?? arguments.directory?.appending(path: "calls")
        configuration.ledger = directory.map { .directory($0) } ?? .memory
        let client = OpenWeatherClient(configuration: configuration)
        guard arguments.isOnce else {
            return try await Self.untilSignal {
                try await watch(with: client, store).run(sleepingUntil: Self.sleep)
            }
        }
        if try await watch(with: client, store).turn() > 0 { throw ExampleEnd(status: 3) }
    }

    /// Returns the watch, after its largest numbers of calls were printed.
    private func watch(with client: OpenWeatherClient, _ store: WatchStore) async throws -> Watch {
        announceCost(with: client)
        var places: [Watch.Place] = []
        for place in arguments.places {
            let point = try await Request.coordinate(of: place, client, policy: options.policy)
            places.append(Watch.Place(name: place.name, coordinate: point))
        }
        let format = ResponseFormat(options)
        return Watch(
            places: places,
            rules: arguments.rules,
            planner: RuleNoticePlanner(timeZone: .current),
            source: WatchSource(client: client, policy: options.policy),
            store: store,
            now: { Date() },
            tell: { [arguments] notice, place, state in
                let line = NoticeLine(notice, at: place, state, format, now: Date())
                try StandardOutput.print(arguments.isJSON ? line.json() : line.text(state))
                await arguments.desktop?.show(title: place.name, body: line.text)
            },
            log: { Request.announce($0.printableLines) }
        )
    }

    /// Prints the largest numbers of calls to standard error.
    private func announceCost(with client: OpenWeatherClient) {
        let cost = WatchSource.cost(of: arguments.rules.parts)
        let finding = arguments.places.map { Request.cost(ofFinding: $0, with: client).total }.reduce(0, +)
        Request.announce(
            """
            Calls to find the places: at most \(finding). A request for a place: \(cost.version3); with One Call 4.0 \
            \(cost.version4), and one for the text of each alert. Requests a day and place: 3 when it is dry, at most 24; \
            with One Call 4.0 and without quiet hours 5 and 27.
            """
        )
    }

    /// Waits until a date, in steps of a minute at most, so that a clock that was set and a computer that slept are noticed.
    ///
    /// Returns sooner when the clock was set back.
    private static func sleep(until date: Date) async throws {
        var last = Date()
        while case let now = Date(), last <= now, now < date {
            last = now
            try await Task.sleep(for: .seconds(min(date.timeIntervalSince(now), 60)))
        }
    }

    /// Performs `body`, which is cancelled when a signal asks the process to end.
    private static func untilSignal(_ body: @escaping @Sendable () async throws -> Void) async throws {
        let signals = EndSignals()
        let watch = Task {
            do { try await body() } catch is CancellationError {} catch WeatherError.cancelled {}
        }
        let end = Task { [received = signals.received] in
            for await _ in received { watch.cancel() }
        }
        defer {
            end.cancel()
            signals.stop()
        }
        try await watch.value
    }
}
