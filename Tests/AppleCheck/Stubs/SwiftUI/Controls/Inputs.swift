public import Foundation

// https://developer.apple.com/documentation/swiftui/toggle
// To compare this file with: SwiftUI.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Controls.
public struct Toggle<Label: View>: View, StubPrimitive {
    public typealias Body = Never

    let isOn: Binding<Bool>
    let label: Label

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("toggle", context, children: context.at("label").nodes(of: label))
        node.text = "\(isOn.wrappedValue)"
        node.traits = .isToggle
        node.tap = { [isOn] in isOn.wrappedValue.toggle() }
        return [node]
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

// https://developer.apple.com/documentation/swiftui/slider
@available(iOS 13, macOS 10.15, watchOS 6, *)
@available(tvOS, unavailable)
public struct Slider<Label: View, ValueLabel: View>: View, StubPrimitive {
    public typealias Body = Never

    let number: () -> Double
    let set: (Double) -> Void
    let bounds: ClosedRange<Double>
    let step: Double?
    let editing: (Bool) -> Void
    let label: Label
    let ends: [ValueLabel]

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>,
        _ step: V?,
        _ label: Label,
        _ ends: [ValueLabel],
        _ editing: @escaping (Bool) -> Void
    ) {
        number = { Double(value.wrappedValue) }
        set = { value.wrappedValue = V($0) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.editing = editing
        self.label = label
        self.ends = ends
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("slider", context, children: context.at("label").nodes(of: label))
        node.number = number()
        node.bounds = bounds
        node.slide = { [bounds, set, step, editing] value in
            editing(true)
            let inside = min(max(value, bounds.lowerBound), bounds.upperBound)
            set(step.map { bounds.lowerBound + ((inside - bounds.lowerBound) / $0).rounded() * $0 } ?? inside)
            editing(false)
        }
        return [node]
    }
}

@available(iOS 13, macOS 10.15, watchOS 6, *)
@available(tvOS, unavailable)
extension Slider {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), [minimumValueLabel(), maximumValueLabel()], onEditingChanged)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), [minimumValueLabel(), maximumValueLabel()], onEditingChanged)
    }
}

@available(iOS 13, macOS 10.15, watchOS 6, *)
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), [], onEditingChanged)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label(), [], onEditingChanged)
    }
}

@available(iOS 13, macOS 10.15, watchOS 6, *)
@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), [], onEditingChanged)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), EmptyView(), [], onEditingChanged)
    }
}

// https://developer.apple.com/documentation/swiftui/stepper
@available(iOS 13, macOS 10.15, watchOS 9, *)
@available(tvOS, unavailable)
public struct Stepper<Label: View>: View, StubPrimitive {
    public typealias Body = Never

    let label: Label
    let up: (() -> Void)?
    let down: (() -> Void)?

    nonisolated public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        up = onIncrement
        down = onDecrement
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("stepper", context, children: context.at("label").nodes(of: label))
        node.adjust = { [up, down] in if $0 == .increment { up?() } else { down?() } }
        return [node]
    }
}

@available(iOS 13, macOS 10.15, watchOS 9, *)
@available(tvOS, unavailable)
extension Stepper {
    nonisolated public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
            onDecrement: { value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound) }
        )
    }
}

// https://developer.apple.com/documentation/swiftui/disclosuregroup
@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label: View, Content: View>: View, StubPrimitive {
    public typealias Body = Never

    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let tie = StubTie(false)
        tie.connect(context.at("isExpanded"))
        let open = isExpanded?.wrappedValue ?? tie.cell?.value ?? false
        let button = StubNode("button", context.at("label"), children: context.at("label").nodes(of: label))
        button.traits = .isButton
        button.text = open ? "expanded" : "collapsed"
        button.tap = { [isExpanded] in
            if let isExpanded { isExpanded.wrappedValue.toggle() } else { tie.cell?.set(!open) }
        }
        let inside = open ? context.at("content").nodes(of: content()) : []
        return [StubNode("disclosure", context, children: [button] + inside)]
    }
}

@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

// https://developer.apple.com/documentation/swiftui/menu
@available(iOS 14, macOS 11, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
public struct Menu<Label: View, Content: View>: View, StubPrimitive {
    public typealias Body = Never

    let content: Content
    let label: Label

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let heading = StubNode("button", context, children: context.at("label").nodes(of: label))
        heading.traits = .isButton
        return [StubNode("menu", context, children: [heading] + context.at("content").nodes(of: content))]
    }
}

@available(iOS 14, macOS 11, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
extension Menu where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

@available(iOS 14, macOS 11, tvOS 17, visionOS 1, *)
@available(watchOS, unavailable)
extension Menu where Label == StubTitledLabel {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { StubTitledLabel(title, systemImage: systemImage) }
    }
}
