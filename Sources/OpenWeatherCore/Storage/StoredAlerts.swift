import Foundation

extension WeatherAlert: CacheValue {
    /// The form of an alert.
    package static var cacheFormat: String { "WeatherAlert 1" }

    /// The estimated size in memory.
    package var cacheCost: Int {
        MemoryLayout<Self>.stride + 128 + texts.reduce(0) { $0 + 64 + $1.text.utf8.count } + tags.count * 48
    }

    /// Appends the alert.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        writer.write(id)
        try writer.write(sender)
        try writer.write(event)
        start.write(to: &writer)
        end.write(to: &writer)
        try writer.write(texts)
        try writer.write(tags)
    }

    /// Creates an alert.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            id: try reader.string(),
            sender: try reader.optional(),
            event: try reader.optional(),
            start: try reader.value(),
            end: try reader.value(),
            texts: try reader.array(),
            tags: try reader.array()
        )
    }
}

extension WeatherAlert.Text: BinaryCodable {
    /// Appends the text.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(language)
        writer.write(text)
    }

    /// Creates a text.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(language: try reader.optional(), text: try reader.string())
    }
}

extension WeatherAlerts: CacheValue {
    /// The form of a list of alerts.
    package static var cacheFormat: String { "WeatherAlerts 1" }

    /// The estimated size in memory.
    package var cacheCost: Int { 64 + alerts.cacheCost }

    /// Appends the list.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(alerts)
        writer.write(omittedCount)
    }

    /// Creates a list.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(try reader.array(), omittedCount: try reader.int())
    }
}

extension WeatherOverview: CacheValue {
    /// The form of a description.
    package static var cacheFormat: String { "WeatherOverview 1" }

    /// The estimated size in memory.
    package var cacheCost: Int { MemoryLayout<Self>.stride + 64 + text.utf8.count }

    /// Appends the description.
    package func write(to writer: inout BinaryWriter) {
        day.write(to: &writer)
        writer.write(text)
        writer.write(units.rawValue)
    }

    /// Creates a description.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for units that do not exist.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let (day, text): (LocalDay, String) = (try reader.value(), try reader.string())
        guard let units = Units(rawValue: try reader.string()) else { throw .malformed }
        self.init(day: day, text: text, units: units)
    }
}
