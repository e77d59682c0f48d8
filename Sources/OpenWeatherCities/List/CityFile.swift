import Foundation
import OpenWeatherCaching
import OpenWeatherCore

/// The sorted file of a list of cities, whose bytes are searched as they are.
///
/// ```text
/// 0   "OWCities", then words of eight bytes: the version, the number of cities, the date of the import in seconds, the
///     checksum of all other bytes
/// 40  the place of each city in four bytes, in the order of the cities, up to a multiple of eight bytes
/// …   a city: its name as it is compared, country, state and name, a zero byte behind each; then its number in four bytes,
///     latitude and longitude in eight each
/// ```
///
/// All numbers are little-endian. Cities are in the order of their bytes, so that those of one beginning stand together.
struct CityFile: Sendable {
    /// The first eight bytes.
    static let magic = Array("OWCities".utf8)
    /// The version of the format, which a change of ``CityName`` raises, too.
    static let version: UInt64 = 1
    /// The position of the checksum.
    static let checksumPosition = 32
    /// The length of what stands before the places.
    static let headerLength = 40
    /// The size of the largest file in bytes.
    static let largest = 1 << 30
    /// The length of what stands behind the texts of a city.
    static let numbersLength = 20

    /// The number of cities.
    let count: Int
    /// The date of the import.
    let imported: Date
    private let data: Data
    /// The position of the first city.
    private let start: Int

    /// Returns the bytes of a file.
    ///
    /// - Throws: ``CityListError/storage(_:)``, also when there are more than ``largest``.
    static func bytes(of file: URL) throws(CityListError) -> Data {
        try CityListError.catching { () throws(WeatherError) in try WholeFile(file).contents(limit: largest) }
    }

    /// Creates a file from its bytes, each of which is looked at once.
    ///
    /// - Throws: ``CityListError/damaged`` for any other bytes.
    init(_ data: Data) throws(CityListError) {
        let header = data.withUnsafeBytes { bytes -> (count: Int, seconds: Double)? in
            guard bytes.count >= Self.headerLength, bytes.starts(with: Self.magic),
                Self.word(bytes, 8) == Self.version,
                let count = Int(exactly: Self.word(bytes, 16)), count <= (bytes.count - Self.headerLength) / 4,
                Self.checksum(data) == Self.word(bytes, Self.checksumPosition)
            else { return nil }
            return (count, Double(bitPattern: Self.word(bytes, 24)))
        }
        guard let header, Self.placesLength(header.count) + Self.headerLength <= data.count else { throw .damaged }
        count = header.count
        imported = Date(timeIntervalSince1970: header.seconds)
        start = Self.headerLength + Self.placesLength(header.count)
        self.data = data
    }

    /// The length of the places of cities.
    static func placesLength(_ count: Int) -> Int { (count * 4 + 7) / 8 * 8 }

    /// The checksum of the bytes of a file without the one in its header.
    ///
    /// Each step is reversible, so that two files that differ in one word never have the same.
    static func checksum(_ data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var sum: UInt64 = 0xcbf2_9ce4_8422_2325
            var position = 0
            while position + 8 <= bytes.count {
                if position != checksumPosition { sum = (sum ^ word(bytes, position)) &* 0x100_0000_01b3 }
                // The low bits of a product know nothing of the high ones.
                sum ^= sum >> 32
                position += 8
            }
            for byte in bytes[position...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return sum ^ UInt64(bytes.count)
        }
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
}

extension CityFile {
    /// Returns the cities that a query means, best first, at most `limit`.
    func cities(matching query: CityQuery, limit: Int) -> [City] {
        guard limit > 0 else { return [] }
        return data.withUnsafeBytes { bytes in
            var best: [Match] = []
            var place = firstPlace(from: query.name, in: bytes)
            while let row = row(place, in: bytes), row.starts(with: query.name) {
                defer { place += 1 }
                guard let match = Match(row, at: place, of: query), best.count < limit || match < best[limit - 1] else {
                    continue
                }
                best.insert(match, at: best.firstIndex { match < $0 } ?? best.count)
                if best.count > limit { best.removeLast() }
            }
            return best.compactMap { row($0.place, in: bytes).flatMap { City(row: $0) } }
        }
    }

    /// Returns the place of the first city whose name does not come before `name`.
    private func firstPlace(from name: [UInt8], in bytes: UnsafeRawBufferPointer) -> Int {
        var places = 0..<count
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            guard let row = row(middle, in: bytes) else { return count }
            places = row.lexicographicallyPrecedes(name) ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        return places.lowerBound
    }

    /// Returns the bytes from a city on; `nil` behind the last one, and for a place that is none.
    private func row(_ place: Int, in bytes: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>? {
        guard place < count else { return nil }
        let offset = bytes.loadUnaligned(fromByteOffset: Self.headerLength + place * 4, as: UInt32.self)
        guard let offset = Int(exactly: UInt32(littleEndian: offset)), offset < bytes.count - start else { return nil }
        return bytes[(start + offset)...]
    }
}

/// How well a city matches a query; the better one is less.
private struct Match: Comparable {
    /// The place of the city.
    let place: Int
    /// 0 for the whole name, 1 for whole words, and 2 for the beginning of a word.
    private let kind: Int
    private let length: Int

    /// Creates the match of a city whose name begins as the query does; `nil` for one elsewhere.
    init?(_ row: Slice<UnsafeRawBufferPointer>, at place: Int, of query: CityQuery) {
        var rest = row.dropFirst(query.name.count)
        guard let next = rest.first, let end = rest.firstIndex(of: 0) else { return nil }
        rest = rest[end...].dropFirst()
        if query.country != nil || query.state != nil {
            let codes = rest.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
            guard codes.count == 3, query.country.map(codes[0].elementsEqual) ?? true,
                query.state.map(codes[1].elementsEqual) ?? true
            else { return nil }
        }
        self.place = place
        length = end - row.startIndex
        kind =
            switch next {
            case 0: 0
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: 2
            default: 1
            }
    }

    static func < (lhs: Match, rhs: Match) -> Bool {
        (lhs.kind, lhs.length, lhs.place) < (rhs.kind, rhs.length, rhs.place)
    }
}

extension City {
    /// Creates a city from its bytes; `nil` when they are none.
    fileprivate init?(row: Slice<UnsafeRawBufferPointer>) {
        let parts = row.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, parts[4].count >= CityFile.numbersLength else { return nil }
        let numbers = UnsafeRawBufferPointer(rebasing: parts[4])
        let angle = { (position: Int) in
            Double(bitPattern: UInt64(littleEndian: numbers.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
        }
        guard let id = Int(exactly: UInt32(littleEndian: numbers.loadUnaligned(as: UInt32.self))),
            let coordinate = Coordinate(latitude: angle(4), longitude: angle(12))
        else { return nil }
        let texts = parts[1...3].map { String(decoding: $0, as: UTF8.self) }
        self.init(
            id: id,
            name: texts[2],
            state: texts[1].isEmpty ? nil : texts[1],
            country: texts[0].isEmpty ? nil : texts[0],
            coordinate: coordinate
        )
    }
}
