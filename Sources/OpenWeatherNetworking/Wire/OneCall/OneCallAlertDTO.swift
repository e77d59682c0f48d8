/// An element of `alerts` of One Call 3.0, and the body of `alert/{id}` of One Call 4.0.
struct OneCallAlertDTO: ResponseBody {
    let start: Double
    let end: Double
    private(set) var id: String?
    private(set) var senderName: String?
    private(set) var event: String?
    private(set) var descriptions: [TextDTO] = []
    private(set) var tags: [String] = []
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of texts and tags that are read.
    private static let limit = 50

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var start: Double?
        var end: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "id": id = try reader.optional()
            case "sender_name": senderName = try reader.optional()
            case "event": event = try reader.optional()
            case "start": start = try reader.value()
            case "end": end = try reader.value()
            case "description":
                descriptions =
                    reader.isAtArray
                    ? try reader.readableElements(first: Self.limit)
                    : [try reader.optional(TextDTO.self)].compactMap(\.self)
            case "tags": tags = try reader.readableElements(first: Self.limit)
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.start = try reader.required(start, "start")
        self.end = try reader.required(end, "end")
    }

    /// `description`: a text, or an element of an array with a language.
    struct TextDTO: JSONReadable {
        private(set) var language: String?
        let text: String

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            guard !reader.isAtString else {
                text = try reader.value()
                return
            }
            var text: String?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "language": language = try reader.optional()
                case "description": text = try reader.optional()
                default: break
                }
            }
            self.text = try reader.required(text, "description")
        }
    }
}
