public import Foundation

// https://developer.apple.com/documentation/swiftui/unitpoint
// To compare this file with: SwiftUICore.swiftinterface of the iOS 18 SDK.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init() {
        x = 0
        y = 0
    }

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

// https://developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

extension Gradient: ShapeStyle {}

// https://developer.apple.com/documentation/swiftui/anygradient
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// A style that can stand as a view.
protocol StubStyleView: View, StubPrimitive {}

extension StubStyleView {
    @MainActor public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("color", context)
        node.isHidden = true
        node.details["style"] = "\(self)"
        return [node]
    }
}

// https://developer.apple.com/documentation/swiftui/lineargradient
public struct LinearGradient: ShapeStyle, StubStyleView, Sendable {
    public typealias Body = Never

    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

// https://developer.apple.com/documentation/swiftui/radialgradient
public struct RadialGradient: ShapeStyle, StubStyleView, Sendable {
    public typealias Body = Never

    let gradient: Gradient

    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }

    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }
}

extension ShapeStyle where Self == LinearGradient {
    // https://developer.apple.com/documentation/swiftui/shapestyle/lineargradient(colors:startpoint:endpoint:)
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
