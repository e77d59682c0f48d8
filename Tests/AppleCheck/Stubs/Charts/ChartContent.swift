public import Foundation
public import SwiftUI

// https://developer.apple.com/documentation/charts/plottable
// To compare this file with: the declarations on the pages of PlottableValue, ChartContent and the marks.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol Plottable {
    associatedtype PrimitivePlottable

    var primitivePlottable: Self.PrimitivePlottable { get }

    init?(primitivePlottable: Self.PrimitivePlottable)
}

extension Double: Plottable {
    public var primitivePlottable: Double { self }

    public init?(primitivePlottable: Double) { self = primitivePlottable }
}

extension Int: Plottable {
    public var primitivePlottable: Int { self }

    public init?(primitivePlottable: Int) { self = primitivePlottable }
}

extension String: Plottable {
    public var primitivePlottable: String { self }

    public init?(primitivePlottable: String) { self = primitivePlottable }
}

extension Date: Plottable {
    public var primitivePlottable: Date { self }

    public init?(primitivePlottable: Date) { self = primitivePlottable }
}

// https://developer.apple.com/documentation/charts/plottablevalue
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value

    // https://developer.apple.com/documentation/charts/plottablevalue/value(_:_:)-1unht
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: "\(label)", value: value)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: String(label), value: value)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: "\(labelKey)", value: value)
    }
}

// https://developer.apple.com/documentation/charts/chartcontent
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor var body: Self.Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A mark, or several: what a test reads of it.
public struct StubMarks: ChartContent {
    public typealias Body = Never

    /// The kind of mark and the values it shows.
    public var marks: [(kind: String, values: [String: Any])]

    nonisolated init(_ marks: [(kind: String, values: [String: Any])]) { self.marks = marks }
}

extension ChartContent {
    var stubMarks: [(kind: String, values: [String: Any])] {
        if let marks = self as? StubMarks { return marks.marks }
        if let mark = self as? any StubMark { return [mark.stubMark] }
        if let repeated = self as? any StubRepeated { return repeated.stubRepeated }
        return body.stubMarks
    }
}

/// A mark of the framework.
@MainActor
protocol StubMark: ChartContent {
    var stubMark: (kind: String, values: [String: Any]) { get }
}

/// Marks made of data.
@MainActor
protocol StubRepeated {
    var stubRepeated: [(kind: String, values: [String: Any])] { get }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never

    nonisolated public init(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(stub: data, id: { $0.id }, content: content)
    }

    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(stub: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach: StubRepeated where Content: ChartContent {
    var stubRepeated: [(kind: String, values: [String: Any])] { data.flatMap { content($0).stubMarks } }
}

// https://developer.apple.com/documentation/charts/builderconditional
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct BuilderConditional<TrueContent, FalseContent> {
    let marks: [(kind: String, values: [String: Any])]
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
}

extension BuilderConditional: StubRepeated {
    var stubRepeated: [(kind: String, values: [String: Any])] { marks }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
}

extension Optional: StubRepeated where Wrapped: ChartContent {
    var stubRepeated: [(kind: String, values: [String: Any])] { map(\.stubMarks) ?? [] }
}

// https://developer.apple.com/documentation/charts/chartcontentbuilder
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> StubMarks { StubMarks([]) }

    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var marks: [(kind: String, values: [String: Any])] = []
        repeat marks += (each content).stubMarks
        return StubMarks(marks)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> {
        BuilderConditional(marks: first.stubMarks)
    }

    public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> {
        BuilderConditional(marks: second.stubMarks)
    }

    public static func buildLimitedAvailability<T: ChartContent>(_ content: T) -> StubMarks {
        StubMarks(content.stubMarks)
    }
}
