public import Foundation

#if canImport(UIKit)
public import UIKit
#endif

// https://developer.apple.com/documentation/swiftui/shapestyle
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

// https://developer.apple.com/documentation/swiftui/color
// To compare with: SwiftUICore.swiftinterface of the iOS 18 SDK; skip-fuse-ui, Color/Color.swift.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    public let description: String

    init(stub description: String) { self.description = description }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        description = "\(red) \(green) \(blue) \(opacity)"
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        description = "\(white) \(opacity)"
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        description = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
    }

    public init(_ name: String, bundle: Bundle? = nil) { description = name }

    #if canImport(UIKit)
    @available(iOS 15, tvOS 15, watchOS 8, *)
    public init(uiColor: UIColor) { description = uiColor.stubName }
    #endif

    public static let red = Color(stub: "red")
    public static let orange = Color(stub: "orange")
    public static let yellow = Color(stub: "yellow")
    public static let green = Color(stub: "green")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let mint = Color(stub: "mint")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let teal = Color(stub: "teal")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let cyan = Color(stub: "cyan")
    public static let blue = Color(stub: "blue")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let indigo = Color(stub: "indigo")
    public static let purple = Color(stub: "purple")
    public static let pink = Color(stub: "pink")
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static let brown = Color(stub: "brown")
    public static let white = Color(stub: "white")
    public static let gray = Color(stub: "gray")
    public static let black = Color(stub: "black")
    public static let clear = Color(stub: "clear")
    public static let primary = Color(stub: "primary")
    public static let secondary = Color(stub: "secondary")
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static var accentColor: Color { Color(stub: "accentColor") }

    // https://developer.apple.com/documentation/swiftui/color/opacity(_:)
    public func opacity(_ opacity: Double) -> Color { Color(stub: "\(description) \(opacity)") }

    // https://developer.apple.com/documentation/swiftui/color/gradient
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: ShapeStyle {}

extension Color: View {
    public typealias Body = Never
}

extension Color: StubPrimitive {
    public func stubNodes(_ context: StubContext) -> [StubNode] {
        let node = StubNode("color", context)
        node.details["style"] = description
        node.isHidden = true
        return [node]
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .init(stub: "red") }
    public static var orange: Color { .init(stub: "orange") }
    public static var yellow: Color { .init(stub: "yellow") }
    public static var green: Color { .init(stub: "green") }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static var mint: Color { .init(stub: "mint") }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static var teal: Color { .init(stub: "teal") }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static var cyan: Color { .init(stub: "cyan") }
    public static var blue: Color { .init(stub: "blue") }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static var indigo: Color { .init(stub: "indigo") }
    public static var purple: Color { .init(stub: "purple") }
    public static var pink: Color { .init(stub: "pink") }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public static var brown: Color { .init(stub: "brown") }
    public static var white: Color { .init(stub: "white") }
    public static var gray: Color { .init(stub: "gray") }
    public static var black: Color { .init(stub: "black") }
    public static var clear: Color { .init(stub: "clear") }
}

// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
    public static var quaternary: HierarchicalShapeStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/material
@available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
public struct Material: ShapeStyle {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .init() }
    public static var thinMaterial: Material { .init() }
    public static var regularMaterial: Material { .init() }
    public static var thickMaterial: Material { .init() }
    public static var ultraThickMaterial: Material { .init() }
}

// https://developer.apple.com/documentation/swiftui/tintshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct TintShapeStyle: ShapeStyle { public init() {} }

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/backgroundstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct BackgroundStyle: ShapeStyle { public init() {} }

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/anyshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct AnyShapeStyle: ShapeStyle {
    public init<S: ShapeStyle>(_ style: S) {}
}
