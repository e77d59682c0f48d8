public import Foundation

// To compare this file with: AppIntents.swiftinterface of the iOS 18 SDK, by its names; pages of the types.

// Foundation's on Apple systems; Linux's has none. https://developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    public let key: String

    public init(stringLiteral value: String) { key = value }
}

// https://developer.apple.com/documentation/appintents/intentdescription
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public let descriptionText: LocalizedStringResource

    public init(_ description: LocalizedStringResource) { descriptionText = description }

    public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
}

// https://developer.apple.com/documentation/appintents/intentresult
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol IntentResult: Sendable {}

extension Never: IntentResult {}

// https://developer.apple.com/documentation/appintents/intentresultcontainer
// Read: public descriptions of AppIntents.swiftinterface, which agree on the order of the four parameters.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct IntentResultContainer<ResultValue, OpensAppIntent, SnippetView, Dialog>: IntentResult,
    @unchecked Sendable
{
    /// For tests: the system alone reads the dialog.
    public let stubDialog: IntentDialog?
}

// https://developer.apple.com/documentation/appintents/providesdialog
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol ProvidesDialog: IntentResult {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

// https://developer.apple.com/documentation/appintents/intentdialog
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// For tests.
    public let stubText: String

    public init(stringLiteral value: String) { stubText = value }

    public init(_ value: LocalizedStringResource) { stubText = value.key }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension IntentResult {
    // https://developer.apple.com/documentation/appintents/intentresult/result()
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(stubDialog: nil)
    }

    // https://developer.apple.com/documentation/appintents/intentresult/result(dialog:)
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(stubDialog: dialog)
    }
}

// https://developer.apple.com/documentation/appintents/appintent
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var isDiscoverable: Bool { get }

    init()

    func perform() async throws -> PerformResult
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension AppIntent {
    public static var description: IntentDescription? { nil }

    // https://developer.apple.com/documentation/appintents/appintent/isdiscoverable
    public static var isDiscoverable: Bool { true }

    public typealias Parameter = IntentParameter
}

// https://developer.apple.com/documentation/appintents/widgetconfigurationintent
@available(iOS 17, macOS 14, watchOS 10, *)
@available(tvOS, unavailable)
public protocol WidgetConfigurationIntent: AppIntent {}

@available(iOS 17, macOS 14, watchOS 10, *)
@available(tvOS, unavailable)
extension WidgetConfigurationIntent {
    public func perform() async throws -> Never { throw CancellationError() }
}

// https://developer.apple.com/documentation/appintents/intentparameter
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    public let title: LocalizedStringResource
    private let lock = NSLock()
    private var value: Value?

    public init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil
    ) where Value: ExpressibleByNilLiteral {
        self.title = title
        value = .some(nil)
    }

    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
        self.title = title
        self.value = value
    }

    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ value }) else { preconditionFailure("the parameter has no value") }
            return value
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }
}

// https://developer.apple.com/documentation/appintents/typedisplayrepresentation
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public var name: LocalizedStringResource

    public init(name: LocalizedStringResource) { self.name = name }

    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

// https://developer.apple.com/documentation/appintents/displayrepresentation
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
        self.title = title
        self.subtitle = subtitle
    }

    public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
}

// https://developer.apple.com/documentation/appintents/entityidentifierconvertible
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }

    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }

    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

// https://developer.apple.com/documentation/appintents/appentity
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol AppEntity: Identifiable, Sendable where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    static var defaultQuery: DefaultQuery { get }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    var displayRepresentation: DisplayRepresentation { get }
}

// https://developer.apple.com/documentation/appintents/entityquery
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity

    init()

    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }

    public func defaultResult() async -> Entity? { nil }
}

// https://developer.apple.com/documentation/appintents/entitystringquery
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}
