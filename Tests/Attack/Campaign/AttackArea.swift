/// A part of the package that damaged input can reach.
public enum AttackArea: String, CaseIterable, Sendable {
    /// Bodies of responses of the endpoints that every screen needs.
    case bodies
    /// Bodies of the endpoints of few plans and of weather stations, and what is computed of their values.
    case plans
    /// Bodies of weather, forecasts and One Call, and the answers that follow from them.
    case insights
    /// Bodies on every screen in every language.
    case screens
    /// Headers of responses.
    case headers
    /// Bodies and headers that repeat the key, divided.
    case keys
    /// Entries of a cache on disk, and the values in them.
    case cache
    /// The file of preferences.
    case preferences
    /// Files of secrets.
    case secrets
    /// Links and saved paths.
    case links
    /// What a user may type.
    case texts
    /// Arguments of a command.
    case arguments
    /// Hostile servers, each a row of a table.
    case servers
    /// Servers whose responses were sound before bytes of the head and the body were changed.
    case wires
    /// Processes that are killed while they write.
    case kills
    /// Two processes that use the same files.
    case processes
    /// A disk that becomes full.
    case disks

    /// The areas whose inputs are sent by a share of the whole number.
    public static let shared = allCases.filter { $0.share > 0 }

    /// The areas with connections and processes, whose inputs cost more than those of others and are counted by
    /// themselves.
    public static let counted = allCases.filter { $0.share == 0 }

    /// The number of inputs in a round of an area; 0 for one that receives its share of the others.
    public var round: UInt64 {
        switch self {
        case .servers: UInt64(HostileTable.rows.count)
        case .wires: 100
        case .kills, .processes: 6
        case .disks: 20
        default: 0
        }
    }

    /// The share of the inputs that are sent here, in parts of 100; 0 for an area that is counted by itself.
    var share: Int {
        switch self {
        case .bodies: 41
        case .plans: 12
        case .headers: 10
        case .screens: 1
        case .insights, .cache, .links, .arguments: 6
        case .preferences, .secrets, .texts, .keys: 3
        case .servers, .wires, .kills, .processes, .disks: 0
        }
    }

    /// The area of an input.
    static func area(of seed: UInt64) -> AttackArea {
        var place = Int(seed % 100)
        for area in allCases {
            place -= area.share
            if place < 0 { return area }
        }
        return .bodies
    }
}

/// An input that was not dealt with as it should be.
public struct AttackFind: Hashable, Sendable, CustomStringConvertible {
    /// The area.
    public let area: AttackArea
    /// The seed of the input; `nil` for one from the corpus.
    public let seed: UInt64?
    /// The name of the file in the corpus; `nil` for a mutation.
    public let file: String?
    /// The reason.
    public let reason: String
    /// The start of the input.
    public let input: String

    /// The find on one line, with what repeats it.
    public var description: String {
        let name = seed.map { "--area \(area.rawValue) --seed \($0) --count 1" } ?? file ?? ""
        return "\(area.rawValue): \(reason)\n  again: \(name)\n  input: \(input)"
    }
}

/// The outcome of one input.
enum AttackOutcome: Sendable {
    /// It was read, and its values are plausible.
    case accepted
    /// It was refused with an error that can be shown.
    case refused
    /// Something is wrong.
    case wrong(String)
}
