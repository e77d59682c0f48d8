public import Foundation

// https://developer.apple.com/documentation/swiftui/shape
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; OpenSwiftUI, Shape/Shape.swift.
public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    public var body: some View { StubShapeView(description: "\(Self.self)") }
}

// https://developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A drawn shape; decoration for who listens.
public struct StubShapeView: View, StubPrimitive {
    public typealias Body = Never

    let description: String

    nonisolated init(description: String) { self.description = description }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("shape", context, text: description)
        node.isHidden = true
        return [node]
    }
}

// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
}

// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

// https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

// https://developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
}

// https://developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: CGFloat) -> Circle { self }
}

// https://developer.apple.com/documentation/swiftui/ellipse
public struct Ellipse: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: CGFloat) -> Ellipse { self }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    // https://developer.apple.com/documentation/swiftui/shape/rect(cornerradius:style:)
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

// https://developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]

    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dash = dash
    }
}

// CoreGraphics, which Linux's Foundation has no part of. https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

// https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}

extension Shape {
    // https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)
    nonisolated public func fill<S: ShapeStyle>(_ content: S = Color.primary) -> some View {
        StubShapeView(description: "\(Self.self) fill \(content)")
    }

    // https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:)
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        StubShapeView(description: "\(Self.self) stroke \(content)")
    }

    // https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:)
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        StubShapeView(description: "\(Self.self) stroke \(content)")
    }

    // https://developer.apple.com/documentation/swiftui/shape/trim(from:to:)
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
}

extension InsettableShape {
    // https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = Color.primary,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        StubShapeView(description: "\(Self.self) border \(content)")
    }
}
