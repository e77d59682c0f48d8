extension WeatherCondition: BinaryCodable {
    /// Appends the condition.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        writer.write(id)
        group.write(to: &writer)
        writer.write(description)
        try writer.write(icon)
    }

    /// Creates a condition.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            id: try reader.int(),
            group: try reader.value(),
            description: try reader.string(),
            icon: try reader.optional()
        )
    }
}

extension [WeatherCondition] {
    /// The estimated size in memory, with a description that does not fit into its string.
    var cacheCost: Int { 32 + count * (MemoryLayout<WeatherCondition>.stride + 48) }
}

extension IconCode: BinaryCodable {
    /// Appends the name.
    package func write(to writer: inout BinaryWriter) {
        writer.write(description)
    }

    /// Creates an icon code.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(try reader.string())
    }
}

extension PartOfDay: BinaryCodable {
    /// Appends the part.
    package func write(to writer: inout BinaryWriter) {
        writer.write(byte: self == .day ? 0 : 1)
    }

    /// Creates a part.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        switch try reader.byte() {
        case 0: self = .day
        case 1: self = .night
        default: throw .malformed
        }
    }
}

extension ConditionGroup: BinaryCodable {
    /// Appends the number of the group, and the name of one that is not documented.
    package func write(to writer: inout BinaryWriter) {
        switch self {
        case .unknown(let name):
            writer.write(byte: 0)
            writer.write(name)
        case .thunderstorm: writer.write(byte: 1)
        case .drizzle: writer.write(byte: 2)
        case .rain: writer.write(byte: 3)
        case .snow: writer.write(byte: 4)
        case .mist: writer.write(byte: 5)
        case .smoke: writer.write(byte: 6)
        case .haze: writer.write(byte: 7)
        case .dust: writer.write(byte: 8)
        case .fog: writer.write(byte: 9)
        case .sand: writer.write(byte: 10)
        case .ash: writer.write(byte: 11)
        case .squall: writer.write(byte: 12)
        case .tornado: writer.write(byte: 13)
        case .clear: writer.write(byte: 14)
        case .clouds: writer.write(byte: 15)
        }
    }

    /// Creates a group.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        switch try reader.byte() {
        case 0: self = .unknown(try reader.string())
        case 1: self = .thunderstorm
        case 2: self = .drizzle
        case 3: self = .rain
        case 4: self = .snow
        case 5: self = .mist
        case 6: self = .smoke
        case 7: self = .haze
        case 8: self = .dust
        case 9: self = .fog
        case 10: self = .sand
        case 11: self = .ash
        case 12: self = .squall
        case 13: self = .tornado
        case 14: self = .clear
        case 15: self = .clouds
        default: throw .malformed
        }
    }
}
