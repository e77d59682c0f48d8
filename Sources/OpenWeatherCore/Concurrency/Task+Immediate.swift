extension Task where Failure == Never {
    /// Starts a task that runs on the calling thread until it first suspends, on systems that can do this.
    ///
    /// It saves the way through the queue of the thread pool, which is most of what a short task costs. On systems before
    /// 2025, the task starts in the pool.
    package static func startingNow(
        _ operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task {
        if #available(iOS 26, macOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
            Task.immediate(operation: operation)
        } else {
            Task(operation: operation)
        }
    }
}
