import Foundation
import OpenWeatherCore

extension AnswerProblem {
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
            self = Self.syntaxProblem(in: data)
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

    private static func syntaxProblem(in data: Data) -> AnswerProblem {
        switch JSONExtent(of: data) {
        case .empty: .empty
        case .open: .truncated
        case .closed, .none: .notJSON
        }
    }
}
