import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

/// Exports the weather of places to Prometheus, InfluxDB, spreadsheets and calendars.
///
/// It keeps the values fresh by itself, so that a request costs no call.
@main
struct WeatherExporter {
    static let syntax = CommandLineSyntax(
        program: "owm-exporter",
        summary: "Serves the weather of places as /metrics, /influx, /weather.csv and /calendar.ics.",
        operands: "[PLACES]",
        options: ExporterOptions.syntax
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExporterOptions(arguments, environment: environment)
            try options.shared.checkKey(in: environment)
            let board = Board(options.places)
            var configuration = try options.configuration(environment)
            let note = configuration.onEvent
            configuration.onEvent = { event in
                note(event)
                board.note(event)
            }
            try await serve(board, OpenWeatherClient(configuration: configuration), options)
        }
    }

    /// Serves until the program is asked to end.
    private static func serve(_ board: Board, _ client: OpenWeatherClient, _ options: ExporterOptions) async throws {
        let routes = Routes(
            board: board,
            token: options.token,
            showsCoordinates: options.showsCoordinates,
            unit: options.shared.temperatureUnit,
            language: options.shared.language,
            now: { Date() }
        )
        let signals = EndSignals()
        defer { signals.stop() }
        let server = try ExporterServer(on: options.address) { routes.reply(to: $0) }
        if let warning = options.warning {
            try FileHandle.standardError.write(contentsOf: Data("owm-exporter: \(warning)\n".utf8))
        }
        let host = options.address.host.contains(":") ? "[\(options.address.host)]" : options.address.host
        try StandardOutput.print("Listening on http://\(host):\(server.port)/metrics; Ctrl-C stops.")
        await withTaskGroup(of: Void.self) { group in
            for index in options.places.indices {
                let follower = PlaceFollower(
                    client: client,
                    board: board,
                    index: index,
                    usesOneCall: options.usesOneCall,
                    clock: ContinuousClock(),
                    now: { Date() }
                )
                group.addTask { await follower.run() }
            }
            group.addTask { await followUsage(client, board) }
            for await _ in signals.received { break }
            group.cancelAll()
        }
        await server.stop()
    }

    /// Reads the use of the budget every 15 seconds, which other programs may change.
    private static func followUsage(_ client: OpenWeatherClient, _ board: Board) async {
        while !Task.isCancelled {
            if let usage = try? await client.callUsage() { board.set(usage) }
            try? await Task.sleep(for: .seconds(15))
        }
    }
}
