/// The head of an HTTP/1 request.
struct RequestHead: Hashable, Sendable {
    /// The result of reading the bytes of a connection.
    enum Outcome: Hashable, Sendable {
        /// A head, and the number of its bytes.
        case head(RequestHead, length: Int)
        /// The beginning of a head.
        case incomplete
        /// A head that is refused with this status.
        case refused(Int)
    }

    /// The method, for example `GET`.
    let method: String
    /// The path without the query, as it was sent.
    let path: String
    /// The fields by lowercase name.
    let fields: [String: String]
    /// A Boolean value that indicates whether another request may follow.
    let keepsConnection: Bool

    /// The greatest number of bytes in a head.
    static let longest = 8_192

    /// Reads the head at the beginning of `bytes`.
    ///
    /// A head that another program could read in another way is refused: lines that do not end with CR and LF, folded
    /// or repeated fields, control characters, and every body.
    static func read(_ bytes: [UInt8]) -> Outcome {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while let end = bytes[start...].firstIndex(of: 10) {
            guard end > start, bytes[end - 1] == 13 else { return .refused(400) }
            let line = bytes[start..<end - 1]
            start = end + 1
            guard start <= longest else { return .refused(431) }
            if line.isEmpty {
                if lines.isEmpty { return .refused(400) }
                return head(lines).map { .head($0, length: start) } ?? .refused(400)
            }
            guard line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 9 }) else { return .refused(400) }
            lines.append(line)
        }
        return bytes.count > longest ? .refused(431) : .incomplete
    }

    private static func head(_ lines: [ArraySlice<UInt8>]) -> RequestHead? {
        let words = String(decoding: lines[0], as: UTF8.self)
            .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy({ ("A"..."Z").contains($0) }),
            words[1].hasPrefix("/"), words[1].allSatisfy(\.isASCII), ["HTTP/1.1", "HTTP/1.0"].contains(words[2])
        else { return nil }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let text = String(decoding: line, as: UTF8.self)
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let name = text[..<colon].lowercased()
            guard !name.isEmpty, name.allSatisfy(isToken), fields[name] == nil else { return nil }
            let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            fields[name] = String(value)
        }
        let isNewer = words[2] == "HTTP/1.1"
        let options = (fields["connection"] ?? "").lowercased()
        guard !isNewer || fields["host"] != nil, fields["transfer-encoding"] == nil,
            ["0", nil].contains(fields["content-length"])
        else { return nil }
        return RequestHead(
            method: words[0],
            path: words[1].split(separator: "?", omittingEmptySubsequences: false).first.map(String.init) ?? "/",
            fields: fields,
            keepsConnection: isNewer ? !options.contains("close") : options.contains("keep-alive")
        )
    }

    private static func isToken(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character))
    }
}
