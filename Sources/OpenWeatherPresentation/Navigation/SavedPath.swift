public import Foundation
import OpenWeatherCore

/// A path of routes that can be stored and read again by any version of the package.
///
/// Keep ``stored`` of ``AppRouter/savedPath`` whenever it changes, for example in a `@SceneStorage`, and pass the value that
/// ``init(stored:)`` makes of it to ``AppRouter/restorePath(_:)`` or ``ScreenFactory/makeRouter(savedPath:)`` at the next
/// launch. The path alone is encoded as an array of routes, each in the form that ``Route`` documents.
///
/// A path that a newer version has saved may hold routes that this version does not know. They are not shown, but they
/// are encoded again at their place, so a user who returns to the newer version loses nothing. They are removed once
/// the user goes back past them. Keys that this version does not know are kept in the same way for as long as their
/// route stays in the path.
///
/// At most ``limit`` routes are stored and read, the lowest ones.
///
/// ```swift
/// let data = router.savedPath.stored
///
/// if let data, let savedPath = SavedPath(stored: data) {
///     nextRouter.restorePath(savedPath)
/// }
/// ```
public struct SavedPath: Hashable, Sendable {
    /// One stored route.
    fileprivate struct Entry: Hashable, Sendable {
        /// The route; `nil` when this version does not know it.
        let route: Route?
        /// The value that was decoded, kept for a route that is unknown or has unknown keys; `nil` for every other route,
        /// and for a value beyond the limits of `JSONValue`.
        let stored: JSONValue?
    }

    /// The largest number of routes in the stored form.
    public static let limit = 100

    private var entries: [Entry]

    /// Creates a path of known routes, lowest screen first.
    public init(_ routes: [Route] = []) {
        entries = routes.map { Entry(route: $0, stored: nil) }
    }

    /// The routes that this version knows, lowest screen first.
    ///
    /// Adding routes keeps all unknown ones. Removing routes also removes the unknown ones above those that stay.
    public var routes: [Route] {
        get { entries.compactMap(\.route) }
        set {
            let old = routes
            let kept = zip(old, newValue).prefix { $0 == $1 }.count
            if kept < old.count { removeEntries(above: kept) }
            entries += newValue.dropFirst(kept).map { Entry(route: $0, stored: nil) }
        }
    }

    /// Removes everything above the lowest `count` known routes.
    private mutating func removeEntries(above count: Int) {
        let known = entries.indices.filter { entries[$0].route != nil }
        entries.removeSubrange((count == 0 ? 0 : known[count - 1] + 1)...)
    }
}

extension SavedPath: Codable {
    /// Creates a path by decoding it, keeping the routes that this version does not know.
    ///
    /// - Throws: A `DecodingError` when the stored value is not an array.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        entries = []
        while !container.isAtEnd, container.currentIndex < Self.limit {
            let entry = try container.decode(Entry.self)
            // A value that is neither understood nor kept, for example one nested too deeply, is left out.
            if entry.route != nil || entry.stored != nil { entries.append(entry) }
        }
    }

    /// Encodes known routes in their stored form and unknown ones as they were decoded.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Array(entries.prefix(Self.limit)))
    }
}

extension SavedPath {
    /// The version of the stored form, which changes only when older versions would misread it.
    private static let version = 1

    /// The largest number of bytes that are read.
    private static let maximumLength = 1_000_000

    /// The path with the version of its form.
    private struct Envelope: Codable {
        let version: Int
        let path: SavedPath
    }

    /// The path as data to keep until the next launch; `nil` when it cannot be encoded.
    ///
    /// It is JSON, for example `{"version":1,"path":[{"screen":"forecast"}]}`.
    public var stored: Data? {
        try? JSONEncoder().encode(Envelope(version: Self.version, path: self))
    }

    /// Creates a path from data that was kept, also by an earlier version, or returns `nil` when it cannot be read.
    ///
    /// Data of a version whose form this one does not know is not read: the app then begins at home.
    ///
    /// - Parameter data: The data: ``stored`` of any version, or an encoded path.
    public init?(stored data: Data) {
        guard data.count <= Self.maximumLength else { return nil }
        let decoder = JSONDecoder()
        if let path = try? decoder.decode(SavedPath.self, from: data) {
            self = path
        } else if let envelope = try? decoder.decode(Envelope.self, from: data), envelope.version == Self.version {
            self = envelope.path
        } else {
            return nil
        }
    }
}

extension SavedPath.Entry: Codable {
    init(from decoder: any Decoder) throws {
        route = try? Route(from: decoder)
        let isWhole = route.map { !$0.hasUnknownKeys(in: decoder) } ?? false
        stored = isWhole ? nil : try? JSONValue(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        if let stored { try stored.encode(to: encoder) } else { try route?.encode(to: encoder) }
    }
}
