/// A fault in every response of a ``MockService``.
public enum MockFault: Hashable, Sendable {
    /// An error status, in the service's own form.
    case status(Int)
    /// A delay before the response.
    case delay(Duration)
    /// A connection that is closed without a response.
    case drop
    /// A connection that is closed in the middle of the body.
    case truncate
    /// A response that is not JSON.
    case garbage

    /// Creates a fault from an argument such as `status=503`, `delay=2.5`, `drop`, `truncate`, or `garbage`.
    ///
    /// - Throws: ``UsageError`` when there is no such fault.
    public init(argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.dropFirst().first) {
        case ("drop", nil): self = .drop
        case ("truncate", nil): self = .truncate
        case ("garbage", nil): self = .garbage
        case ("status", let text?):
            guard let status = Int(text), (400...599).contains(status) else {
                throw UsageError("--fault", "'\(text)' is not a status in 400...599.")
            }
            self = .status(status)
        case ("delay", let text?):
            guard let seconds = Double(text), (0...3600).contains(seconds) else {
                throw UsageError("--fault", "'\(text)' is not a number of seconds in 0...3600.")
            }
            self = .delay(.seconds(seconds))
        default:
            throw UsageError("--fault", "'\(argument)' is none of status=CODE, delay=SECONDS, drop, truncate, garbage.")
        }
    }
}
