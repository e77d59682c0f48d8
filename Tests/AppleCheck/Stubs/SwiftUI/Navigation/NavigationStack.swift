public import Foundation

// https://developer.apple.com/documentation/swiftui/navigationpath
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath {
    var elements: [AnyHashable] = []

    public init() {}

    public var count: Int { elements.count }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

// https://developer.apple.com/documentation/swiftui/navigationstack
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Containers/Navigation.swift.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationStack<Data, Root: View>: View, StubPrimitive {
    public typealias Body = Never

    let root: Root
    let elements: () -> [AnyHashable]
    let keep: (Int) -> Void

    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        elements = { [] }
        keep = { _ in }
    }

    nonisolated public init(
        path: Binding<NavigationPath>,
        @ViewBuilder root: () -> Root
    ) where Data == NavigationPath {
        self.root = root()
        elements = { path.wrappedValue.elements }
        keep = { path.wrappedValue.elements = Array(path.wrappedValue.elements.prefix($0)) }
    }

    nonisolated public init(
        path: Binding<Data>,
        @ViewBuilder root: () -> Root
    )
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        elements = { path.wrappedValue.map { AnyHashable($0) } }
        keep = { count in path.wrappedValue.removeLast(path.wrappedValue.count - count) }
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let elements = elements()
        let outer = context.storage.destinations
        context.storage.destinations = [:]
        var screens = [screen(context.at("root")) { $0.nodes(of: root) }]
        for (position, element) in elements.enumerated() {
            var own = context.at("\(position)[\(element)]")
            own.environment.stubDismiss = DismissAction { keep(position) }
            own.environment.stubIsPresented = true
            let destination = context.storage.destinations[ObjectIdentifier(type(of: element.base))]
            if destination == nil { context.storage.note("no destination for \(type(of: element.base))") }
            screens.append(screen(own) { destination?(element.base, $0) ?? [] })
            screens.last?.dismiss = { keep(position) }
        }
        context.storage.destinations = outer
        for covered in screens.dropLast() { covered.isCovered = true }
        return [StubNode("navigation", context, children: screens)]
    }

    private func screen(_ context: StubContext, _ nodes: (StubContext) -> [StubNode]) -> StubNode {
        StubNode("screen", context, children: nodes(context))
    }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        StubModified(
            self,
            "navigationDestination",
            prepare: { context in
                context.storage.destinations[ObjectIdentifier(data)] = { value, own in
                    (value as? D).map { own.nodes(of: destination($0)) } ?? []
                }
            }
        )
    }

    // https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View {
        stubPresented("screen", isPresented, destination())
    }

    // https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-43srq
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func navigationTitle(_ title: Text) -> some View { stubNoted("title", title.stubText) }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        stubNoted("title", titleKey.stubText)
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        stubNoted("title", String(title))
    }

    // https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:)
    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        stubNoted("subtitle", String(subtitle))
    }

    // https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
    @available(iOS 14, watchOS 8, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { stubNoted("navigationBarTitleDisplayMode") }

    // https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        stubNoted("navigationBarBackButtonHidden", hidesBackButton)
    }
}

// https://developer.apple.com/documentation/swiftui/navigationbaritem
@available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic
        case inline
        @available(tvOS, unavailable)
        case large
    }
}

// https://developer.apple.com/documentation/swiftui/dismissaction
// To compare with: SwiftUI.swiftinterface of the iOS 18 SDK.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@MainActor
public struct DismissAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    var stubDismiss: DismissAction {
        get { self[stub: "dismiss", DismissAction()] }
        set { self[stub: "dismiss", DismissAction()] = newValue }
    }

    var stubIsPresented: Bool {
        get { isPresented }
        set { self[stub: "isPresented", false] = newValue }
    }
}
