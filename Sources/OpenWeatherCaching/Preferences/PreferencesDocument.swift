import Foundation
import OpenWeatherCore

/// The JSON document in which preferences are stored, in every version of its format.
///
/// Version 1 is flat: the version stands beside the preferences. Version 2 puts them under `preferences`, so that keys of
/// the document and of the preferences cannot clash. The version rises only when an older program must not touch the
/// document; new keys and values do not need it, because they are kept, see ``Content``.
enum PreferencesDocument: Hashable, Sendable {
    /// A document that could be read, in either version.
    case known(Content)
    /// A document in the format of a later version.
    case newer
    /// Bytes that are not a document.
    case damaged

    /// The content of a document; keys that are not known are written back.
    struct Content: Hashable, Sendable {
        /// The preferences.
        var preferences = Preferences()

        private var unread = UnreadFields()

        /// Creates the content of a document that does not exist yet.
        init() {}
    }

    /// Reads a document.
    init(_ data: Data) {
        let decoder = JSONDecoder()
        // The decoder looks at strings only when they are decoded, and values are read leniently: a document that is not
        // JSON throughout must not pass for one of a newer version.
        guard (try? JSONSerialization.jsonObject(with: data)) != nil,
            let version = try? decoder.decode(Header.self, from: data).version, version > 0,
            version > Self.version || Self.isReadable(data)
        else {
            self = .damaged
            return
        }
        let content =
            switch version {
            case 1: (try? decoder.decode(Preferences.self, from: data)).map(Content.init(preferences:))
            case Self.version: try? decoder.decode(Content.self, from: data)
            default: Content?.none
            }
        if let content {
            self = .known(content)
        } else {
            self = version > Self.version ? .newer : .damaged
        }
    }

    /// Returns the bytes of a document in the current version, readable and with a stable order of keys.
    ///
    /// - Throws: An error when the document would be longer than ``limit`` or could not be read again.
    static func encode(_ content: Content) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(content)
        // A document that cannot be read again would be set aside as damaged, with all that it holds.
        guard data.count <= limit, isReadable(data) else { throw CocoaError(.fileWriteUnknown) }
        return data
    }

    /// The largest document in bytes; preferences with many favorites in many languages take a tenth of it.
    static let limit = 4_000_000

    /// Returns whether a document of valid JSON can be decoded, and in seconds at most: fields that are not understood cost
    /// up to a millisecond for each array or object and a tenth for any other value.
    ///
    /// The bytes are counted, because parsing what was just encoded would take longer than encoding it.
    private static func isReadable(_ data: Data) -> Bool {
        var (commas, containers, empty, depth, deepest) = (0, 0, 0, 0, 0)
        var (isString, isEscaped, last) = (false, false, UInt8(0))
        // An array is read several times as fast.
        for byte in [UInt8](data) {
            if isString {
                isString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: ","): commas += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                containers += 1
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if last == UInt8(ascii: "{") || last == UInt8(ascii: "[") { empty += 1 }
            default: break
            }
            last = byte
        }
        // The root, and for each container that is not empty one value more than it has commas.
        let values = 1 + commas + containers - empty
        return values <= 100_000 && containers <= 10_000 && deepest <= Self.deepest
    }

    /// The depth of arrays and objects that Foundation reads.
    private static let deepest = 512

    private static let version = 2

    private struct Header: Decodable {
        let version: Int
    }
}

extension PreferencesDocument.Content: Codable {
    /// Creates content from preferences in the flat format.
    fileprivate init(preferences: Preferences) {
        self.preferences = preferences
    }

    /// Creates content by decoding a document in the current version.
    ///
    /// - Throws: A decoding error when there are no preferences.
    init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        preferences = try fields.requiredValue(for: .preferences)
        fields.skip(.version)
        unread = fields.unread
    }

    /// Encodes a document in the current version.
    ///
    /// - Throws: An encoding error.
    func encode(to encoder: any Encoder) throws {
        var fields = try FieldWriter<CodingKeys>(encoder, keeping: unread)
        try fields.write(PreferencesDocument.version, for: .version)
        try fields.write(preferences, for: .preferences)
    }

    private enum CodingKeys: String, CodingKey {
        case version, preferences
    }
}
