import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// A ``CityFile`` in the making, in memory.
struct CityFileWriter: Sendable {
    /// The place of a city, with its first bytes, which tell most cities apart without a look at the others.
    private struct Place: Sendable {
        let beginning: UInt64
        let position: UInt32
        let length: UInt32
    }

    /// The number of cities.
    var count: Int { places.count }
    private var rows: [UInt8] = []
    private var places: [Place] = []

    /// Creates a file without a city; `capacity` is about the number of bytes that its cities will take.
    init(capacity: Int) {
        rows.reserveCapacity(capacity)
    }

    /// Adds a city, unless a file has no room for it.
    mutating func add(_ row: CityRow) {
        // No row takes as much as a megabyte.
        guard let id = UInt32(exactly: row.id), let position = UInt32(exactly: rows.count),
            CityFile.headerLength + CityFile.placesLength(count) + rows.count < CityFile.largest - 1 << 20
        else { return }
        for text in [CityName.folded(row.name), row.country ?? "", row.state?.uppercased() ?? "", row.name] {
            rows.append(contentsOf: text.utf8)
            rows.append(0)
        }
        rows.append(id)
        rows.append(row.coordinate.latitude.bitPattern)
        rows.append(row.coordinate.longitude.bitPattern)
        let bytes = rows[Int(position)...]
        let beginning = bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        places.append(Place(beginning: beginning, position: position, length: UInt32(bytes.count)))
    }

    /// Returns the bytes of the file.
    mutating func file(imported date: Date) -> Data {
        places.sort { [rows] lhs, rhs in
            guard lhs.beginning == rhs.beginning else { return lhs.beginning < rhs.beginning }
            return rows[Int(lhs.position)...].lexicographicallyPrecedes(rows[Int(rhs.position)...])
        }
        var file = Data(capacity: CityFile.headerLength + CityFile.placesLength(count) + rows.count)
        file += CityFile.magic
        file.append(CityFile.version)
        file.append(UInt64(count))
        file.append(date.timeIntervalSince1970.bitPattern)
        file.append(UInt64(0))
        var position: UInt32 = 0
        for place in places {
            file.append(position)
            position += place.length
        }
        if !count.isMultiple(of: 2) { file.append(UInt32(0)) }
        for place in places { file += rows[Int(place.position)..<Int(place.position) + Int(place.length)] }
        var checksum: [UInt8] = []
        checksum.append(CityFile.checksum(file))
        file.replaceSubrange(CityFile.checksumPosition..<CityFile.headerLength, with: checksum)
        return file
    }
}

extension RangeReplaceableCollection<UInt8> {
    /// Appends a number with its lowest byte first.
    fileprivate mutating func append(_ number: some FixedWidthInteger & UnsignedInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
