import Foundation
import OpenWeather
import OpenWeatherMocks
import SharedLedger

/// Proves the ledger and the cluster with real processes; `.ci/cluster` runs it.
///
///     Fleet contract HOST:PORT PASSWORD           the rules of a ledger, on a real Redis
///     Fleet reserve HOST:PORT PASSWORD COUNT CAP  reserves calls one by one; prints those granted and the count
///     Fleet batch URL TOKEN PLACES                one batch of places through a gateway, and the ages of its values
@main
enum Fleet {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("contract", 3): try await contract(arguments[1], arguments[2])
        case ("reserve", 5): try await reserve(arguments)
        case ("batch", 4): try await batch(arguments)
        default: exit(64)
        }
    }

    private static func ledger(
        _ address: String,
        _ password: String,
        name: String = "servers",
        cap: Int? = nil
    ) -> RedisCallLedger {
        let parts = address.split(separator: ":")
        return RedisCallLedger(
            host: String(parts[0]),
            port: UInt16(parts[1]) ?? 6379,
            password: password,
            name: name,
            caps: cap.map { [.oneCall3: $0] } ?? [:]
        )
    }

    private static func contract(_ address: String, _ password: String) async throws {
        for rule in CallLedgerContract.Rule.allCases {
            try await CallLedgerContract.verify(rule) {
                ledger(address, password, name: UUID().uuidString, cap: 100_000)
            }
            print("ok: \(rule.rawValue)")
        }
        // A configuration that is dumped shows its ledger.
        var text = ""
        dump(ledger(address, password), to: &text)
        guard password.isEmpty || !text.contains(password) else {
            print("a dump of the ledger shows the password")
            exit(1)
        }
    }

    private static func reserve(_ arguments: [String]) async throws {
        let ledger = ledger(arguments[1], arguments[2], cap: Int(arguments[4]))
        var granted = 0
        for _ in 0..<(Int(arguments[3]) ?? 0) {
            let result = try? await ledger.update(.oneCall3) { record in
                record.reserve(within: CallLimits(perDay: 1_000_000), isBilled: true, at: Date())
            }
            if result == .granted { granted += 1 }
        }
        let counted = (try? await ledger.record(of: .oneCall3))?.count(in: .day, at: Date()) ?? 0
        print(granted, counted)
    }

    private static func batch(_ arguments: [String]) async throws {
        guard let url = URL(string: arguments[1]), let count = Int(arguments[3]) else { exit(64) }
        let gateway = OpenWeatherAPIConfiguration(gateway: url, headers: ["Authorization": "Bearer \(arguments[2])"])
        var configuration = OpenWeatherConfiguration(api: gateway)
        configuration.cache = .memory
        configuration.plan = .unlimited
        configuration.ledger = .memory
        configuration.maximumConnections = 16
        let client = OpenWeatherClient(configuration: configuration)
        let places = try (0..<count)
            .map { number in
                try LocationQuery.coordinate(latitude: Double(number / 200) / 2, longitude: Double(number % 200) / 2)
            }
        let start = Date()
        var (loaded, oldest, failures) = (0, 0.0, [String: Int]())
        for await place in client.currentWeather(for: places) {
            switch place.result {
            case .success(let value):
                loaded += 1
                oldest = max(oldest, Date().timeIntervalSince(value.fetchedAt))
            case .failure(let error): failures[error.description, default: 0] += 1
            }
        }
        print("\(loaded) \(Int(oldest)) \(Int(Date().timeIntervalSince(start))) \(failures)")
    }
}
