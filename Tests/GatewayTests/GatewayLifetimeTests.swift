#if os(Linux)
import Foundation
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: lifetimes", .watched)
struct GatewayLifetimeTests {
    private static let lifetimes: [(String, CacheLifetime)] = [
        ("^/data/2%.5/weather$", CacheLifetimes.standard.currentWeather),
        ("^/data/2%.5/air_pollution$", CacheLifetimes.standard.airQuality),
        ("^/data/2%.5/", CacheLifetimes.standard.forecast),
        ("/timeline/1min$", CacheLifetimes.standard.oneCall.minutes),
        ("/timeline/15min$", CacheLifetimes.standard.oneCall.quarterHours),
        ("/timeline/1h$", CacheLifetimes.standard.oneCall.hours),
        ("/timeline/1day$", CacheLifetimes.standard.oneCall.days),
        ("^/data/4%.0/", CacheLifetimes.standard.oneCall.current),
        // MapCacheConfiguration's, whose module is not needed here.
        ("^/tile/", CacheLifetime(fresh: .seconds(3 * 3_600), stale: .seconds(24 * 3_600))),
    ]

    /// Returns the duration of a product such as `2 * DAY`.
    private static func duration(_ text: Substring) -> Duration {
        let units: [Substring: Int] = ["HOUR": 3_600, "DAY": 86_400]
        let factors = text.split { " *}".contains($0) }.map { units[$0] ?? Int($0) ?? 0 }
        return .seconds(factors.reduce(1, *))
    }

    @Test(arguments: lifetimes)
    func `are those of the package`(pattern: String, lifetime: CacheLifetime) throws {
        let text = try String(contentsOf: Gateway.folder.appending(path: "lua/parts.lua"), encoding: .utf8)
        let row = try #require(text.split(separator: "\n").first { $0.contains("\"\(pattern)\",") })
        let fields = row.split(separator: ",")
        try #require(fields.count == 5)

        #expect(Self.duration(fields[3]) == lifetime.fresh)
        #expect(Self.duration(fields[4]) == lifetime.stale)
    }
}
#endif
