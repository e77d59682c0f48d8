#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

/// The gateway of the examples on nginx, before an upstream server of the test.
struct Gateway: Sendable {
    /// The key that the gateway holds, which no client may see.
    static let key = "5ec3e7-0f-the-g4teway"

    /// The address for clients.
    let url: URL
    /// The address for the operator.
    let operatorURL: URL
    /// The folder with all that the gateway writes.
    let home: URL
    /// The token of a client.
    let token: String

    /// Lets few gateways run at once.
    private static let turnstile = Turnstile(3)

    private let folder: URL
    private let environment: [String: String]
    private let nginx: Program

    /// The folder of the gateway in the examples.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Examples/Gateway")

    /// What a machine needs to run the gateway.
    private static let needs = [
        "/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_lua_module.so", "/usr/bin/envsubst",
    ]

    /// Whether the gateway can run on this machine.
    static let isInstalled = needs.allSatisfy { FileManager.default.fileExists(atPath: $0) }

    /// The reason why the gateway is not tested where it cannot run.
    static let absence: Comment = """
        SKIPPED: the gateway is not tested, as nginx, its modules or envsubst are missing. Run .ci/gateway as root, or \
        apt-get install nginx-light libnginx-mod-http-lua gettext-base.
        """

    /// The library that moves a program's clock; `nil` when it is not installed.
    static let movableClock: String? = ["x86_64", "aarch64"]
        .map { "/usr/lib/\($0)-linux-gnu/faketime/libfaketime.so.1" }
        .first { FileManager.default.fileExists(atPath: $0) }

    /// Runs a closure with a gateway, and stops it afterwards.
    ///
    /// It runs in a copy of its folder: nginx' workers are another user when root runs the tests, and may not read what lies
    /// in a folder that is root's alone.
    ///
    /// - Parameters:
    ///   - upstream: The address of the server that stands for the service.
    ///   - folder: The folder of the gateway.
    ///   - settings: Settings beside those that a gateway of a test needs.
    ///   - body: The closure.
    /// - Throws: The error of the closure, or ``GatewayFailure``.
    static func run(
        upstream: URL,
        folder: URL = folder,
        _ settings: [String: String] = [:],
        _ body: (Gateway) async throws -> Void
    ) async throws {
        let home = URL(filePath: "/tmp/gateway-\(UInt32.random(in: 0...UInt32.max))")
        // The workers are another user when root runs the tests.
        try FileManager.default.createDirectory(
            at: home,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755]
        )
        defer { try? FileManager.default.removeItem(at: home) }
        let code = URL(filePath: home.path() + "-code")
        try FileManager.default.copyItem(at: folder, to: code)
        defer { try? FileManager.default.removeItem(at: code) }
        var environment = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "GATEWAY_HOME": home.path(), "GATEWAY_WORKERS": "2",
            "GATEWAY_UPSTREAM": upstream.absoluteString, "OPENWEATHER_API_KEY": key,
            "GATEWAY_CLIENT_PER_MINUTE": "60000", "GATEWAY_CLIENT_BURST": "60000", "GATEWAY_MINUTE_ACCOUNT": "60000",
            "GATEWAY_TIMEOUT": "3600",
        ]
        environment.merge(settings) { $1 }
        await turnstile.enter()
        do {
            let token = try await newToken("test", home, environment)
            let gateway = try await started(code, home, environment, token)
            do {
                try await body(gateway)
            } catch {
                await gateway.stop()
                throw error
            }
            await gateway.stop()
        } catch {
            await turnstile.leave()
            throw error
        }
        await turnstile.leave()
    }

    /// Returns a new token for a client, by the program that the operator uses.
    private static func newToken(_ name: String, _ home: URL, _ environment: [String: String]) async throws -> String {
        let output = home.appending(path: "token-\(UInt32.random(in: 0...UInt32.max))")
        let program = try Program(
            folder.appending(path: "token"),
            [name],
            environment: environment,
            output: output
        )
        _ = await program.status()
        return try String(contentsOf: output, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the exit status and the output of `check` with an environment.
    static func check(_ environment: [String: String], in home: URL) async throws -> (status: Int32, output: String) {
        let output = home.appending(path: "check")
        let code = home.appending(path: "code")
        try FileManager.default.copyItem(at: folder, to: code)
        let program = try Program(code.appending(path: "check"), environment: environment, output: output)
        return (await program.status(), try String(contentsOf: output, encoding: .utf8))
    }

    /// Starts nginx on ports that are free, and waits until it serves.
    private static func started(
        _ folder: URL,
        _ home: URL,
        _ environment: [String: String],
        _ token: String
    ) async throws -> Gateway {
        var log = ""
        for _ in 0..<5 {
            // Below the ports that systems give to other sockets.
            let port = Int.random(in: 5_000..<15_000) * 2
            var environment = environment
            environment["GATEWAY_LISTEN"] = "127.0.0.1:\(port)"
            environment["GATEWAY_STATUS_LISTEN"] = "127.0.0.1:\(port + 1)"
            guard let url = URL(string: "http://127.0.0.1:\(port)"),
                let operatorURL = URL(string: "http://127.0.0.1:\(port + 1)")
            else { continue }
            let output = home.appending(path: "output")
            let nginx = try Program(folder.appending(path: "start"), environment: environment, output: output)
            let gateway = Gateway(
                url: url,
                operatorURL: operatorURL,
                home: home,
                token: token,
                folder: folder,
                environment: environment,
                nginx: nginx
            )
            if await nginx.hasWrittenItsNumber(to: home.appending(path: "run/nginx.pid")) { return gateway }
            log = try String(contentsOf: output, encoding: .utf8)
        }
        throw GatewayFailure(log: log)
    }

    /// Lets the gateway read its settings and tokens again, and waits until the old workers have ended.
    func reload() async throws {
        let before = workers()
        nginx.signal(SIGHUP)
        while !Task.isCancelled, workers().isEmpty || !workers().isDisjoint(with: before) { await Program.pause() }
    }

    /// Ends the gateway and starts it again with the same folder.
    ///
    /// - Parameter seconds: The seconds by which its clock is ahead; 0 unless ``movableClock`` is installed.
    /// - Returns: The gateway, at another address.
    /// - Throws: ``GatewayFailure``.
    func restarted(clockAheadBy seconds: Int = 0) async throws -> Gateway {
        await stop()
        var environment = environment
        if seconds > 0 {
            environment["LD_PRELOAD"] = Self.movableClock
            environment["FAKETIME"] = "+\(seconds)s"
            // nginx clears the environment, so that the library could not read the time again.
            environment["FAKETIME_CACHE_DURATION"] = "1000000"
            environment["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
        }
        return try await Self.started(folder, home, environment, token)
    }

    /// Ends the gateway.
    func stop() async {
        if nginx.isRunning { nginx.signal(SIGTERM) }
        _ = await nginx.status()
        if environment["FAKETIME"] != nil { MovedClock.removeLeftovers() }
    }

    /// Admits another client, after the next reload.
    func newToken(_ name: String) async throws -> String {
        try await Self.newToken(name, home, environment)
    }

    /// Every byte that the gateway has written to files, by the name of the file.
    func writtenFiles() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let all = FileManager.default.enumerator(at: home, includingPropertiesForKeys: [.isRegularFileKey])
        while let file = all?.nextObject() as? URL {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[file.path()] = try Data(contentsOf: file)
        }
        return files
    }

    /// The processes that nginx has started.
    private func workers() -> Set<Int32> {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap(Int32.init) ?? []
        return Set(
            numbers.filter { number in
                let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
                let fields = text?.split(separator: ")").last?.split(separator: " ") ?? []
                return fields.count > 1 && Int32(fields[1]) == nginx.id
            }
        )
    }
}

/// A gateway that did not start.
struct GatewayFailure: Error {
    /// The output of the last attempt.
    let log: String
}
#endif
