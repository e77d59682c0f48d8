/// The body of a successful answer: what was asked for, or a failure in disguise.
///
/// Old deployments and some proxies send `{"cod":"404","message":"Error: Not found city"}` with HTTP status 200.
enum ServiceResponse<Payload: Decodable & Sendable>: Decodable, Sendable {
    /// What was asked for.
    case payload(Payload)
    /// A failure with its status.
    case failure(status: Int)

    /// Reads either; throws what `Payload` throws.
    init(from decoder: any Decoder) throws {
        if let message = try? ServiceMessage(from: decoder), message.isFailure, let status = message.status {
            self = .failure(status: status)
        } else {
            self = .payload(try Payload(from: decoder))
        }
    }
}
