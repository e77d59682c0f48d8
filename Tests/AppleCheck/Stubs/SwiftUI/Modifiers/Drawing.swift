public import Foundation

// Each page is https://developer.apple.com/documentation/swiftui/view/<name>
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, View.
extension View {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        stubNoted("foregroundStyle", "\(style)")
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        stubNoted("foregroundStyle", "\(primary)")
    }

    // Deprecated in a later system than the oldest one here, so that the compiler only notes it.
    @available(iOS, introduced: 13, deprecated: 100000)
    @available(macOS, introduced: 10.15, deprecated: 100000)
    nonisolated public func foregroundColor(_ color: Color?) -> some View { stubNoted("foregroundColor") }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func tint(_ tint: Color?) -> some View { stubNoted("tint", "\(String(describing: tint))") }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { stubNoted("tint") }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return stubChanged("background") { node, context in
            let behind = context.at("background").nodes(of: content)
            for part in behind { part.details["isBackground"] = true }
            node.children = behind + node.children
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { stubNoted("background", "\(style)") }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View { stubNoted("background", "\(style)") }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func background<S: InsettableShape>(
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View { stubNoted("background") }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return StubOverlaid(content: self, over: content)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { stubNoted("overlay") }

    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        stubNoted("clipShape")
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View { stubNoted("clipped") }

    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View { stubNoted("mask") }

    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        stubNoted("contentShape")
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { stubNoted("containerShape") }

    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { stubNoted("border") }

    nonisolated public func opacity(_ opacity: Double) -> some View {
        stubChanged("opacity") { node, _ in
            node.details["opacity"] = opacity
            if opacity == 0 { node.isHidden = true }
        }
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { stubNoted("shadow") }

    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { stubNoted("blur") }

    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        stubNoted("rotationEffect", angle.degrees)
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        stubNoted("scaleEffect")
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        stubNoted("scaleEffect", [x, y])
    }

    nonisolated public func drawingGroup(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { stubNoted("drawingGroup") }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        StubModified(
            self,
            "redacted",
            prepare: { $0.environment.redactionReasons.formUnion(reason) },
            change: { node, _ in node.details["redacted"] = reason.rawValue }
        )
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func unredacted() -> some View {
        StubModified(self, "unredacted", prepare: { $0.environment.redactionReasons = [] })
    }

    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        stubNoted("preferredColorScheme")
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        stubNoted("sensoryFeedback")
    }

    // The layout of a drawn path is not turned round by the system.
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        stubNoted("flipsForRightToLeftLayoutDirection", enabled)
    }
}

/// A view with another one in front.
struct StubOverlaid<Content: View, Over: View>: View, StubPrimitive {
    typealias Body = Never

    let content: Content
    let over: Over

    nonisolated init(content: Content, over: Over) {
        self.content = content
        self.over = over
    }

    func stubNodes(_ context: StubContext) -> [StubNode] {
        let below = context.at("content").nodes(of: content)
        return [StubNode("overlay", context, children: below + context.at("over").nodes(of: over))]
    }
}

// https://developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

// https://developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

// https://developer.apple.com/documentation/swiftui/sensoryfeedback
@available(iOS 17, macOS 14, watchOS 10, *)
@available(tvOS, unavailable)
public struct SensoryFeedback: Equatable, Sendable {
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
}
