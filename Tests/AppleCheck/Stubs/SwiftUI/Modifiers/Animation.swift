public import Foundation

// https://developer.apple.com/documentation/swiftui/animation
// To compare this file with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Animation.
public struct Animation: Equatable, Sendable {
    let name: String

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static var spring: Animation { Animation(name: "spring") }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static var smooth: Animation { Animation(name: "smooth") }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static var snappy: Animation { Animation(name: "snappy") }

    public static func linear(duration: TimeInterval) -> Animation { linear }

    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }

    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }

    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }

    public func delay(_ delay: TimeInterval) -> Animation { self }

    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result { try body() }

// https://developer.apple.com/documentation/swiftui/transition
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AnyTransition {
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let identity = AnyTransition()
    public static let scale = AnyTransition()

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

@available(*, unavailable)
extension AnyTransition: Sendable {}

// https://developer.apple.com/documentation/swiftui/contenttransition
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()

    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

// https://developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic

    var animatableData: Self.AnimatableData { get set }
}

// https://developer.apple.com/documentation/swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }

    public var magnitudeSquared: Double { self * self }
}

extension View {
    // https://developer.apple.com/documentation/swiftui/view/animation(_:value:)
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        stubNoted("animation", animation?.name ?? "none")
    }

    // https://developer.apple.com/documentation/swiftui/view/transition(_:)-5h5h0
    nonisolated public func transition(_ t: AnyTransition) -> some View { stubNoted("transition") }

    // https://developer.apple.com/documentation/swiftui/view/contenttransition(_:)
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        stubNoted("contentTransition")
    }

    // https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        isSource: Bool = true
    ) -> some View { stubNoted("matchedGeometryEffect") }
}
