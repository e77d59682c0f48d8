// The part of ServiceLifecycle that the article "On a server" uses, with the same names and shapes.
//
// Follows swift-service-lifecycle 2.11.0, commit 9829955b385e5bb88128b73f1b8389e9b9c3191a.
//
// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
// the package itself.

/// A long-running part of a program.
protocol Service: Sendable {
    func run() async throws
}

/// Runs `operation`, whose task is cancelled when the program is asked to end.
func cancelWhenGracefulShutdown<Value: Sendable>(
    _ operation: @Sendable @escaping () async throws -> Value
) async rethrows -> Value {
    try await operation()
}
