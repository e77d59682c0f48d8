public import Foundation

// https://developer.apple.com/documentation/appintents/appshortcutphrasetoken
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AppShortcutPhraseToken: Sendable {
    let name: String

    public static var applicationName: AppShortcutPhraseToken { .init(name: "${applicationName}") }
}

// https://developer.apple.com/documentation/appintents/appshortcutphrase
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// For tests.
    public let stubText: String

    public init(stringLiteral value: String) { stubText = value }

    public init(stringInterpolation: StringInterpolation) { stubText = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += token.name }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${parameter}"
        }
    }
}

// https://developer.apple.com/documentation/appintents/appshortcut
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AppShortcut: Sendable {
    /// For tests.
    public let stubPhrases: [String]
    public let stubTitle: String

    // https://developer.apple.com/documentation/appintents/appshortcut/init(intent:phrases:shorttitle:systemimagename:)
    public init<Intent: AppIntent>(
        intent: Intent,
        phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        stubPhrases = phrases.map(\.stubText)
        stubTitle = shortTitle.key
    }
}

// https://developer.apple.com/documentation/appintents/appshortcutsbuilder
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

// https://developer.apple.com/documentation/appintents/appshortcutsprovider
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol AppShortcutsProvider: Sendable {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension AppShortcutsProvider {
    // https://developer.apple.com/documentation/appintents/appshortcutsprovider/updateappshortcutparameters()
    public static func updateAppShortcutParameters() {}
}
