public import Foundation

// https://developer.apple.com/documentation/swiftui/path
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK.
public struct Path: Equatable, Sendable {
    /// The points that the path goes through, for tests.
    public private(set) var stubPoints: [CGPoint] = []

    nonisolated public init() {}

    nonisolated public init(_ rect: CGRect) { addRect(rect) }

    nonisolated public init(ellipseIn rect: CGRect) { addRect(rect) }

    nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }

    nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

    nonisolated public var isEmpty: Bool { stubPoints.isEmpty }

    nonisolated public var boundingRect: CGRect {
        let xs = stubPoints.map(\.x)
        let ys = stubPoints.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    nonisolated public mutating func move(to end: CGPoint) { stubPoints.append(end) }

    nonisolated public mutating func addLine(to end: CGPoint) { stubPoints.append(end) }

    nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { stubPoints.append(end) }

    nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        stubPoints.append(end)
    }

    nonisolated public mutating func addLines(_ lines: [CGPoint]) { stubPoints += lines }

    nonisolated public mutating func addRect(_ rect: CGRect) {
        stubPoints += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    }

    nonisolated public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

    nonisolated public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        stubPoints.append(center)
    }

    nonisolated public mutating func addPath(_ path: Path) { stubPoints += path.stubPoints }

    nonisolated public mutating func closeSubpath() {}
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

// https://developer.apple.com/documentation/swiftui/angle
public struct Angle: Hashable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init() { radians = 0 }

    public init(radians: Double) { self.radians = radians }

    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static let zero = Angle()
}

// https://developer.apple.com/documentation/swiftui/canvas
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct Canvas<Symbols: View>: View, StubPrimitive {
    public typealias Body = Never

    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        var graphics = GraphicsContext()
        renderer(&graphics, CGSize(width: 300, height: 200))
        let node = StubNode(
            "canvas",
            context,
            children: graphics.stubPaths.map {
                let path = StubNode("path", context)
                path.details["points"] = $0.stubPoints
                path.isHidden = true
                return path
            }
        )
        return [node]
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        symbols = EmptyView()
    }
}

// https://developer.apple.com/documentation/swiftui/graphicscontext
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct GraphicsContext {
    private final class Drawn {
        var paths: [Path] = []
    }

    private let drawn = Drawn()

    var stubPaths: [Path] { drawn.paths }

    init() {}

    public var opacity: Double = 1

    public var environment: EnvironmentValues { EnvironmentValues() }

    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }

        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint
        ) -> Shading { Shading() }
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

    public mutating func translateBy(x: CGFloat, y: CGFloat) {}

    public func fill(_ path: Path, with shading: Shading) { drawn.paths.append(path) }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { drawn.paths.append(path) }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { drawn.paths.append(path) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}
