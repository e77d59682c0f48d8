import Foundation

extension Forecast: CacheValue {
    /// The form of a forecast.
    package static var cacheFormat: String { "Forecast 2" }

    /// The estimated size in memory, with one condition for each entry.
    package var cacheCost: Int {
        let condition = 80 + MemoryLayout<WeatherCondition>.stride
        return MemoryLayout<Self>.size + 128 + entries.count * (MemoryLayout<ForecastEntry>.stride + condition)
            + dailySummaries.count * (MemoryLayout<DaySummary>.stride + condition)
    }

    /// Appends the forecast, with its summaries in the order of their days.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try city.write(to: &writer)
        try writer.write(entries)
        writer.write(count: dailySummaries.count)
        for (day, summary) in dailySummaries.sorted(on: { $0.key }) {
            day.write(to: &writer)
            try summary.write(to: &writer)
        }
    }

    /// Creates a forecast.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(city: try reader.value(), entries: try reader.array())
        for _ in 0..<(try reader.count()) {
            let day: LocalDay = try reader.value()
            guard dailySummaries.updateValue(try reader.value(), forKey: day) == nil else { throw .malformed }
        }
    }
}

extension ForecastCity: BinaryCodable {
    /// Appends the city.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(cityID)
        try writer.write(name)
        try writer.write(country)
        coordinate.write(to: &writer)
        try writer.write(population)
        try writer.write(utcOffset)
        sun.write(to: &writer)
    }

    /// Creates a city.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            cityID: try reader.optional(),
            name: try reader.optional(),
            country: try reader.optional(),
            coordinate: try reader.value(),
            population: try reader.optional(),
            utcOffset: try reader.optional(),
            sun: try reader.value()
        )
    }
}

extension ForecastEntry: BinaryCodable {
    /// Appends the entry.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        date.write(to: &writer)
        try writer.write(utcOffset)
        try writer.write(partOfDay)
        try elements.write(to: &writer)
    }

    /// Creates an entry.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            date: try reader.value(),
            utcOffset: try reader.optional(),
            partOfDay: try reader.optional(),
            elements: try reader.value()
        )
    }
}

extension DaySummary: BinaryCodable {
    /// Appends the summary.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        low.write(to: &writer)
        high.write(to: &writer)
        try writer.write(feelsLike?.lowerBound)
        try writer.write(feelsLike?.upperBound)
        try writer.write(chanceOfPrecipitation)
        try writer.write(rain)
        try writer.write(snow)
        try writer.write(condition)
        try writer.write(wind)
        try writer.write(gust)
        try writer.write(humidity)
    }

    /// Creates a summary.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for a range whose bounds are not in order.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            low: try reader.value(),
            high: try reader.value(),
            feelsLike: try Self.range(from: &reader),
            chanceOfPrecipitation: try reader.optional(),
            rain: try reader.optional(),
            snow: try reader.optional(),
            condition: try reader.optional(),
            wind: try reader.optional(),
            gust: try reader.optional(),
            humidity: try reader.optional()
        )
    }

    private static func range(
        from reader: inout BinaryReader
    ) throws(BinaryFailure) -> ClosedRange<Temperature>? {
        let lower: Temperature? = try reader.optional()
        let upper: Temperature? = try reader.optional()
        guard let lower, let upper else {
            guard lower == nil, upper == nil else { throw .malformed }
            return nil
        }
        guard lower <= upper else { throw .malformed }
        return lower...upper
    }
}
