import Foundation

extension CurrentWeather: CacheValue {
    /// The form of an observation.
    package static var cacheFormat: String { "CurrentWeather 3" }

    /// The estimated size in memory.
    package var cacheCost: Int { MemoryLayout<Self>.size + 64 + elements.conditions.cacheCost }

    /// Appends the observation.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(cityID)
        try writer.write(name)
        try writer.write(country)
        coordinate.write(to: &writer)
        date.write(to: &writer)
        try writer.write(utcOffset)
        sun.write(to: &writer)
        try elements.write(to: &writer)
    }

    /// Creates an observation.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            cityID: try reader.optional(),
            name: try reader.optional(),
            country: try reader.optional(),
            coordinate: try reader.value(),
            date: try reader.value(),
            utcOffset: try reader.optional(),
            sun: try reader.value(),
            elements: try reader.value()
        )
    }
}

extension WeatherElements: BinaryCodable {
    /// Appends the elements.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(conditions)
        temperature.write(to: &writer)
        try writer.write(feelsLike)
        try writer.write(minimum)
        try writer.write(maximum)
        try writer.write(humidity)
        try writer.write(reportedDewPoint)
        try writer.write(pressure)
        try writer.write(groundLevelPressure)
        try writer.write(wind)
        try writer.write(cloudiness)
        try writer.write(visibility)
        try writer.write(uvIndex)
        try writer.write(chanceOfPrecipitation)
        try writer.write(rain)
        try writer.write(snow)
    }

    /// Creates elements.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(
            conditions: try reader.array(),
            temperature: try reader.value(),
            feelsLike: try reader.optional(),
            minimum: try reader.optional(),
            maximum: try reader.optional(),
            humidity: try reader.optional(),
            reportedDewPoint: try reader.optional(),
            pressure: try reader.optional(),
            groundLevelPressure: try reader.optional(),
            wind: try reader.optional(),
            cloudiness: try reader.optional(),
            visibility: try reader.optional(),
            uvIndex: try reader.optional(),
            chanceOfPrecipitation: try reader.optional(),
            rain: try reader.optional(),
            snow: try reader.optional()
        )
    }
}

extension Wind: BinaryCodable {
    /// Appends the wind.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        speed.write(to: &writer)
        try writer.write(direction)
        try writer.write(gust)
    }

    /// Creates a wind.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(speed: try reader.value(), direction: try reader.optional(), gust: try reader.optional())
    }
}

extension WindDirection: BinaryCodable {
    /// Appends the degrees.
    package func write(to writer: inout BinaryWriter) {
        writer.write(degrees)
    }

    /// Creates a direction.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` unless the degrees are within one turn.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let degrees = try reader.double()
        guard (0..<360).contains(degrees), let direction = WindDirection(degrees: degrees) else { throw .malformed }
        self = direction
    }
}

extension PrecipitationAmount: BinaryCodable {
    /// Appends the amount.
    package func write(to writer: inout BinaryWriter) {
        depth.write(to: &writer)
        writer.write(hours)
    }

    /// Creates an amount.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(depth: try reader.value(), hours: try reader.int())
    }
}

extension SunState: BinaryCodable {
    /// Appends the state.
    package func write(to writer: inout BinaryWriter) {
        switch self {
        case .unknown: writer.write(byte: 0)
        case .polarDay: writer.write(byte: 1)
        case .polarNight: writer.write(byte: 2)
        case .risesAndSets(let sunrise, let sunset):
            writer.write(byte: 3)
            sunrise.write(to: &writer)
            sunset.write(to: &writer)
        }
    }

    /// Creates a state.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        switch try reader.byte() {
        case 0: self = .unknown
        case 1: self = .polarDay
        case 2: self = .polarNight
        case 3: self = .risesAndSets(sunrise: try reader.value(), sunset: try reader.value())
        default: throw .malformed
        }
    }
}
