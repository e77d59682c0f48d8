import Foundation

extension Coordinate: BinaryCodable {
    /// Appends both angles.
    package func write(to writer: inout BinaryWriter) {
        writer.write(latitude)
        writer.write(longitude)
    }

    /// Creates a coordinate.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for an angle out of range.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let (latitude, longitude) = (try reader.double(), try reader.double())
        guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else { throw .malformed }
        self = coordinate
    }
}

extension UTCOffset: BinaryCodable {
    /// Appends the number of seconds.
    package func write(to writer: inout BinaryWriter) {
        writer.write(seconds)
    }

    /// Creates an offset.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for an offset beyond 18 hours.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        guard let offset = UTCOffset(seconds: try reader.int()) else { throw .malformed }
        self = offset
    }
}

extension LocalDay: BinaryCodable {
    /// Appends the number of days.
    package func write(to writer: inout BinaryWriter) {
        writer.write(daysSince1970)
    }

    /// Creates a day.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self.init(daysSince1970: try reader.int())
    }
}

extension Location: CacheValue {
    /// The form of a location.
    package static var cacheFormat: String { "Location 1" }

    /// The estimated size in memory, with a slot for each name.
    package var cacheCost: Int { MemoryLayout<Self>.size + 64 + localizedNames.count * 64 }

    /// Appends the location.
    ///
    /// One that was decoded with an identity of its own, or with keys that this version does not know, is written as
    /// JSON, which keeps them.
    ///
    /// - Throws: ``BinaryFailure/unencodable`` when JSON cannot express such a location.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        let plain = Location(
            name: name,
            localizedNames: localizedNames,
            country: country,
            state: state,
            coordinate: coordinate
        )
        guard plain == self else {
            guard let json = try? JSONEncoder().encode(self) else { throw .unencodable }
            writer.write(byte: 1)
            return writer.write(json)
        }
        writer.write(byte: 0)
        writer.write(name)
        writer.write(count: localizedNames.count)
        for (code, name) in localizedNames {
            writer.write(code)
            writer.write(name)
        }
        try writer.write(country)
        try writer.write(state)
        coordinate.write(to: &writer)
    }

    /// Creates a location.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        switch try reader.byte() {
        case 0: try self.init(plain: &reader)
        case 1:
            let json = try reader.data()
            guard let location = try? JSONDecoder().decode(Location.self, from: json) else { throw .malformed }
            self = location
        default: throw .malformed
        }
    }

    private init(plain reader: inout BinaryReader) throws(BinaryFailure) {
        let name = try reader.string()
        var names: [String: String] = [:]
        let count = try reader.count()
        names.reserveCapacity(min(count, 256))
        for _ in 0..<count {
            let code = try reader.string()
            guard names.updateValue(try reader.string(), forKey: code) == nil else { throw .malformed }
        }
        self.init(
            name: name,
            localizedNames: names,
            country: try reader.optional(),
            state: try reader.optional(),
            coordinate: try reader.value()
        )
    }
}

extension DataSource: BinaryCodable {
    /// Appends the name and the address.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        writer.write(name)
        try writer.write(address?.absoluteString)
    }

    /// Creates a source.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for text that is not an address.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let name = try reader.string()
        let text: String? = try reader.optional()
        // The service's own address is not parsed again for every response.
        if name == Self.openWeather.name, text == Self.openWeather.address?.absoluteString {
            self = .openWeather
            return
        }
        let address = text.flatMap { URL(string: $0) }
        guard text == nil || address != nil else { throw .malformed }
        self.init(name: name, address: address)
    }
}
