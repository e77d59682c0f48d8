import Foundation

extension AirQuality: CacheValue {
    /// The form of a reading.
    package static var cacheFormat: String { "AirQuality 1" }

    /// The size in memory.
    package var cacheCost: Int { MemoryLayout<Self>.stride }

    /// Appends the reading.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        coordinate.write(to: &writer)
        date.write(to: &writer)
        try writer.write(index?.rawValue)
        try pollutants.write(to: &writer)
    }

    /// Creates a reading.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for an index that does not exist.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let (coordinate, date): (Coordinate, Date) = (try reader.value(), try reader.value())
        let number: Int? = try reader.optional()
        let index = number.flatMap(AirQualityIndex.init(rawValue:))
        guard index?.rawValue == number else { throw .malformed }
        self.init(coordinate: coordinate, date: date, index: index, pollutants: try reader.value())
    }
}

extension AirQualityForecast: CacheValue {
    /// The form of an air quality forecast.
    package static var cacheFormat: String { "AirQualityForecast 1" }

    /// The size in memory.
    package var cacheCost: Int { 64 + entries.count * MemoryLayout<AirQuality>.stride }

    /// Appends the forecast.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        coordinate.write(to: &writer)
        try writer.write(entries)
    }

    /// Creates a forecast.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(coordinate: try reader.value(), entries: try reader.array())
    }
}

extension Pollutants: BinaryCodable {
    /// Appends the concentrations.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(pm2_5)
        try writer.write(pm10)
        try writer.write(ozone)
        try writer.write(nitrogenDioxide)
        try writer.write(carbonMonoxide)
        try writer.write(sulfurDioxide)
        try writer.write(ammonia)
        try writer.write(nitrogenMonoxide)
    }

    /// Creates concentrations.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            pm2_5: try reader.optional(),
            pm10: try reader.optional(),
            ozone: try reader.optional(),
            nitrogenDioxide: try reader.optional(),
            carbonMonoxide: try reader.optional(),
            sulfurDioxide: try reader.optional(),
            ammonia: try reader.optional(),
            nitrogenMonoxide: try reader.optional()
        )
    }
}
