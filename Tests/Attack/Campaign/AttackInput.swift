import Foundation
import OpenWeatherTestSupport

/// One damaged input.
struct AttackInput: Sendable {
    /// The area that it is for.
    let area: AttackArea
    /// The bytes.
    let bytes: [UInt8]
    /// A source of the choices around it, such as the status of a response.
    let seed: UInt64

    /// Creates the input of a seed.
    init(_ area: AttackArea, seed: UInt64) {
        self.area = area
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        switch area {
        case .bodies, .screens, .cache: bytes = BodyMutator.body(seed: seed, from: AttackBodies.all)
        case .plans: bytes = BodyMutator.body(seed: seed, from: [Array(AttackEndpoint.of(seed).body.utf8)])
        case .insights: bytes = BodyMutator.body(seed: seed, from: AttackInsights.bodies)
        case .preferences: bytes = BodyMutator.body(seed: seed, from: [Array(Self.preferences.utf8)])
        case .links where seed.isMultiple(of: 2): bytes = BodyMutator.body(seed: seed, from: [Array(Self.path.utf8)])
        case .links: bytes = Self.damaged(Self.links.randomElement(using: &random) ?? "", &random)
        case .headers: bytes = Self.damaged(Self.headers.randomElement(using: &random) ?? "", &random)
        case .keys: bytes = AttackKeys.input(&random)
        case .secrets: bytes = Self.damaged("0123456789abcdef0123456789abcdef\n", &random)
        case .texts: bytes = Self.damaged(Self.texts.randomElement(using: &random) ?? "", &random)
        case .arguments: bytes = Self.damaged(Self.arguments.randomElement(using: &random) ?? "", &random)
        case .servers: bytes = Array(HostileTable.row(of: seed).name.utf8)
        case .wires: bytes = Self.damaged(Self.response(of: seed), &random)
        case .kills, .processes: bytes = Array(Self.store(of: seed).utf8)
        case .disks: bytes = []
        }
    }

    /// Creates an input from the corpus.
    init(_ area: AttackArea, bytes: [UInt8]) {
        self.area = area
        self.bytes = bytes
        seed = 0
    }

    /// The bytes as text; what is not UTF-8 is repaired.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the name of the store that processes use.
    static func store(of seed: UInt64) -> String { ["cache", "preferences", "calls"][Int(seed % 3)] }

    /// Returns a sound response, in a form that depends on the seed.
    private static func response(of seed: UInt64) -> String {
        let body = AttackBodies.weather
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n"
        return switch seed % 5 {
        case 0: head + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        case 1: head + "Connection: close\r\n\r\n\(body)"
        case 2: head + "Transfer-Encoding: chunked\r\n\r\n\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n0\r\n\r\n"
        case 3: "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nX-Note: none\r\n\r\n"
        default: "HTTP/1.1 100 Continue\r\n\r\n\(head)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        }
    }

    private static func damaged(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.insert(.random(in: 0...255, using: &random), at: place)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...8, using: &random)))
            case 2: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
            default:
                guard place < bytes.count else { continue }
                let part = bytes[place..<min(bytes.count, place + Int.random(in: 1...20, using: &random))]
                for _ in 0..<Int.random(in: 1...50, using: &random) { bytes.insert(contentsOf: part, at: place) }
            }
        }
        return bytes
    }

    private static let pieces = [
        "\u{1B}]0;x\u{7}", "\r\n", "\u{0}", "\u{9B}31m", "\u{202E}", "%00", "%", "&", "=", "..", "/",
        "9223372036854775808",
        "-1", "1e400", "NaN", "∞", "٣", "é", "e\u{301}", "👩‍👩‍👧", "\u{FEFF}", "--", ";", ",", "\"", "'", "$(x)", "=",
    ]
    private static let preferences = """
        {"version":2,"preferences":{"units":"imperial","language":{"fixed":"de"},"isCacheEnabled":false,
        "isAutoRefreshEnabled":true,"favorites":[{"id":"00112233aabbccdd","name":"Bonn","localizedNames":{"de":"Bonn"},
        "country":"DE","coordinate":{"latitude":50.7,"longitude":7.1}}],"recents":[{"name":"Lisbon","localizedNames":{},
        "coordinate":{"latitude":38.7,"longitude":-9.1}}],"history":[{"text":"lisbon","date":780000000}]}}
        """
    private static let path = """
        [{"screen":"home","place":{"name":"Bonn","localizedNames":{},"coordinate":{"latitude":50.7,"longitude":7.1}}},
        {"screen":"search","text":"x"},{"screen":"dayDetail","day":20000},{"screen":"custom","id":"a","value":"b"}]
        """
    private static let links = [
        "openweather://home?lat=38.72&lon=-9.14&name=Lisbon", "openweather://forecast?lat=1&lon=2",
        "openweather://day?day=2026-05-28&lat=1&lon=2", "openweather://search?text=lis", "openweather://air",
        "openweather://favorites", "openweather://custom?id=a&value=b", "openweather://settings",
    ]
    private static let headers = [
        "Retry-After: 60", "Retry-After: Sun, 06 Nov 1994 08:49:37 GMT", "Date: Sun, 06 Nov 1994 08:49:37 GMT",
        "Age: 60", "Content-Type: application/json; charset=utf-8", "Content-Type: text/html",
        "Cache-Control: max-age=60",
    ]
    private static let texts = ["21,5", "-40", "1 000.5", "Lisbon, PT", "38.72, -9.14", "90210,US", "٣٫٥", "東京"]
    private static let arguments = [
        "current --city Lisbon --units metric", "forecast --count 8 --json", "search Lis --limit 3",
        "postcode 90210,US --live", "current --coordinate 38.72,-9.14 --cache-dir /tmp/x",
        "onecall --gateway https://x.y",
    ]
}
