import Foundation
import OpenWeatherCore

extension InvalidResponse {
    /// Creates the reason why `data` could not be read.
    init(_ failure: JSONReader.Failure, in data: Data) {
        let reader = JSONReader(data)
        switch failure.reason {
        case .notJSON: self = .notJSON
        case .endsEarly: self = reader.isAtEnd ? .empty : .truncated
        case .wrongType, .missing: self = .invalidField(path: JSONPath(of: failure, in: reader).description)
        }
    }
}
