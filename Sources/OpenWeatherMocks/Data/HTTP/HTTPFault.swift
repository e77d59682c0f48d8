public import Foundation

/// Something that goes wrong on the way to the service and back.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum HTTPFault: Hashable, Sendable {
    /// Nothing goes wrong.
    case none
    /// The request goes on after a while, and then `fault` happens.
    case delay(Duration, then: HTTPFault = .none)
    /// The connection breaks.
    case drop(URLError.Code)
    /// No answer comes until the task is cancelled.
    case hang
    /// The answer's body is cut after so many bytes; its headers stay.
    case truncate(bytes: Int)
    /// The answer keeps its body and headers and has another status.
    case status(Int)
    /// Another answer comes in place of the real one; nothing is sent.
    case replace(StubResponse)
}
