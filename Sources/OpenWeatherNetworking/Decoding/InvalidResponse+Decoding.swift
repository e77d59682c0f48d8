import Foundation
import OpenWeatherCore

extension InvalidResponse {
    /// Finds out why `data` could not be decoded.
    init(_ error: any Error, in data: Data) {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            self = .invalidField(path: Self.text(of: context.codingPath + [key]))
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
            self = .invalidField(path: Self.text(of: context.codingPath))
        case .dataCorrupted(let context)? where !context.codingPath.isEmpty:
            self = .invalidField(path: Self.text(of: context.codingPath))
        default:
            self.init(syntaxOf: data)
        }
    }

    /// A path such as `list[3].main.temp`; `$`, as JSONPath writes it, for the whole answer.
    static func text(of path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "$" }
        return path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    /// Tells what kind of text `data` is, which is no JSON or not in UTF-8.
    init(syntaxOf data: Data) {
        switch JSONExtent(of: data) {
        case .empty: self = .empty
        case .open: self = .truncated
        case .closed, .none: self = .notJSON
        }
    }
}
