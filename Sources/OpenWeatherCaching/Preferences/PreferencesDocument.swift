import Foundation
import OpenWeatherCore

/// The document in which preferences are stored, in every version there ever was.
///
/// Version 1 is flat: the version stands beside the preferences. Version 2 puts them under `preferences`, so that
/// what belongs to the document and what belongs to the user cannot clash.
enum PreferencesDocument: Hashable, Sendable {
    /// A document that was read, in whatever version it was written.
    case known(Preferences)
    /// A document of a later version of the program.
    case newer
    /// Bytes that are no document.
    case damaged

    /// Reads a document.
    init(_ data: Data) {
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Header.self, from: data).version, version > 0 else {
            self = .damaged
            return
        }
        let preferences =
            switch version {
            case 1: try? decoder.decode(Preferences.self, from: data)
            case 2: try? decoder.decode(Body.self, from: data).preferences
            default: Preferences?.none
            }
        if let preferences {
            self = .known(preferences)
        } else {
            self = version > Self.version ? .newer : .damaged
        }
    }

    /// The bytes of a document in the current version, readable and with a stable order.
    static func encode(_ preferences: Preferences) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Body(version: version, preferences: preferences))
    }

    private static let version = 2

    private struct Header: Decodable {
        let version: Int
    }

    private struct Body: Codable {
        let version: Int
        let preferences: Preferences
    }
}
