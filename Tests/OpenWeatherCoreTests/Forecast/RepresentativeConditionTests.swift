import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Representative condition")
struct RepresentativeConditionTests {
    /// The condition chosen for a day whose entries are by day, three hours apart.
    private func condition(of codes: [ConditionCode]) -> ConditionCode? {
        let entries = codes.enumerated().map { ForecastEntry.at(utc(2026, 5, 4, $0.offset * 2), $0.element) }
        return DaySummary(of: entries, sun: .unknown)?.condition?.code
    }

    @Test(arguments: [
        ([ConditionCode.clearSky, .clearSky, .lightRain], ConditionCode.lightRain),
        ([.clearSky, .clearSky, .clearSky, .lightRain], .clearSky),
        ([.lightRain, .lightRain, .clearSky, .clearSky, .clearSky, .clearSky], .lightRain),
        ([.tornado, .clearSky, .clearSky, .clearSky], .clearSky),
        ([.tornado, .clearSky, .clearSky], .tornado),
        ([.overcastClouds], .overcastClouds),
        ([.fog, .fog, .overcastClouds, .clearSky, .clearSky], .fog),
    ]
    )
    func `chooses the most severe that covers a third`(codes: [ConditionCode], expected: ConditionCode) {
        #expect(condition(of: codes) == expected)
        #expect(condition(of: codes.reversed()) == expected)
    }

    @Test(arguments: [
        ([ConditionCode.heavyRain, .moderateRain, .clearSky, .clearSky, .clearSky], ConditionCode.moderateRain),
        ([.heavyRain, .moderateRain, .lightRain, .clearSky, .clearSky], .moderateRain),
        ([.heavyRain, .lightRain, .clearSky, .clearSky, .clearSky, .clearSky], .lightRain),
        ([.heavySnow, .moderateRain, .fewClouds, .clearSky, .clearSky], .clearSky),
        ([.thunderstorm, .lightThunderstorm, .clearSky, .clearSky, .clearSky], .lightThunderstorm),
    ]
    )
    func `lets a condition cover the heavier ones of its family`(codes: [ConditionCode], expected: ConditionCode) {
        #expect(condition(of: codes) == expected)
        #expect(condition(of: codes.reversed()) == expected)
    }

    @Test
    func `chooses the most frequent where nothing covers a third and of several the most severe`() {
        let scattered: [ConditionCode] = [.clearSky, .clearSky, .mist, .mist, .lightDrizzle, .lightRain, .lightSnow]
        let allDifferent: [ConditionCode] = [.clearSky, .mist, .haze, .lightDrizzle]

        #expect(condition(of: scattered) == .mist)
        #expect(condition(of: allDifferent) == .lightDrizzle)
    }

    @Test
    func `lets only daytime entries count`() {
        let sut = DaySummary(
            of: [
                .at(utc(2026, 5, 4, 0), .thunderstorm, part: .night),
                .at(utc(2026, 5, 4, 3), .thunderstorm, part: .night),
                .at(utc(2026, 5, 4, 12), .fewClouds, part: .day),
            ],
            sun: .unknown
        )

        #expect(sut?.condition == WeatherCondition(.fewClouds, .day))
    }

    @Test
    func `takes all entries where none is in the daytime`() {
        let sut = DaySummary(
            of: [.at(utc(2026, 5, 4, 0), .snow, part: .night), .at(utc(2026, 5, 4, 3), .clearSky, part: .night)],
            sun: .polarNight
        )

        #expect(sut?.condition == WeatherCondition(.snow, .night))
    }

    @Test
    func `tells the daytime by the part of day else by the icon else by the sun`() {
        let sun = SunState.risesAndSets(sunrise: utc(2026, 5, 4, 6), sunset: utc(2026, 5, 4, 18))
        let plain = { (code: ConditionCode) in
            WeatherCondition(id: code.rawValue, group: code.group, description: "", icon: nil)
        }
        let byPart = ForecastEntry.at(utc(2026, 5, 4, 12), conditions: [WeatherCondition(.snow, .day)], part: .night)
        let byIcon = ForecastEntry.at(
            utc(2026, 5, 4, 12),
            conditions: [WeatherCondition(.rainAndSnow, .night)],
            part: nil
        )
        let bySunAtNight = ForecastEntry.at(utc(2026, 5, 6, 3), conditions: [plain(.tornado)], part: nil)
        let bySunByDay = ForecastEntry.at(utc(2026, 5, 6, 15), conditions: [plain(.mist)], part: nil)

        let sut = DaySummary(of: [byPart, byIcon, bySunAtNight, bySunByDay], sun: sun)

        #expect(sut?.condition == plain(.mist))
    }

    @Test
    func `looks at all conditions of an entry not only the first`() {
        let sut = DaySummary(
            of: [
                .at(utc(2026, 5, 4, 9), .lightRain, .thunderstorm), .at(utc(2026, 5, 4, 12), .clearSky),
                .at(utc(2026, 5, 4, 15), .clearSky),
            ],
            sun: .unknown
        )

        #expect(sut?.condition?.code == .thunderstorm)
    }

    @Test
    func `does not count entries without a condition`() {
        let sut = DaySummary(
            of: [
                .at(utc(2026, 5, 4, 9)), .at(utc(2026, 5, 4, 12)), .at(utc(2026, 5, 4, 15)),
                .at(utc(2026, 5, 4, 18), .mist),
            ],
            sun: .unknown
        )

        #expect(sut?.condition?.code == .mist)
        #expect(DaySummary(of: [.at(utc(2026, 5, 4, 9))], sun: .unknown)?.condition == nil)
    }

    @Test
    func `takes an undocumented condition only when nothing documented qualifies`() {
        let unknown = WeatherCondition(id: 905, group: .unknown("Extreme"), description: "windy", icon: nil)
        let windy = ForecastEntry.at(utc(2026, 5, 4, 9), conditions: [unknown])
        let clear = ForecastEntry.at(utc(2026, 5, 4, 12), .clearSky)

        #expect(DaySummary(of: [windy, clear], sun: .unknown)?.condition?.code == .clearSky)
        #expect(DaySummary(of: [windy, windy, windy, clear], sun: .unknown)?.condition == unknown)
    }

    @Test
    func `takes the earliest of equally severe conditions`() {
        let first = WeatherCondition(id: 905, group: .unknown("A"), description: "first", icon: nil)
        let second = WeatherCondition(id: 906, group: .unknown("B"), description: "second", icon: nil)
        let entries = [first, second].map { ForecastEntry.at(utc(2026, 5, 4), conditions: [$0]) }

        #expect(DaySummary(of: entries, sun: .unknown)?.condition == first)
    }

    /// The rule of the documentation, word by word, however long it takes.
    private func slow(_ entries: [[WeatherCondition]]) -> WeatherCondition? {
        let all = entries.flatMap(\.self)
        let candidates = all.indices.filter { index in !all[..<index].contains { $0.id == all[index].id } }
            .map { all[$0] }
        let covering = candidates.filter { candidate in
            let covered = entries.count { conditions in
                conditions.contains {
                    $0.id == candidate.id
                        || $0.group == candidate.group && $0.severity > candidate.severity
                }
            }
            return covered * 3 >= entries.count
        }
        func best(_ list: [WeatherCondition], _ rank: (WeatherCondition) -> Int) -> WeatherCondition? {
            list.first { one in
                list.allSatisfy { other in
                    rank(one) == rank(other) ? one.severity >= other.severity : rank(one) > rank(other)
                }
            }
        }
        return best(covering) { _ in 0 }
            ?? best(candidates) { candidate in entries.count { $0.contains { $0.id == candidate.id } } }
    }

    @Test(arguments: 0..<400)
    func `is the one that the rule word by word gives whatever the conditions`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let groups = ConditionGroup.documented + [.unknown("A"), .unknown("B")]
        let known = try (0..<4)
            .map { _ in WeatherCondition(try #require(ConditionCode.allCases.randomElement(using: &random)), .day) }
        let odd = try (0..<5)
            .map { index in
                // Numbers that repeat under other families too, as only a broken server sends them.
                WeatherCondition(
                    id: 900 + index % 4,
                    group: try #require(groups.randomElement(using: &random)),
                    description: "\(index)",
                    icon: nil
                )
            }
        let family = [200, 500, 502, 504, 531, 599]
            .map {
                WeatherCondition(id: $0, group: .rain, description: "", icon: nil)
            }
        let pool = known + odd + family
        let entries = try (0..<Int.random(in: 1...12, using: &random))
            .map { _ in
                try (0..<Int.random(in: 1...4, using: &random))
                    .map { _ in try #require(pool.randomElement(using: &random)) }
            }

        let sut = DaySummary(of: entries.map { .at(utc(2026, 5, 4, 12), conditions: $0) }, sun: .unknown)

        #expect(sut?.condition == slow(entries))
    }

    @Test(.watched)
    func `is found soon among very many conditions`() {
        let entries = (0..<2_000)
            .map { number in
                ForecastEntry.at(
                    utc(2026, 5, 4, 12),
                    conditions: [
                        WeatherCondition(id: 10_000 + number, group: .rain, description: "", icon: nil),
                        WeatherCondition(id: 20_000 + number, group: .unknown("\(number)"), description: "", icon: nil),
                    ]
                )
            }

        #expect(DaySummary(of: entries, sun: .unknown)?.condition?.id == 10_000)
    }
}
