public import SwiftUI

/// One element as an assistive technology meets it.
@MainActor
public struct StubElement {
    /// What is spoken first; the words that are shown, unless an accessibility label says otherwise.
    public let label: String
    /// What is spoken after the label.
    public let value: String?
    /// What is spoken last.
    public let hint: String?
    /// The identifier by which tests find it.
    public let identifier: String?
    /// What kind of element it is.
    public let traits: AccessibilityTraits
    /// Whether it can be used.
    public let isEnabled: Bool
    /// The names of the custom actions.
    public let actions: [String]
    /// The node that it was made of.
    public let node: StubNode
}

extension StubHost {
    /// The part of the tree that can be touched: the topmost sheet, alert or dialog, or else the screen on top.
    public var front: [StubNode] {
        let all = tree.flatMap { visible($0) }
        if let shown = all.last(where: { ["sheet", "alert", "dialog"].contains($0.kind) }) { return visible(shown) }
        if let screen = all.last(where: { $0.kind == "screen" }) {
            // What surrounds the navigation stack, for example an inset, stays beside its screen.
            return visible(screen)
        }
        return all
    }

    /// The screens of the navigation stack, the root first.
    public var screens: [StubNode] { tree.flatMap(\.stubAll).filter { $0.kind == "screen" } }

    /// The navigation title of the screen on top.
    public var title: String? { front.lazy.compactMap { $0.details["title"] as? String }.first }

    /// A node and everything below it that is not covered.
    private func visible(_ node: StubNode) -> [StubNode] {
        node.isCovered ? [] : [node] + (node.children + node.swipes).flatMap { visible($0) }
    }

    /// Every text on the screen on top, hidden ones excepted.
    public var texts: [String] { roots.flatMap { words($0) } }

    private var roots: [StubNode] { front.first.map { [$0] } ?? [] }

    private func words(_ node: StubNode) -> [String] {
        guard !node.isCovered, node.kind == "text" || !isPicture(node) else { return [] }
        let own = node.kind == "text" ? [node.text].compactMap(\.self) : []
        return own + (node.children + node.swipes).flatMap { words($0) }
    }

    private func isPicture(_ node: StubNode) -> Bool { ["image", "color", "shape", "path"].contains(node.kind) }

    /// The node with an accessibility identifier on the screen on top.
    public func node(_ identifier: String) -> StubNode? { front.first { $0.identifier == identifier } }

    /// The elements of the screen on top, in order.
    public var elements: [StubElement] { roots.flatMap { elements(of: $0, inherited: Inherited()) } }

    /// The element with an accessibility identifier.
    public func element(_ identifier: String) -> StubElement? { elements.first { $0.identifier == identifier } }

    /// The labels of all elements, in order.
    public var labels: [String] { elements.map(\.label) }

    /// What a container that is no element itself passes to the elements in it.
    private struct Inherited {
        var identifier: String?
        var label: String?
    }

    private func elements(of node: StubNode, inherited: Inherited) -> [StubElement] {
        guard !node.isHidden, !node.isCovered else { return [] }
        let beside = node.swipes.flatMap { elements(of: $0, inherited: Inherited()) }
        if node.behavior == .contain || node.kind == "picker" {
            return node.children.flatMap { elements(of: $0, inherited: Inherited()) } + beside
        }
        if isElement(node) {
            return [element(node, inherited: inherited)] + beside
        }
        var passed = inherited
        passed.identifier = node.identifier ?? inherited.identifier
        passed.label = node.label ?? inherited.label
        return node.children.flatMap { elements(of: $0, inherited: passed) } + beside
    }

    private func isElement(_ node: StubNode) -> Bool {
        if node.behavior != nil { return true }
        let kinds: Set = [
            "text", "image", "button", "link", "toggle", "slider", "stepper", "textField", "progress", "gauge", "chart",
            "canvas",
        ]
        return kinds.contains(node.kind) || node.tap != nil || node.tag != nil && node.traits.contains(.isButton)
    }

    private func element(_ node: StubNode, inherited: Inherited) -> StubElement {
        let inside = node.behavior == .ignore ? [] : node.children.flatMap(\.stubWords)
        let shown = node.kind == "text" || node.kind == "image" ? node.text.map { [$0] } ?? [] : inside
        return StubElement(
            label: node.label ?? inherited.label ?? shown.joined(separator: ", "),
            value: spoken(node.value) ?? shownValue(node),
            hint: spoken(node.hint),
            identifier: node.identifier ?? inherited.identifier,
            traits: node.traits,
            isEnabled: node.isEnabled,
            actions: node.actions.map(\.name) + (node.behavior == .combine ? names(in: node) : []),
            node: node
        )
    }

    /// Nothing is read aloud for an empty text.
    private func spoken(_ text: String?) -> String? { text == "" ? nil : text }

    /// A combined element offers the buttons in it as actions.
    private func names(in node: StubNode) -> [String] {
        node.children.flatMap(\.stubAll).filter { $0.kind == "button" }.map { $0.stubWords.joined(separator: ", ") }
    }

    private func shownValue(_ node: StubNode) -> String? {
        switch node.kind {
        case "textField", "toggle": node.text
        case "slider", "gauge", "progress": node.number.map { "\($0)" }
        default: nil
        }
    }
}
