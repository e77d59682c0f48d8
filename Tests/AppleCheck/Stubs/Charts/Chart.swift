public import Foundation
public import SwiftUI

// https://developer.apple.com/documentation/charts/chart
// To compare this file with: Charts.swiftinterface of the iOS 18 SDK.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
public struct Chart<Content: ChartContent>: View, StubPrimitive {
    public typealias Body = Never

    let content: Content

    nonisolated public init(@ChartContentBuilder content: @MainActor () -> Content) {
        self.content = MainActor.assumeIsolated { StubHeld(value: content()) }.value
    }

    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("chart", context)
        node.details["marks"] = content.stubMarks
        return [node]
    }
}

private struct StubHeld<Value>: @unchecked Sendable {
    let value: Value
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Chart {
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension Array: ScaleDomain where Element: Plottable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
    // https://developer.apple.com/documentation/swiftui/view/chartxscale(domain:type:)
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }

    // https://developer.apple.com/documentation/swiftui/view/chartyscale(domain:type:)
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }

    // https://developer.apple.com/documentation/swiftui/view/chartxaxis(_:)
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }

    // https://developer.apple.com/documentation/swiftui/view/chartyaxis(_:)
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }

    // https://developer.apple.com/documentation/swiftui/view/chartlegend(_:)
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
}
