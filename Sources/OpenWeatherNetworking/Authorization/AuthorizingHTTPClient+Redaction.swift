extension AuthorizingHTTPClient: CustomReflectable {
    /// A mirror without the key and the headers, which may let one in as well as the key does.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
