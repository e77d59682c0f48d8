public import Accessibility

// https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable
// Read: OpenSwiftUI, AccessibilityChartDescriptor, which isolates neither the protocol nor the modifier.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor

    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
    // https://developer.apple.com/documentation/swiftui/view/accessibilitychartdescriptor(_:)
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { stubNoted("chartDescriptor", representable) }
}
