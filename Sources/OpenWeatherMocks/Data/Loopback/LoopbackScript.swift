/// Answers listed by path, given one after the other.
actor LoopbackScript {
    private var responses: [String: [LoopbackResponse]]

    /// Starts at the beginning of every list.
    init(_ responses: [String: [LoopbackResponse]]) {
        self.responses = responses
    }

    /// The next answer for the request's path; the last one stays.
    func response(to request: LoopbackRequest) -> LoopbackResponse {
        guard let next = responses[request.path]?.first else {
            return .json(#"{"message":"nothing is scripted for \#(request.path)"}"#, status: 501)
        }
        if let rest = responses[request.path]?.dropFirst(), !rest.isEmpty { responses[request.path] = Array(rest) }
        return next
    }
}
