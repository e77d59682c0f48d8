/// Lets other tasks run until `condition` returns `true` or the task is cancelled.
///
/// The condition is evaluated on the caller's actor. The time limit of the suite ends a wait that is in vain.
public func until(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}

/// Lets other tasks run for a while, before a test checks that none of them did anything.
public func settle() async {
    for _ in 0..<100 { await Task.yield() }
}
