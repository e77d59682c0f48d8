public import Foundation

extension View {
    /// Something shown over this view while a binding says so.
    nonisolated func stubPresented(
        _ kind: String,
        _ isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        _ content: some View,
        change: (@MainActor (StubNode, StubContext) -> Void)? = nil
    ) -> StubModified<Self> {
        stubChanged(kind) { node, context in
            guard isPresented.wrappedValue else { return }
            let dismiss: @MainActor () -> Void = {
                isPresented.wrappedValue = false
                onDismiss?()
            }
            var own = context.at(kind)
            own.environment.stubDismiss = DismissAction(dismiss)
            own.environment.stubIsPresented = true
            let shown = StubNode(kind, own, children: own.nodes(of: content))
            shown.dismiss = dismiss
            change?(shown, own)
            node.swipes.append(shown)
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
    // To compare this file with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, View/Presentation.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        stubPresented("sheet", isPresented, onDismiss: onDismiss, StubDeferred(content: content))
    }

    // https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let isPresented = Binding(
            stubGet: { item.wrappedValue != nil },
            stubSet: { if !$0 { item.wrappedValue = nil } }
        )
        return stubPresented(
            "sheet",
            isPresented,
            onDismiss: onDismiss,
            StubDeferred { item.wrappedValue.map { content($0) } }
        )
    }

    // https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
    @available(iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        stubPresented("sheet", isPresented, onDismiss: onDismiss, StubDeferred(content: content))
    }

    // https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
    @available(iOS 13, macOS 10.15, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>,
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        stubPresented("sheet", isPresented, StubDeferred(content: content))
    }

    // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8584l
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        stubQuestion("alert", title, isPresented, actions(), message())
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        stubQuestion("alert", Text(title), isPresented, actions(), message())
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        stubQuestion("alert", title, isPresented, actions(), EmptyView())
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        stubQuestion("alert", Text(title), isPresented, actions(), EmptyView())
    }

    // https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)-3lyxk
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        stubQuestion("dialog", title, isPresented, actions(), message())
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        stubQuestion("dialog", Text(title), isPresented, actions(), message())
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        stubQuestion("dialog", title, isPresented, actions(), EmptyView())
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        stubQuestion("dialog", Text(title), isPresented, actions(), EmptyView())
    }

    // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-3r7wl
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        stubQuestion("alert", title, isPresented, data.map(actions), data.map(message))
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        stubQuestion("alert", Text(title), isPresented, data.map(actions), data.map(message))
    }

    // https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)-8y541
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        stubQuestion("dialog", title, isPresented, data.map(actions), data.map(message))
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        stubQuestion("dialog", Text(title), isPresented, data.map(actions), data.map(message))
    }

    /// A question whose every answer closes it.
    nonisolated private func stubQuestion(
        _ kind: String,
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ actions: some View,
        _ message: some View
    ) -> some View {
        stubPresented(kind, isPresented, actions) { node, context in
            node.text = title.stubText
            for answer in node.children.flatMap(\.stubAll) {
                guard let tap = answer.tap else { continue }
                answer.tap = {
                    isPresented.wrappedValue = false
                    tap()
                }
            }
            node.children = context.at("message").nodes(of: message) + node.children
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        stubNoted("presentationDetents")
    }

    // https://developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        stubNoted("presentationDragIndicator")
    }

    // https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        stubNoted("interactiveDismissDisabled", isDisabled)
    }

    // https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
    @available(iOS 13, macOS 10.15, tvOS 14, visionOS 1, *)
    @available(watchOS, unavailable)
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = menuItems()
        return stubChanged("contextMenu") { node, context in
            node.swipes.append(StubNode("contextMenu", context, children: context.at("menu").nodes(of: items)))
        }
    }
}

/// Content that is made when it is shown.
struct StubDeferred<Content: View>: View {
    let content: () -> Content

    nonisolated init(content: @escaping () -> Content) { self.content = content }

    var body: some View { content() }
}

// https://developer.apple.com/documentation/swiftui/presentationdetent
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct PresentationDetent: Hashable, Sendable {
    let name: String

    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(name: "\(fraction)") }

    public static func height(_ height: CGFloat) -> PresentationDetent { .init(name: "\(height)") }
}
