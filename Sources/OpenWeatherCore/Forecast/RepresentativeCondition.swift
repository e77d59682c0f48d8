/// The rule that picks the one condition that stands for a day.
///
/// 1. Daytime entries count; all entries where there is no daytime entry, as in polar night. An entry is in the
///    daytime when the service says so, else when its icon does, else when the sun is up. Entries without a condition
///    do not count.
/// 2. Of the conditions that cover at least a third of these entries the most severe is chosen. A condition covers
///    an entry that shows it, among its one to three conditions, or a more severe one of the same family: where it
///    rains heavily it rains.
/// 3. Where none covers a third, the condition that most entries show is chosen; of several the most severe.
///
/// Severity is that of ``ConditionSeverity``; of equally severe conditions the earliest is chosen.
struct RepresentativeCondition: Hashable, Sendable {
    /// The chosen condition, as its earliest entry words it.
    let condition: WeatherCondition

    /// Picks a condition; `nil` when no entry has one.
    init?(of entries: [ForecastEntry], sun: SunState) {
        let telling = entries.filter { !$0.conditions.isEmpty }
        let daytime = telling.filter { $0.partOfDay(by: sun) == .day }
        let considered = (daytime.isEmpty ? telling : daytime).map(\.conditions)
        var seen: Set<Int> = []
        let candidates = considered.flatMap(\.self).filter { seen.insert($0.id).inserted }
        let covering = candidates.filter { Self.coverage(of: $0, in: considered) * 3 >= considered.count }
        let chosen =
            Self.first(of: covering) { $0.severity > $1.severity }
            ?? Self.first(of: candidates) { lhs, rhs in
                let counts = [lhs, rhs].map { Self.frequency(of: $0, in: considered) }
                return counts[0] == counts[1] ? lhs.severity > rhs.severity : counts[0] > counts[1]
            }
        guard let chosen else { return nil }
        condition = chosen
    }

    private static func coverage(of condition: WeatherCondition, in entries: [[WeatherCondition]]) -> Int {
        entries.count { conditions in
            conditions.contains {
                $0.id == condition.id || $0.group == condition.group && $0.severity > condition.severity
            }
        }
    }

    private static func frequency(of condition: WeatherCondition, in entries: [[WeatherCondition]]) -> Int {
        entries.count { $0.contains { $0.id == condition.id } }
    }

    /// The element that comes before all others, the earliest of equals; `max(by:)` would return the last.
    private static func first(
        of conditions: [WeatherCondition],
        by precedes: (WeatherCondition, WeatherCondition) -> Bool
    ) -> WeatherCondition? {
        conditions.reduce(nil) { best, next in
            guard let best else { return next }
            return precedes(next, best) ? next : best
        }
    }
}

extension ForecastEntry {
    /// Day or night as the service says, else as the icon shows, else as `sun` is at the time of day.
    func partOfDay(by sun: SunState) -> PartOfDay? {
        partOfDay ?? condition?.icon?.partOfDay ?? sun.isUp(at: date).map { $0 ? .day : .night }
    }
}
