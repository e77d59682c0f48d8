/// Lets a few at a time through, in order; for what would slow the machine down if it all ran at once.
public actor Turnstile {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a turnstile that lets `count` through at a time.
    public init(_ count: Int) {
        free = count
    }

    /// Waits for a free place.
    public func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Gives the place to the next one.
    public func leave() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        free += 1
    }
}
