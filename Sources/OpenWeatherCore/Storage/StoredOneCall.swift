import Foundation

extension MinutePrecipitation: CacheValue {
    /// The form of a minute.
    package static var cacheFormat: String { "MinutePrecipitation 1" }

    /// The size in memory.
    package var cacheCost: Int { MemoryLayout<Self>.stride }

    /// Appends the minute.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        date.write(to: &writer)
        try writer.write(utcOffset)
        try writer.write(hourlyRate)
    }

    /// Creates a minute.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(date: try reader.value(), utcOffset: try reader.optional(), hourlyRate: try reader.optional())
    }
}

extension HourlyForecast: CacheValue {
    /// The form of an hour.
    package static var cacheFormat: String { "HourlyForecast 2" }

    /// The estimated size in memory.
    package var cacheCost: Int { MemoryLayout<Self>.stride + elements.conditions.cacheCost }

    /// Appends the hour.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        date.write(to: &writer)
        try writer.write(utcOffset)
        try elements.write(to: &writer)
    }

    /// Creates an hour.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(date: try reader.value(), utcOffset: try reader.optional(), elements: try reader.value())
    }
}

extension DailyForecast: CacheValue {
    /// The form of a day.
    package static var cacheFormat: String { "DailyForecast 1" }

    /// The estimated size in memory.
    package var cacheCost: Int {
        MemoryLayout<Self>.stride + conditions.cacheCost + (summary?.utf8.count ?? 0)
    }

    /// Appends the day.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        day.write(to: &writer)
        try writer.write(utcOffset)
        sun.write(to: &writer)
        try writer.write(moonrise)
        try writer.write(moonset)
        try writer.write(moonPhase)
        try writer.write(summary)
        try writer.write(conditions)
        low.write(to: &writer)
        high.write(to: &writer)
        try temperatures.write(to: &writer)
        try feelsLike.write(to: &writer)
        try writer.write(humidity)
        try writer.write(dewPoint)
        try writer.write(pressure)
        try writer.write(wind)
        try writer.write(cloudiness)
        try writer.write(uvIndex)
        try writer.write(chanceOfPrecipitation)
        try writer.write(rain)
        try writer.write(snow)
        try writer.write(reportedPrecipitation)
    }

    /// Creates a day.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            day: try reader.value(),
            utcOffset: try reader.optional(),
            sun: try reader.value(),
            moonrise: try reader.optional(),
            moonset: try reader.optional(),
            moonPhase: try reader.optional(),
            summary: try reader.optional(),
            conditions: try reader.array(),
            low: try reader.value(),
            high: try reader.value(),
            temperatures: try reader.value(),
            feelsLike: try reader.value(),
            humidity: try reader.optional(),
            dewPoint: try reader.optional(),
            pressure: try reader.optional(),
            wind: try reader.optional(),
            cloudiness: try reader.optional(),
            uvIndex: try reader.optional(),
            chanceOfPrecipitation: try reader.optional(),
            rain: try reader.optional(),
            snow: try reader.optional(),
            reportedPrecipitation: try reader.optional()
        )
    }
}

extension DayTemperatures: BinaryCodable {
    /// Appends the temperatures.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(morning)
        try writer.write(day)
        try writer.write(evening)
        try writer.write(night)
    }

    /// Creates temperatures.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            morning: try reader.optional(),
            day: try reader.optional(),
            evening: try reader.optional(),
            night: try reader.optional()
        )
    }
}

extension MoonPhase: BinaryCodable {
    /// Appends the fraction.
    package func write(to writer: inout BinaryWriter) {
        writer.write(fraction)
    }

    /// Creates a phase.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` unless the fraction is in `0..<1`.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let fraction = try reader.double()
        guard fraction < 1, let phase = MoonPhase(fraction: fraction) else { throw .malformed }
        self = phase
    }
}
