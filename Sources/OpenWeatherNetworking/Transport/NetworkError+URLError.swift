import Foundation

extension NetworkError {
    /// Describes whatever `URLSession` threw, by its code alone.
    init(_ error: any Error) {
        switch error {
        case let error as NetworkError: self = error
        case is CancellationError: self = .cancelled
        case let error as URLError where error.code == .cancelled: self = .cancelled
        // What comes as it is prints the failing URL; a code cannot.
        case let error as URLError: self = .transport(URLError(error.code))
        default: self = .transport(URLError(.unknown))
        }
    }
}
