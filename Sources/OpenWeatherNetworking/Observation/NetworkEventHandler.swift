/// A receiver of network events; called in order for one request, from any thread, so it must be quick.
public typealias NetworkEventHandler = @Sendable (NetworkEvent) -> Void
