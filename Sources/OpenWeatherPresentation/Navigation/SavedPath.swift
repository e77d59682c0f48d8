/// A path of routes that can be stored and read again by any version of the package.
///
/// Encode ``AppRouter/savedPath`` when the app goes to the background, and pass the decoded value to
/// ``ScreenFactory/makeRouter(savedPath:)`` at the next launch. The stored form is an array of routes, each in the form
/// that ``Route`` documents.
///
/// A path that a newer version has saved may hold routes that this version does not know. They are not shown, but they
/// are encoded again at their place, so a user who returns to the newer version loses nothing. They are removed once
/// the user goes back past them. Keys that this version does not know are kept in the same way for as long as their
/// route stays in the path.
public struct SavedPath: Hashable, Sendable {
    /// One stored route.
    fileprivate struct Entry: Hashable, Sendable {
        /// The route; `nil` when this version does not know it.
        let route: Route?
        /// The value that was decoded; `nil` for a route that was added afterwards.
        let stored: StoredValue?
    }

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
    /// Decodes a path, keeping the routes that this version does not know.
    ///
    /// - Throws: A `DecodingError` when the stored value is not an array.
    public init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([Entry].self)
    }

    /// Encodes known routes in their stored form and unknown ones as they were decoded.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}

extension SavedPath.Entry: Codable {
    init(from decoder: any Decoder) throws {
        route = try? Route(from: decoder)
        stored = try StoredValue(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        if let stored { try stored.encode(to: encoder) } else { try route?.encode(to: encoder) }
    }
}

/// A stored value of any shape, kept to be written back unchanged.
private enum StoredValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([StoredValue])
    case object([String: StoredValue])
}

extension StoredValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([StoredValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: StoredValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
