import Foundation

/// The service's report of a failure, in any of its shapes.
///
/// `cod` is a number for 401 and 429 and a string otherwise; some products have `code` with six digits instead.
/// `message` is a string, sometimes empty, and a number in successful forecasts.
struct ServiceMessage: Decodable, Sendable {
    /// The HTTP status in the body; `nil` when the body names none.
    let status: Int?
    /// The message; `nil` when there is none, or it is not a string.
    let text: String?
    /// The names of the parameters at fault.
    let parameters: [String]

    /// Decodes the fields that are well formed; throws only when the body is not an object.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let code = try? container.decode(FlexibleInteger.self, forKey: .cod)
        let longCode = try? container.decode(FlexibleInteger.self, forKey: .code)
        status = (code ?? longCode).map { Self.status(from: $0.value) }
        text = try? container.decode(String.self, forKey: .message)
        parameters = (try? container.decode(LossyArray<String>.self, forKey: .parameters))?.elements ?? []
    }

    /// Whether the body reports a failure, whatever the HTTP status is.
    var isFailure: Bool {
        status.map { (400..<600).contains($0) } ?? false
    }

    /// Returns the first three digits: 400 for the code 400000.
    private static func status(from code: Int) -> Int {
        var code = code
        while code > 999 { code /= 10 }
        return code
    }

    private enum CodingKeys: String, CodingKey {
        case cod, code, message, parameters
    }
}

/// The body of a response with a status of success: the payload, or a failure in disguise.
///
/// Old deployments and some proxies send `{"cod":"404","message":"Error: Not found city"}` with HTTP status 200.
enum ServiceResponse<Payload: Decodable & Sendable>: Decodable, Sendable {
    /// The requested payload.
    case payload(Payload)
    /// A failure with the status in the body.
    case failure(status: Int)

    /// Decodes either; throws the error of `Payload`.
    init(from decoder: any Decoder) throws {
        if let message = try? ServiceMessage(from: decoder), message.isFailure, let status = message.status {
            self = .failure(status: status)
        } else {
            self = .payload(try Payload(from: decoder))
        }
    }
}
