import Foundation
import OpenWeatherCore

/// The origin of an answer: when it was fetched, whether it is outdated, and from whom.
struct Provenance: Sendable {
    private(set) var fetchedAt: Date
    private(set) var isStale: Bool
    /// The reason there is nothing newer; `nil` when the answer is fresh, or the reason is not known.
    private(set) var reason: WeatherError?
    let source: DataSource
    /// The product that the answer rests on.
    let basis: String

    /// Creates the origin of a response.
    init<Value>(_ response: Fetched<Value>, at now: Date, basis: String) {
        fetchedAt = response.fetchedAt
        isStale = response.isStale(at: now)
        if case .stale(let error) = response.origin, error != .notCached { reason = error }
        source = response.source
        self.basis = basis
    }

    /// Returns the origin of an answer from two responses: as old as the older one, and stale when one is.
    func joined(with other: Provenance?) -> Provenance {
        guard let other else { return self }
        var joined = self
        joined.fetchedAt = min(fetchedAt, other.fetchedAt)
        joined.isStale = isStale || other.isStale
        joined.reason = reason ?? other.reason
        return joined
    }

    /// The words that the provider asks for.
    private var attribution: String {
        switch source {
        case .madeUp: "Made-up weather of a demo; never present it as real"
        case .openWeather: "Weather data provided by OpenWeather, https://openweathermap.org/"
        default: "Weather data provided by \(source.name)"
        }
    }

    /// Returns the lines at the end of an answer.
    func lines(at now: Date, _ clock: PlaceClock) -> [String] {
        let age = Self.words(now.timeIntervalSince(fetchedAt))
        let state = isStale ? "OUT OF DATE\(reason.map { " because: \($0)" } ?? "")".clipped(to: 200) : "fresh"
        return ["Fetched \(age) ago (\(clock.text(fetchedAt))), \(state).", "Rests on: \(basis). \(attribution)."]
    }

    /// Returns the members for JSON.
    func values(at now: Date) -> JSONNode {
        var values: [String: JSONNode] = [
            "fetchedAt": .string(PlaceClock(offset: .utc).iso(fetchedAt)),
            "ageSeconds": .integer(max(0, Int(now.timeIntervalSince(fetchedAt).clampedSeconds))),
            "isOutdated": .bool(isStale), "source": .string(source.name), "attribution": .string(attribution),
            "restsOn": .string(basis),
        ]
        values["reason"] = reason.map { .string("\($0)") }
        return .object(values)
    }

    /// The schema of the origin.
    static let schema = Schema.object(
        "Where the answer comes from. Name the attribution where you show the weather.",
        [
            "fetchedAt": Schema.date("When the service was asked, in UTC."),
            "ageSeconds": Schema.integer("The age of the answer."),
            "isOutdated": Schema.boolean("Whether the answer is older than it should be; say so then."),
            "reason": Schema.string("Why there is nothing newer."),
            "source": Schema.string("The provider."), "attribution": Schema.string("The words that it asks for."),
            "restsOn": Schema.string("The product that the answer rests on."),
        ],
        optional: ["reason"]
    )

    private static func words(_ seconds: TimeInterval) -> String {
        let minutes = Int(max(0, seconds).clampedSeconds) / 60
        return switch minutes {
        case ..<1: "less than a minute"
        case ..<120: "\(minutes) min"
        case ..<2_880: "\(minutes / 60) h"
        default: "\(minutes / 1_440) days"
        }
    }
}

extension TimeInterval {
    /// The number within a thousand years, which an integer holds.
    fileprivate var clampedSeconds: Double { isFinite ? Swift.min(Swift.max(self, -3e10), 3e10) : 0 }
}
