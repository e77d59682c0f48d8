import Foundation
import OpenWeatherCore

extension NetworkError {
    /// Creates the error of `data` that could not be read.
    init(_ failure: JSONReader.Failure, in data: Data) {
        let reader = JSONReader(data)
        switch failure.reason {
        case .notJSON: self = .decoding(.notJSON)
        case .endsEarly: self = .decoding(reader.isAtEnd ? .empty : .truncated)
        case .wrongType, .missing:
            self = .decoding(.invalidField(path: JSONPath(of: failure, in: reader).description))
        case .cancelled: self = .cancelled
        }
    }
}
