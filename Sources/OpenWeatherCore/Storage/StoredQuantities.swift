import Foundation

/// A quantity whose binary form is one number.
protocol StoredNumber: BinaryCodable {
    /// The amount in the canonical unit.
    var storedNumber: Double { get }

    /// Creates the quantity from its amount in the canonical unit.
    init(storedNumber: Double)
}

extension StoredNumber {
    /// Appends the number.
    package func write(to writer: inout BinaryWriter) {
        writer.write(storedNumber)
    }

    /// Creates the quantity from the number.
    ///
    /// - Throws: ``BinaryFailure/truncated``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(storedNumber: try reader.double())
    }
}

extension Temperature: StoredNumber {
    var storedNumber: Double { celsius }
    init(storedNumber: Double) { self.init(celsius: storedNumber) }
}

extension Speed: StoredNumber {
    var storedNumber: Double { metersPerSecond }
    init(storedNumber: Double) { self.init(metersPerSecond: storedNumber) }
}

extension Pressure: StoredNumber {
    var storedNumber: Double { hectopascals }
    init(storedNumber: Double) { self.init(hectopascals: storedNumber) }
}

extension Length: StoredNumber {
    var storedNumber: Double { meters }
    init(storedNumber: Double) { self.init(meters: storedNumber) }
}

extension Precipitation: StoredNumber {
    var storedNumber: Double { millimeters }
    init(storedNumber: Double) { self.init(millimeters: storedNumber) }
}

extension Percentage: StoredNumber {
    var storedNumber: Double { percent }
    init(storedNumber: Double) { self.init(percent: storedNumber) }
}

extension Concentration: StoredNumber {
    var storedNumber: Double { microgramsPerCubicMeter }
    init(storedNumber: Double) { self.init(microgramsPerCubicMeter: storedNumber) }
}

extension UVIndex: StoredNumber {
    var storedNumber: Double { value }
    init(storedNumber: Double) { self.init(storedNumber) }
}

extension Date: StoredNumber {
    var storedNumber: Double { timeIntervalSinceReferenceDate }
    init(storedNumber: Double) { self.init(timeIntervalSinceReferenceDate: storedNumber) }
}

extension Int: BinaryCodable {
    /// Appends the integer.
    package func write(to writer: inout BinaryWriter) {
        writer.write(self)
    }

    /// Creates an integer.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self = try reader.int()
    }
}

extension String: BinaryCodable {
    /// Appends the string.
    package func write(to writer: inout BinaryWriter) {
        writer.write(self)
    }

    /// Creates a string.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self = try reader.string()
    }
}
