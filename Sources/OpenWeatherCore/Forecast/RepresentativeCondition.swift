/// The rule that chooses the one condition that represents a day.
///
/// 1. Daytime entries count, or all entries where there is no daytime entry, as in polar night. An entry is in the
///    daytime when the service says so, else when its icon does, else when the sun is up. Entries without a condition
///    do not count.
/// 2. Of the conditions that cover at least a third of these entries, the most severe is chosen. A condition covers an
///    entry that shows it, among its one to three conditions, or a more severe one of the same group: where it rains
///    heavily, it rains.
/// 3. Where none covers a third, the condition that most entries show is chosen; of several, the most severe.
///
/// Severity is that of ``ConditionSeverity``; of equally severe conditions the earliest is chosen.
struct RepresentativeCondition: Hashable, Sendable {
    /// The chosen condition, with the description of its earliest entry.
    let condition: WeatherCondition

    /// Chooses a condition, or returns `nil` when no entry has one.
    init?(of entries: [ForecastEntry], sun: SunState) {
        let telling = entries.filter { !$0.conditions.isEmpty }
        let daytime = telling.filter { $0.partOfDay(by: sun) == .day }
        let counter = ConditionCounter(of: (daytime.isEmpty ? telling : daytime).map(\.conditions))
        let covering = counter.lines.filter { counter.coverage(of: $0) * 3 >= counter.entries }
        let chosen =
            Self.first(of: covering) { $0.severity > $1.severity }
            ?? Self.first(of: counter.lines) {
                $0.frequency == $1.frequency ? $0.severity > $1.severity : $0.frequency > $1.frequency
            }
        guard let chosen else { return nil }
        condition = chosen.condition
    }

    /// Returns the element that comes before all others, the earliest of equals; `max(by:)` would return the last.
    private static func first(
        of lines: [ConditionCounter.Line],
        by precedes: (ConditionCounter.Line, ConditionCounter.Line) -> Bool
    ) -> ConditionCounter.Line? {
        lines.reduce(nil) { best, next in
            guard let best else { return next }
            return precedes(next, best) ? next : best
        }
    }
}

extension ForecastEntry {
    /// Returns day or night as the service reports it, else as the icon shows, else from the position of the sun; `nil`
    /// when none of them is known.
    package func partOfDay(by sun: SunState) -> PartOfDay? {
        partOfDay ?? elements.condition?.icon?.partOfDay ?? sun.isUp(at: date).map { $0 ? .day : .night }
    }
}

/// The number of entries that show each condition, or a more severe one of its group.
///
/// Counting takes time in proportion to the number of conditions, however many different ones there are, because a
/// group has few severities.
struct ConditionCounter: Sendable {
    /// The counts of one condition.
    struct Line: Sendable {
        /// The condition, with the description of its earliest entry.
        let condition: WeatherCondition
        /// The severity of the condition.
        let severity: ConditionSeverity
        /// The number of entries that show it.
        var frequency = 0
        /// The number of those that show nothing more severe of its group.
        fileprivate var summits = 0

        fileprivate var step: Step { Step(group: condition.group, severity: severity) }
    }

    /// The group and severity that several conditions share.
    fileprivate struct Step: Hashable, Sendable {
        let group: ConditionGroup
        let severity: ConditionSeverity
    }

    /// The number of entries.
    let entries: Int
    /// One line per condition, in the order of their first appearance.
    private(set) var lines: [Line] = []
    /// The number of entries that show something more severe of the group.
    private var worse: [Step: Int] = [:]

    /// Counts the conditions of entries in order of time.
    init(of entries: [[WeatherCondition]]) {
        self.entries = entries.count
        var numbers: [Int: Int] = [:]
        for condition in entries.joined() where numbers[condition.id] == nil {
            numbers[condition.id] = lines.count
            lines.append(Line(condition: condition, severity: condition.severity))
        }
        var summits: [ConditionGroup: [ConditionSeverity: Int]] = [:]
        for conditions in entries {
            let worst = Dictionary(conditions.map { ($0.group, $0.severity) }, uniquingKeysWith: max)
            for (group, severity) in worst { summits[group, default: [:]][severity, default: 0] += 1 }
            for number in Set(conditions.compactMap { numbers[$0.id] }) {
                lines[number].frequency += 1
                let line = lines[number]
                if let worst = worst[line.condition.group], worst > line.severity { continue }
                lines[number].summits += 1
            }
        }
        for step in Set(lines.map(\.step)) {
            worse[step] = summits[step.group, default: [:]].reduce(0) { $1.key > step.severity ? $0 + $1.value : $0 }
        }
    }

    /// Returns the number of entries that show the condition of `line` or a more severe one of its group.
    func coverage(of line: Line) -> Int {
        line.summits + worse[line.step, default: 0]
    }
}
