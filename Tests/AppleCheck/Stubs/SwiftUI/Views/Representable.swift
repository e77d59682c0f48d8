public import Foundation

#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if canImport(UIKit) && !os(watchOS)
// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
// To compare with: SwiftUI.swiftinterface of the iOS 17 SDK.
@available(iOS 13, tvOS 13, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    @MainActor func makeUIView(context: Context) -> UIViewType
    @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor func makeCoordinator() -> Coordinator

    typealias Context = UIViewRepresentableContext<Self>
}

// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@available(iOS 13, tvOS 13, *)
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    func stubNodes(_ context: StubContext) -> [StubNode] {
        let kept = context.storage.cell(context.path + "/view") {
            StubPlatformView(view: nil as UIViewType?, coordinator: makeCoordinator())
        }
        let given = UIViewRepresentableContext<Self>(coordinator: kept.coordinator)
        let view = kept.view ?? makeUIView(context: given)
        kept.view = view
        updateUIView(view, context: given)
        let node = StubNode("platformView", context)
        node.details["view"] = view
        return [node]
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
#elseif canImport(AppKit)
// https://developer.apple.com/documentation/swiftui/nsviewrepresentable
// To compare with: SwiftUI.swiftinterface of the macOS 14 SDK.
@available(macOS 10.15, *)
@MainActor
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void

    @MainActor func makeNSView(context: Context) -> NSViewType
    @MainActor func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor func makeCoordinator() -> Coordinator

    typealias Context = NSViewRepresentableContext<Self>
}

// https://developer.apple.com/documentation/swiftui/nsviewrepresentablecontext
@available(macOS 10.15, *)
@MainActor
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    func stubNodes(_ context: StubContext) -> [StubNode] { [StubNode("platformView", context)] }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
#endif

/// A view of the system with its coordinator, kept for its place in the tree.
@MainActor
final class StubPlatformView<PlatformView, Coordinator> {
    var view: PlatformView?
    let coordinator: Coordinator

    init(view: PlatformView?, coordinator: Coordinator) {
        self.view = view
        self.coordinator = coordinator
    }
}
