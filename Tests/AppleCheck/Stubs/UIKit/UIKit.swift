public import Foundation

// https://developer.apple.com/documentation/uikit/uiimage
// To compare with: UIImage.h of the iOS 17 SDK: NS_SWIFT_SENDABLE, and not bound to an actor.
public final class UIImage: Sendable {
    public init?(data: Data) {
        if data.isEmpty { return nil }
    }

    public init?(data: Data, scale: CGFloat) {
        if data.isEmpty { return nil }
    }
}

// https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: Sendable {
    public let stubName: String

    init(stub name: String) { stubName = name }

    public static let systemBackground = UIColor(stub: "systemBackground")
    public static let secondarySystemBackground = UIColor(stub: "secondarySystemBackground")
    public static let systemGroupedBackground = UIColor(stub: "systemGroupedBackground")
}

// https://developer.apple.com/documentation/uikit/uikeyboardtype
@available(iOS 2, tvOS 9, *)
@available(watchOS, unavailable)
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case numbersAndPunctuation = 2
    case numberPad = 4
    case decimalPad = 8
}

// https://developer.apple.com/documentation/uikit/uiview
@available(iOS 2, tvOS 9, *)
@available(watchOS, unavailable)
@MainActor
open class UIView: NSObject {
    public override init() {}
}
