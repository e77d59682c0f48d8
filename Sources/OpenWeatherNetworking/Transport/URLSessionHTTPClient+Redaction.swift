extension URLSessionHTTPClient: CustomReflectable {
    /// A mirror without children: the session's own would show the signed addresses of requests under way.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
