public import Foundation
public import SwiftUI

// The marks. Each page is https://developer.apple.com/documentation/charts/<type, lower case>
// To compare with: Charts.swiftinterface of the iOS 18 SDK. Types are bound to the main actor, initializers are not.

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LineMark: ChartContent, StubMark {
    public typealias Body = Never

    let x: Any
    let y: Any

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = x.value
        self.y = y.value
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.x = x.value
        self.y = y.value
    }

    var stubMark: (kind: String, values: [String: Any]) { ("line", ["x": x, "y": y]) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct PointMark: ChartContent, StubMark {
    public typealias Body = Never

    let x: Any
    let y: Any

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = x.value
        self.y = y.value
    }

    var stubMark: (kind: String, values: [String: Any]) { ("point", ["x": x, "y": y]) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AreaMark: ChartContent, StubMark {
    public typealias Body = Never

    let x: Any
    let yStart: Any
    let yEnd: Any

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.x = x.value
        yStart = 0
        yEnd = y.value
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.x = x.value
        self.yStart = yStart.value
        self.yEnd = yEnd.value
    }

    var stubMark: (kind: String, values: [String: Any]) { ("area", ["x": x, "yStart": yStart, "yEnd": yEnd]) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct BarMark: ChartContent, StubMark {
    public typealias Body = Never

    let x: Any
    let yStart: Any
    let yEnd: Any

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.x = x.value
        yStart = 0
        yEnd = y.value
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        self.x = x.value
        self.yStart = yStart.value
        self.yEnd = yEnd.value
    }

    var stubMark: (kind: String, values: [String: Any]) { ("bar", ["x": x, "yStart": yStart, "yEnd": yEnd]) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct RuleMark: ChartContent, StubMark {
    public typealias Body = Never

    let values: [String: Any]

    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        values = ["x": x.value]
    }

    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        values = ["y": y.value]
    }

    var stubMark: (kind: String, values: [String: Any]) { ("rule", values) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct MarkStackingMethod: Sendable {
    public static var standard: MarkStackingMethod { .init() }
    public static var unstacked: MarkStackingMethod { .init() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct MarkDimension: Sendable {
    public static var automatic: MarkDimension { .init() }

    public static func fixed(_ value: CGFloat) -> MarkDimension { .init() }

    public static func ratio(_ value: CGFloat) -> MarkDimension { .init() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct InterpolationMethod: Sendable {
    public static var linear: InterpolationMethod { .init() }
    public static var monotone: InterpolationMethod { .init() }
    public static var catmullRom: InterpolationMethod { .init() }
}

// Each page is https://developer.apple.com/documentation/charts/chartcontent/<name>
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension ChartContent {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }

    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }

    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }

    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { self }

    nonisolated public func opacity(_ factor: Double) -> some ChartContent { self }

    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    {
        self
    }

    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }

    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
}
