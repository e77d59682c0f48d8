public import Foundation

// To compare this file with: SwiftUICore.swiftinterface and SwiftUI.swiftinterface of the iOS 18 SDK.
extension View {
    // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        stubChanged("onAppear") { node, context in
            node.effects.append(
                StubEffect(moment: .appear, key: context.path, identity: nil, run: { _ in action?() }, start: nil)
            )
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        stubChanged("onDisappear") { node, context in
            node.effects.append(
                StubEffect(moment: .disappear, key: context.path, identity: nil, run: { _ in action?() }, start: nil)
            )
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
    // The inherited actor context is in the interface and not on the page.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        stubChanged("task") { node, context in
            node.effects.append(
                StubEffect(moment: .task, key: context.path, identity: nil, run: nil, start: { await action() })
            )
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        stubChanged("task") { node, context in
            node.effects.append(
                StubEffect(
                    moment: .task,
                    key: context.path,
                    identity: AnyHashable(StubCompared(value)),
                    run: nil,
                    start: { await action() }
                )
            )
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        stubChanged("onChange") { node, context in
            node.effects.append(
                StubEffect(
                    moment: .change(initial: initial),
                    key: context.path,
                    identity: AnyHashable(StubCompared(value)),
                    run: { old in action((old?.base as? StubCompared<V>)?.value ?? value, value) },
                    start: nil
                )
            )
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    // https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
    @available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, *)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        stubChanged("onTapGesture") { node, _ in node.tap = action }
    }

    // https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        stubChanged("onOpenURL") { node, _ in node.details["onOpenURL"] = action }
    }

    // https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:)
    @available(iOS 14, macOS 11, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>,
        allowing: Set<String>
    ) -> some View { stubNoted("handlesExternalEvents", preferring) }

    // https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        stubChanged("allowsHitTesting") { node, _ in
            if !enabled { for part in node.stubAll { part.tap = nil } }
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)
    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View { stubNoted("keyboardShortcut", "\(key.character)") }

    // https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)
    // Not for macOS; the type is UIKit's.
    // https://developer.apple.com/documentation/swiftui/view/onhover(perform:)
    @available(iOS 13.4, macOS 10.15, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { stubNoted("onHover") }

    // https://developer.apple.com/documentation/swiftui/view/help(_:)-6oiyb
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { stubNoted("help", String(text)) }
}

/// A value that can only be compared, as the identity of a task or a change.
struct StubCompared<Value: Equatable>: Hashable {
    let value: Value

    init(_ value: Value) { self.value = value }

    func hash(into hasher: inout Hasher) {}
}

// https://developer.apple.com/documentation/swiftui/keyequivalent
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let escape = KeyEquivalent("\u{1B}")
    public static let `return` = KeyEquivalent("\r")
}

// https://developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
}
