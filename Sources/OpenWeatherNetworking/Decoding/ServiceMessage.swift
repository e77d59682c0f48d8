import Foundation

/// What the service says about a failure, in any of the shapes it has.
///
/// `cod` is a number for 401 and 429 and a text for the rest; some products have `code` with six digits instead;
/// `message` is a text, sometimes empty, and a number in successful forecasts.
struct ServiceMessage: Decodable, Sendable {
    /// The HTTP status as the body repeats it.
    let status: Int?
    /// The service's words.
    let text: String?
    /// The parameters at fault.
    let parameters: [String]

    /// Reads whatever is readable; throws only when the body is not an object.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let code = try? container.decode(FlexibleInteger.self, forKey: .cod)
        let longCode = try? container.decode(FlexibleInteger.self, forKey: .code)
        status = (code ?? longCode).map { Self.status(from: $0.value) }
        text = try? container.decode(String.self, forKey: .message)
        parameters = (try? container.decode(LossyArray<String>.self, forKey: .parameters))?.elements ?? []
    }

    /// Whether the body is the report of a failure, whatever the HTTP status says.
    var isFailure: Bool {
        status.map { (400..<600).contains($0) } ?? false
    }

    /// The first three digits: 400 for the code 400000.
    private static func status(from code: Int) -> Int {
        var code = code
        while code > 999 { code /= 10 }
        return code
    }

    private enum CodingKeys: String, CodingKey {
        case cod, code, message, parameters
    }
}

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
