/// Answers listed by path, given one after the other.
actor LoopbackScript {
    private var answers: [String: [LoopbackResponse]]

    /// Starts at the beginning of every list.
    init(_ answers: [String: [LoopbackResponse]]) {
        self.answers = answers
    }

    /// The next answer for the request's path; the last one stays.
    func answer(to request: LoopbackRequest) -> LoopbackResponse {
        guard let next = answers[request.path]?.first else {
            return .json(#"{"message":"nothing is scripted for \#(request.path)"}"#, status: 501)
        }
        if let rest = answers[request.path]?.dropFirst(), !rest.isEmpty { answers[request.path] = Array(rest) }
        return next
    }
}
