/// The service's report of a failure, in any of its shapes.
///
/// `cod` is a number for 401 and 429 and a string otherwise; some products have `code` instead, with three digits or six.
/// `message` is a string, sometimes empty, and a number in successful forecasts; a tile's report has nothing else, and one
/// product calls it `error`.
struct ServiceMessage: JSONReadable {
    /// The status in the body; `nil` when the body names none.
    let status: ServiceStatus?
    /// The message; `nil` when there is none, or it is not a string.
    private(set) var text: String?
    /// The names of the parameters at fault, at most ``parameterLimit``.
    private(set) var parameters: [String] = []

    /// The number of parameters that are read; an error shows no more.
    static let parameterLimit = 8

    /// Reads the fields that are well formed.
    ///
    /// - Throws: ``JSONReader/Failure`` when the value is not an object.
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var status: ServiceStatus?
        var longStatus: ServiceStatus?
        var longText: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "cod": status = try reader.optional()
            case "code": longStatus = try reader.optional()
            case "message": text = try reader.optional()
            case "error": longText = try reader.optional()
            case "parameters": parameters = try reader.readableElements(first: Self.parameterLimit)
            default: break
            }
        }
        self.status = status ?? longStatus
        text = text ?? longText
    }
}

/// An HTTP status that a body names in `cod` or `code`.
package struct ServiceStatus: JSONReadable {
    /// The status, for example 404.
    let code: Int

    /// Reads the first three digits of a number or a string: 400 for the code 400000.
    package init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var code = try reader.value(FlexibleInteger.self).value
        while code > 999 { code /= 10 }
        self.code = code
    }

    /// A Boolean value that indicates whether it reports a failure, whatever the status of the response is.
    var isFailure: Bool { (400..<600).contains(code) }
}
