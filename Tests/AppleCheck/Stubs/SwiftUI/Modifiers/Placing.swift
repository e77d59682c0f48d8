public import Foundation

// Each page is https://developer.apple.com/documentation/swiftui/view/<name>
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, View.
extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { stubNoted("padding") }

    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        stubNoted("padding")
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { stubNoted("padding") }

    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { stubNoted("frame", [width, height]) }

    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { stubNoted("frame", [minWidth, minHeight]) }

    nonisolated public func fixedSize() -> some View { stubNoted("fixedSize") }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { stubNoted("fixedSize") }

    nonisolated public func layoutPriority(_ value: Double) -> some View { stubNoted("layoutPriority") }

    nonisolated public func offset(_ offset: CGSize) -> some View { stubNoted("offset") }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { stubNoted("offset") }

    nonisolated public func position(_ position: CGPoint) -> some View { stubNoted("position", position) }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { stubNoted("position") }

    nonisolated public func zIndex(_ value: Double) -> some View { stubNoted("zIndex") }

    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        stubNoted("aspectRatio")
    }

    nonisolated public func scaledToFit() -> some View { stubNoted("scaledToFit") }

    nonisolated public func scaledToFill() -> some View { stubNoted("scaledToFill") }

    nonisolated public func hidden() -> some View {
        stubChanged("hidden") { node, _ in node.isHidden = true }
    }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        StubModified(self, "id[\(id)]", change: { node, _ in node.details["id"] = AnyHashable(id) })
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View { stubNoted("ignoresSafeArea") }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return stubChanged("safeAreaInset") { node, context in node.swipes += context.at("inset").nodes(of: content) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        stubNoted("safeAreaPadding")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        stubNoted("containerRelativeFrame")
    }
}

// https://developer.apple.com/documentation/swiftui/safearearegions
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
