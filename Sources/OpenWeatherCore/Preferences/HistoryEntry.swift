public import Foundation

/// A place that the user looked at, or a text that the user searched for.
///
/// ``Preferences/history`` lists entries newest first and holds one for each place and each text. Create entries with
/// ``Preferences/recordVisit(of:at:)`` and ``Preferences/recordSearch(_:at:)``.
///
/// An entry that a newer version saved keeps the keys that this version does not know when it is saved again.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
    /// The subject of an entry.
    ///
    /// A search that led to a place leaves two entries, the text and the place.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Content: Hashable, Sendable {
        /// A place that the user looked at.
        case place(Location)
        /// A text that the user searched for, without white space at its ends.
        case search(String)
    }

    /// The identity of an entry: that of its place, or its text regardless of case.
    ///
    /// A history has at most one entry for each identity.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        /// The identity as a string, for example `place.00112233aabbccdd` or `search.lisbon`.
        public let description: String

        /// Creates the identity of the entry for a place.
        public init(_ place: LocationID) {
            description = "place.\(place)"
        }

        /// Creates the identity of the entry for a text that was cleaned.
        fileprivate init(cleaned text: String) {
            description = "search.\(text.lowercased())"
        }
    }

    /// The identity of the entry, which stays the same when the user looks or searches again.
    public let id: ID

    /// The time of the last visit or search, in whole seconds; `nil` when it is not known.
    ///
    /// It is not known for places that were chosen before the history kept dates.
    public let date: Date?

    /// The place or the text.
    public let content: Content

    private let unread: UnreadFields

    /// Creates an entry for a visit of a place; `nil` for `date` when the time is not known.
    public init(_ place: Location, at date: Date?) {
        self.init(.place(place), id: ID(place.id), date: date, unread: UnreadFields())
    }

    /// Creates an entry for a search, or returns `nil` for a text that is empty or consists of white space.
    ///
    /// The text is cleaned in the same way as for a search, and long texts are truncated. Pass `nil` for `date` when
    /// the time is not known.
    public init?(search text: String, at date: Date?) {
        let cleaned = SearchText.cleaned(text)
        guard !cleaned.isEmpty else { return nil }
        self.init(.search(cleaned), id: ID(cleaned: cleaned), date: date, unread: UnreadFields())
    }

    private init(_ content: Content, id: ID, date: Date?, unread: UnreadFields) {
        self.content = content
        self.id = id
        self.date = date?.inWholeSeconds
        self.unread = unread
    }

    /// The place of the entry; `nil` for a search.
    public var location: Location? {
        guard case .place(let location) = content else { return nil }
        return location
    }

    /// The text of the entry; `nil` for a place.
    public var searchText: String? {
        guard case .search(let text) = content else { return nil }
        return text
    }
}

/// The stored form is an object such as `{"date": 1779969600, "place": {…}}` or `{"date": 1779969600, "search": "Lisbon"}`,
/// with the date in seconds since 1970. The date is left out when it is not known.
extension HistoryEntry: Codable {
    /// Creates an entry by decoding it leniently, field by field.
    ///
    /// - Throws: A decoding error for an entry that has neither a readable place nor a text.
    public init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        let seconds: Double? = fields.value(for: .date)
        let content: Content
        let id: ID
        if let place: Location = fields.value(for: .place) {
            (content, id) = (.place(place), ID(place.id))
        } else {
            let text = SearchText.cleaned(try fields.requiredValue(for: .search))
            guard !text.isEmpty else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "The text is empty.")
                )
            }
            (content, id) = (.search(text), ID(cleaned: text))
        }
        self.init(content, id: id, date: seconds.map { Date(timeIntervalSince1970: $0) }, unread: fields.unread)
    }

    /// Encodes the entry, with the values that could not be read as they were.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var fields = try FieldWriter<CodingKeys>(encoder, keeping: unread)
        try fields.write(date?.timeIntervalSince1970, for: .date)
        try fields.write(location, for: .place)
        try fields.write(searchText, for: .search)
    }

    private enum CodingKeys: String, CodingKey {
        case date, place, search
    }
}
