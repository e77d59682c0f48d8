public import Foundation

// https://developer.apple.com/documentation/swiftui/accessibilitytraits
// To compare this file with: SwiftUI.swiftinterface of the iOS 18 SDK.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var names: Set<String> = []

    public init() {}

    init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isSearchField = AccessibilityTraits("isSearchField")
    public static let isImage = AccessibilityTraits("isImage")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let isModal = AccessibilityTraits("isModal")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static let isToggle = AccessibilityTraits("isToggle")

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { made(names.union(other.names)) }

    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        made(names.intersection(other.names))
    }

    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        made(names.symmetricDifference(other.names))
    }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }

    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let inserted = !contains(newMember)
        formUnion(newMember)
        return (inserted, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        names.subtract(member.names)
        return member
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        formUnion(newMember)
        return newMember
    }

    private func made(_ names: Set<String>) -> AccessibilityTraits {
        var other = AccessibilityTraits()
        other.names = names
        return other
    }
}

// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

// https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

// https://developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    @available(macOS, unavailable)
    public static let magicTap = AccessibilityActionKind(name: "magicTap")

    public init(named name: Text) { self.name = name.stubText }

    init(name: String) { self.name = name }
}

// https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

// https://developer.apple.com/documentation/accessibility/accessibilitynotification
// To compare with: Accessibility.swiftinterface of the iOS 18 SDK.
public enum AccessibilityNotification {
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct Announcement {
        let words: String

        public init(_ announcement: String) { words = announcement }

        public init(_ announcement: AttributedString) { words = String(announcement.characters) }

        public func post() {
            MainActor.assumeIsolated { StubAnnouncements.heard.append(words) }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}

        public func post() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}

        public func post() {}
    }
}

/// What was announced, in order.
@MainActor
public enum StubAnnouncements {
    public static var heard: [String] = []
}
