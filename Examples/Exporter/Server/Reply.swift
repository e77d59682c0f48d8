/// A response of the exporter.
struct Reply: Hashable, Sendable {
    /// The status.
    let status: Int
    /// The value of the field `Content-Type`.
    let type: String
    /// The body.
    let body: String
    /// Further fields.
    let fields: [String]

    /// Creates a response with a body of the given type.
    init(
        _ body: String,
        status: Int = 200,
        type: String = "text/plain; charset=utf-8",
        fields: [String] = []
    ) {
        self.status = status
        self.type = type
        self.body = body
        self.fields = fields
    }

    /// Returns the response of a status alone, whose body is its name.
    static func status(_ status: Int, fields: [String] = []) -> Reply {
        Reply("\(status) \(reasons[status] ?? "")\n", status: status, fields: fields)
    }

    /// Returns the bytes of the response.
    ///
    /// - Parameters:
    ///   - hasBody: Whether the body is sent; a request with `HEAD` gets its length alone.
    ///   - keepsConnection: Whether another request may follow.
    /// - Returns: The head and the body.
    func bytes(hasBody: Bool, keepsConnection: Bool) -> [UInt8] {
        let body = Array(body.utf8)
        let head =
            [
                "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")", "Content-Type: \(type)",
                "Content-Length: \(body.count)", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
                "Connection: \(keepsConnection ? "keep-alive" : "close")",
            ] + fields
        return Array(head.map { $0 + "\r\n" }.joined().utf8) + [13, 10] + (hasBody ? body : [])
    }

    private static let reasons = [
        200: "OK", 400: "Bad Request", 401: "Unauthorized", 404: "Not Found", 405: "Method Not Allowed",
        431: "Request Header Fields Too Large", 503: "Service Unavailable",
    ]
}
