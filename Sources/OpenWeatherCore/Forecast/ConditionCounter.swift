/// How many entries show each condition, and how many a more severe one of its family.
///
/// Takes time in proportion to the number of conditions, however many different ones there are: a family has few
/// severities.
struct ConditionCounter: Sendable {
    /// What is counted of one condition.
    struct Line: Sendable {
        /// The condition, as its earliest entry words it.
        let condition: WeatherCondition
        /// Its severity.
        let severity: ConditionSeverity
        /// The number of entries that show it.
        var frequency = 0
        /// The number of those that show nothing more severe of its family.
        fileprivate var summits = 0

        fileprivate var step: Step { Step(group: condition.group, severity: severity) }
    }

    /// What the conditions of a family that are equally severe have in common.
    fileprivate struct Step: Hashable, Sendable {
        let group: ConditionGroup
        let severity: ConditionSeverity
    }

    /// The number of entries.
    let entries: Int
    /// One line per condition, in the order in which they appear first.
    private(set) var lines: [Line] = []
    /// The number of entries that show something more severe of the family.
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

    /// The number of entries that show the condition of `line` or a more severe one of its family.
    func coverage(of line: Line) -> Int {
        line.summits + worse[line.step, default: 0]
    }
}
