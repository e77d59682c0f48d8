public import Foundation

// Each page is https://developer.apple.com/documentation/swiftui/view/<name>
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, View.
extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        stubLaidOut(.padding(width: insets.leading + insets.trailing, height: insets.top + insets.bottom))
    }

    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        let sides: [Edge.Set] = [.leading, .trailing, .top, .bottom]
        let lengths = sides.map { edges.contains($0) ? length : 0 }
        return stubLaidOut(.padding(width: lengths[0] + lengths[1], height: lengths[2] + lengths[3]))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View {
        stubLaidOut(.padding(width: 2 * length, height: 2 * length))
    }

    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { stubLaidOut(.frame(width: width, height: height)) }

    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        stubLaidOut(
            .flexible(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                maxHeight: maxHeight
            )
        )
    }

    nonisolated public func fixedSize() -> some View { stubLaidOut(.fixedSize(horizontal: true)) }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        stubLaidOut(.fixedSize(horizontal: horizontal))
    }

    /// A modifier that says something about the size.
    nonisolated func stubLaidOut(_ layout: StubLayout) -> StubModified<Self> {
        stubChanged("layout") { node, _ in node.layout.append(layout) }
    }

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
        return stubChanged("safeAreaInset") { node, context in
            let inset = context.at("inset").nodes(of: content)
            for part in inset { part.details["isInset"] = true }
            node.swipes += inset
        }
    }

    // https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    nonisolated public func safeAreaBar(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

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
