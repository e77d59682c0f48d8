import Foundation

/// What one view, or one modifier around several views, says about itself.
@MainActor
public final class StubNode {
    /// The kind of view, for example `text`, `button`, `textField`, `list`, `screen` or `sheet`.
    public let kind: String

    /// The place in the tree, the same from one evaluation to the next.
    public let path: String

    /// The environment in which the view was evaluated.
    public let environment: EnvironmentValues

    /// The shown text; a field's text, an image's symbol, a toggle's `true` or `false`.
    public var text: String?

    /// A number shown: of a slider, a gauge or a progress view, and its bounds.
    public var number: Double?
    public var bounds: ClosedRange<Double>?

    /// What the accessibility modifiers say.
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: AccessibilityTraits = []
    public var behavior: AccessibilityChildBehavior?
    public var isHidden = false
    public var isEnabled = true
    public var actions: [(name: String, run: () -> Void)] = []
    public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

    /// What a person can do.
    public var tap: (() -> Void)?
    public var enter: ((String) -> Void)?
    public var submit: (() -> Void)?
    public var slide: ((Double) -> Void)?
    public var choose: ((AnyHashable) -> Void)?
    public var dismiss: (() -> Void)?
    public var refresh: (() async -> Void)?
    public var delete: ((IndexSet) -> Void)?
    public var move: ((IndexSet, Int) -> Void)?
    public var focus: ((Bool) -> Void)?

    /// The tag by which a picker or a list knows this view, and the row's offset in the data of its `ForEach`.
    public var tag: AnyHashable?
    public var offset: Int?

    /// Whether another screen covers this one: it keeps its state, and nothing of it runs or can be touched.
    public var isCovered = false

    /// Everything else that was said by a modifier, by the modifier's name.
    public var details: [String: Any] = [:]

    /// What modifiers say about the size, the innermost first.
    public var layout: [StubLayout] = []

    /// What runs while the view is there.
    public var effects: [StubEffect] = []

    /// Views that are shown beside or over this one: swipe actions, context menus, toolbars.
    public var swipes: [StubNode] = []

    public var children: [StubNode] = []

    public init(_ kind: String, _ context: StubContext, text: String? = nil, children: [StubNode] = []) {
        self.kind = kind
        self.text = text
        self.children = children
        path = context.path
        environment = context.environment
        isEnabled = context.environment.isEnabled
    }
}

/// What a modifier says about the size of a view.
public enum StubLayout {
    case padding(width: CGFloat, height: CGFloat)
    case frame(width: CGFloat?, height: CGFloat?)
    case flexible(
        minWidth: CGFloat?,
        idealWidth: CGFloat?,
        maxWidth: CGFloat?,
        minHeight: CGFloat?,
        maxHeight: CGFloat?
    )
    case fixedSize(horizontal: Bool)
}

/// What a view asks to be run: when it comes and goes, or beside it.
@MainActor
public struct StubEffect {
    public enum Moment {
        /// Once when the view appears.
        case appear
        /// Once when the view is gone.
        case disappear
        /// A task that lives as long as the view; anew when its identity changes.
        case task
        /// Whenever its identity changes, and at first where asked.
        case change(initial: Bool)
    }

    public let moment: Moment

    /// The same from one evaluation to the next.
    public let key: String

    /// The value that is watched.
    public let identity: AnyHashable?

    public let run: ((_ old: AnyHashable?) -> Void)?
    public let start: (@MainActor () async -> Void)?
}

extension StubEffect {
    /// The same effect under another key, for the second of its kind at one place.
    public func numbered(_ number: Int) -> StubEffect {
        StubEffect(moment: moment, key: "\(key)#\(number)", identity: identity, run: run, start: start)
    }
}
