/// A receiver of cache events; called from any thread, so it must be quick.
public typealias CacheEventHandler = @Sendable (CacheEvent) -> Void
