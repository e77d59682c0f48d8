import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Demo weather of the past")
struct DemoPastTests {
    private let world = DemoWorld(1_780_000_000)

    private func list(_ path: String, _ items: [String: String]) throws -> [[String: Any]] {
        let point = ["lat": "60.17", "lon": "24.94"].merging(items) { _, last in last }
        return try #require(try world.object("/data/2.5/\(path)", point)["list"] as? [[String: Any]])
    }

    @Test
    func `has a week of hours at most and none to come`() throws {
        let all = try list("history/city", ["start": "1777000000", "end": "1781000000"])
        #expect(all.count == 169)
        let last = try list("history/city", ["start": "1779990000", "end": "1780100000"])
        #expect(last.compactMap { $0["dt"] as? Int } == [1_779_991_200, 1_779_994_800, 1_779_998_400])
    }

    @Test(arguments: [("temperature", "temp"), ("precipitation", "rain")])
    func `has totals that never fall and dates without leading zeros`(product: String, field: String) throws {
        let days = try list("history/accumulated_\(product)", ["start": "1777593600", "end": "1778457599"])
        let totals = days.compactMap { $0[field] as? Double }
        #expect(days.compactMap { $0["date"] as? String } == (1...10).map { "2026-5-\($0)" })
        #expect(totals.count == 10 && totals == totals.sorted())
        #expect(days.last?["count"] as? Int == 240)
    }

    @Test
    func `counts no temperature below the threshold`() throws {
        let items = ["start": "1777593600", "end": "1778457599", "threshold": "400"]
        #expect(try list("history/accumulated_temperature", items).allSatisfy { $0["count"] as? Int == 0 })
    }

    @Test(arguments: [
        ("history/city", ["start": "2", "end": "1"], 400), ("history/other", [:], 404), ("aggregated/week", [:], 404),
        ("aggregated/month", ["month": "13"], 400), ("aggregated/day", ["month": "1"], 400),
    ])
    func `refuses what makes no sense`(path: String, items: [String: String], status: Int) {
        let point = ["lat": "60.17", "lon": "24.94"].merging(items) { _, last in last }
        #expect(world.response("/data/2.5/\(path)", point).status == status)
        #expect(world.response("/data/2.5/\(path)", items).status >= 400)
    }

    @Test
    func `has statistics in order of their size`() throws {
        let items = ["lat": "60.17", "lon": "24.94", "month": "7"]
        let result = try #require(try world.object("/data/2.5/aggregated/month", items)["result"] as? [String: Any])
        let temp = try #require(result["temp"] as? [String: Double])
        for sizes in [["record_min", "average_min", "mean", "average_max", "record_max"], ["p25", "median", "p75"]] {
            let values = sizes.compactMap { temp[$0] }
            #expect(values.count == sizes.count && values == values.sorted())
        }
        #expect(try #require(result["sunshine_hours"] as? Double) > 100)
    }
}
