extension JSONReader {
    /// The reason a text or a value cannot be read, and where.
    ///
    /// A failure holds a position and no path, so that it costs nothing when ``recovering(_:)`` discards it;
    /// ``JSONPath`` finds the path of one that is reported.
    package struct Failure: Error, Hashable, Sendable {
        /// The kinds of failures.
        enum Reason: Hashable, Sendable {
            /// The text is not JSON.
            case notJSON
            /// The text ends before its value does.
            case endsEarly
            /// The value is of another type than the one requested, or impossible.
            case wrongType
            /// The array or object has no such member; `name` is a key, or an index such as `[1]`.
            case missing(name: String)
            /// The task was cancelled.
            case cancelled
        }

        /// The kind of failure.
        let reason: Reason
        /// The position of the value, or of the byte that cannot stand there.
        let offset: Int

        /// Creates a failure at a position.
        init(_ reason: Reason, at offset: Int) {
            self.reason = reason
            self.offset = offset
        }

        /// A Boolean value that indicates whether the text was JSON so far, and a value is at fault.
        var isAboutValue: Bool {
            switch reason {
            case .notJSON, .endsEarly, .cancelled: false
            case .wrongType, .missing: true
            }
        }
    }

    /// Returns the failure for a value that is not of the requested type.
    @inline(never)
    func wrongType(at start: Int) -> Failure {
        Failure(.wrongType, at: start)
    }

    /// Returns the failure for a member that the array or object, which was just left, does not have.
    @inline(never)
    func missing(_ name: String) -> Failure {
        Failure(.missing(name: name), at: index)
    }

    /// Returns the failure for a byte that cannot stand here.
    @inline(never)
    func syntaxFailure() -> Failure {
        Failure(isAtEnd ? .endsEarly : .notJSON, at: index)
    }

    /// Returns the failure for a value of another type, or for something that is no value.
    @inline(never)
    func typeFailure() -> Failure {
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            wrongType(at: index)
        default: syntaxFailure()
        }
    }
}
