// https://developer.apple.com/documentation/swiftui/progressview
// To compare this file with: SwiftUI.swiftinterface of the iOS 18 SDK.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, StubPrimitive {
    public typealias Body = Never

    let number: Double?
    let label: Label
    let current: CurrentValueLabel

    nonisolated init(stub number: Double?, _ label: Label, _ current: CurrentValueLabel) {
        self.number = number
        self.label = label
        self.current = current
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let parts = context.at("label").nodes(of: label) + context.at("current").nodes(of: current)
        let node = StubNode("progress", context, children: parts)
        node.number = number
        return [node]
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { self.init(stub: nil, EmptyView(), EmptyView()) }

    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(stub: nil, label(), EmptyView()) }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(stub: nil, Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(stub: nil, Text(title), EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(stub: value.map { Double($0 / total) }, EmptyView(), EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(stub: value.map { Double($0 / total) }, label(), EmptyView())
    }
}

// https://developer.apple.com/documentation/swiftui/gauge
@available(iOS 16, macOS 13, watchOS 7, *)
@available(tvOS, unavailable)
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View,
    StubPrimitive
{
    public typealias Body = Never

    let number: Double
    let bounds: ClosedRange<Double>
    let label: Label
    let current: CurrentValueLabel
    let ends: [BoundsLabel]

    nonisolated init(
        stub number: Double,
        _ bounds: ClosedRange<Double>,
        _ label: Label,
        _ current: CurrentValueLabel,
        _ ends: [BoundsLabel]
    ) {
        self.number = number
        self.bounds = bounds
        self.label = label
        self.current = current
        self.ends = ends
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        var parts = context.at("label").nodes(of: label) + context.at("current").nodes(of: current)
        for (index, end) in ends.enumerated() { parts += context.at("end\(index)").nodes(of: end) }
        let node = StubNode("gauge", context, children: parts)
        node.number = number
        node.bounds = bounds
        return [node]
    }
}

@available(iOS 16, macOS 13, watchOS 7, *)
@available(tvOS, unavailable)
extension Gauge {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(stub: Double(value), stubRange(bounds), label(), EmptyView(), [])
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(stub: Double(value), stubRange(bounds), label(), currentValueLabel(), [])
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        let ends = [minimumValueLabel(), maximumValueLabel()]
        self.init(stub: Double(value), stubRange(bounds), label(), currentValueLabel(), ends)
    }
}

private func stubRange<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>) -> ClosedRange<Double> {
    Double(bounds.lowerBound)...Double(bounds.upperBound)
}

// https://developer.apple.com/documentation/swiftui/gaugestyle
@available(iOS 16, macOS 13, watchOS 7, *)
@available(tvOS, unavailable)
@MainActor
public protocol GaugeStyle {}

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
public struct LinearCapacityGaugeStyle: GaugeStyle { nonisolated public init() {} }

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
public struct AccessoryCircularGaugeStyle: GaugeStyle { nonisolated public init() {} }

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
public struct AccessoryLinearGaugeStyle: GaugeStyle { nonisolated public init() {} }

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    @MainActor public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    @MainActor public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    @MainActor public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/progressviewstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor
public protocol ProgressViewStyle {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct CircularProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct LinearProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    @MainActor public static var circular: CircularProgressViewStyle { .init() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    @MainActor public static var linear: LinearProgressViewStyle { .init() }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        stubNoted("progressViewStyle")
    }

    // https://developer.apple.com/documentation/swiftui/view/gaugestyle(_:)
    @available(iOS 16, macOS 13, watchOS 7, *)
    @available(tvOS, unavailable)
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { stubNoted("gaugeStyle") }
}
