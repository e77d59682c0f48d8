import Foundation
import OpenWeather
import OpenWeatherMocks

/// Many clients of one server, or one client with many connections, and what becomes of their requests.
///
/// `.ci/crowd` runs it. Nothing may hang: a watchdog ends the process with status 3.
@main
enum Crowd {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.first == "--serve" {
                // So that many exchanges are open at once.
                try await serve(delay: .milliseconds(arguments.dropFirst().first.flatMap { Int($0) } ?? 100))
            } else {
                guard let options = CrowdOptions(arguments) else { return usage() }
                try await run(options)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func usage() {
        let help = """
            usage: Crowd --serve [MILLISECONDS]
                   Crowd --server URL [--clients N] [--places N] [--connections N] [--transport urlsession|curl]

            """
        FileHandle.standardError.write(Data(help.utf8))
        exit(64)
    }

    /// Serves the same weather for every place, `delay` after each request, until the process is ended.
    private static func serve(delay: Duration) async throws {
        let server = try LoopbackWeatherServer { _ in
            try? await Task.sleep(for: delay)
            return .json(CrowdWeather.body)
        }
        FileHandle.standardOutput.write(Data("\(server.baseURL.absoluteString)\n".utf8))
        while true { try await Task.sleep(for: .seconds(86_400)) }
    }

    /// Requests every place of every client at once, and prints the outcomes and what they took.
    @concurrent
    private static func run(_ options: CrowdOptions) async throws {
        let watch = CrowdWatch(patience: 120)
        let start = ContinuousClock.now
        let clients = (0..<options.clients).map { _ in OpenWeatherClient(configuration: options.configuration) }
        let outcomes = await withTaskGroup(of: [String: Int].self) { group in
            for (number, client) in clients.enumerated() {
                group.addTask {
                    let first = number * options.places
                    var outcomes: [String: Int] = [:]
                    let places = (first..<first + options.places).map { LocationQuery.cityID($0 + 1) }
                    for await place in client.currentWeather(for: places) {
                        switch place.result {
                        case .success: outcomes["loaded", default: 0] += 1
                        case .failure(let error): outcomes[error.description, default: 0] += 1
                        }
                    }
                    return outcomes
                }
            }
            return await group.reduce(into: [String: Int]()) { $0.merge($1, uniquingKeysWith: +) }
        }
        let (threads, descriptors) = watch.peak
        let loaded = outcomes["loaded", default: 0]
        print(
            "\(options.transport), \(options.clients) clients with \(options.connections) connections: "
                + "\(loaded) of \(options.clients * options.places) loaded in "
                + "\((ContinuousClock.now - start).formatted(.units(allowed: [.milliseconds]))), "
                + "at most \(threads) threads and \(descriptors) descriptors"
        )
        for (text, count) in outcomes.sorted(by: { $0.value > $1.value }) where text != "loaded" {
            print("\(count) times: \(text)")
        }
        if loaded < clients.count * options.places { exit(2) }
    }
}
