public import Testing

/// A trait of suites and tests that ends the test process when the tests stand still, in place of a time limit.
///
/// A time limit counts the time in which a test waits for its turn, so that a short one fails sound tests on a busy
/// machine, and it cannot end a test that waits for a continuation. ``Standstill`` has the rules of this trait.
public struct Watched: SuiteTrait, TestTrait, TestScoping {
    /// Whether the tests of nested suites have the trait, too.
    public let isRecursive = true

    /// Runs a case of a test while the watchdog knows of it.
    @concurrent
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let location = test.sourceLocation
        let name = "\(test.displayName ?? test.name) (\(location.fileID):\(location.line))"
        let number = Watchdog.shared.begin(name)
        defer { Watchdog.shared.end(number) }
        try await function()
    }
}

/// Says that a test which takes minutes of processor time goes on.
public func goesOn() {
    Watchdog.shared.step()
}

extension Trait where Self == Watched {
    /// Ends the test process when the tests stand still.
    public static var watched: Self { Watched() }
}
