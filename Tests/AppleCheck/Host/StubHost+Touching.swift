public import SwiftUI

/// Why something cannot be done to a view.
public enum StubTouchError: Error, Equatable {
    /// Nothing on the screen on top has the identifier.
    case missing(String)
    /// The element is there and cannot do this.
    case cannot(String, String)
    /// The element is switched off.
    case disabled(String)
}

extension StubHost {
    /// Taps a button, link, toggle or row.
    public func tap(_ identifier: String) throws { try run("tap", found(identifier, \.tap)) }

    /// Taps the element with these words, for example the answer of an alert.
    public func tap(label: String) throws {
        let found = front.first { $0.tap != nil && $0.stubWords.joined(separator: ", ") == label }
        guard let node = found, let tap = node.tap else { throw StubTouchError.missing(label) }
        guard node.isEnabled else { throw StubTouchError.disabled(label) }
        tap()
        touched()
    }

    /// Types a text over the one in a field.
    public func type(_ text: String, into identifier: String) throws {
        try found(identifier, \.enter)(text)
        touched()
    }

    /// Presses the return key in a field.
    public func submit(_ identifier: String) throws { try run("submit", found(identifier, \.submit)) }

    /// Gives a field the keyboard, or takes it away.
    public func focus(_ identifier: String, _ isFocused: Bool = true) throws {
        try found(identifier, \.focus)(isFocused)
        touched()
    }

    /// Slides a slider to a number.
    public func slide(_ identifier: String, to number: Double) throws {
        try found(identifier, \.slide)(number)
        touched()
    }

    /// Chooses the option of a picker that has a tag.
    public func choose(_ tag: some Hashable, in identifier: String) throws {
        try found(identifier, \.choose)(AnyHashable(tag))
        touched()
    }

    /// Runs a custom accessibility action.
    public func perform(_ action: String, on identifier: String) throws {
        guard let node = node(identifier) else { throw StubTouchError.missing(identifier) }
        let all = node.stubAll.flatMap(\.actions)
        if let found = all.first(where: { $0.name == action }) {
            found.run()
        } else if let button = node.stubAll.first(where: {
            $0.kind == "button" && $0.stubWords.joined(separator: ", ") == action
        }) {
            button.tap?()
        } else {
            throw StubTouchError.cannot(identifier, action)
        }
        touched()
    }

    /// Swipes up or down on an adjustable element, as with VoiceOver.
    public func adjust(_ identifier: String, _ direction: AccessibilityAdjustmentDirection) throws {
        try found(identifier, \.adjust)(direction)
        touched()
    }

    /// The words of a row's swipe actions.
    public func swipeActions(_ identifier: String) throws -> [String] {
        try swipes(identifier).map { $0.stubWords.joined(separator: ", ") }
    }

    /// Swipes a row and taps the action with these words; the only one without words.
    public func swipe(_ identifier: String, _ action: String? = nil) throws {
        let all = try swipes(identifier)
        let found = all.first { action == nil || $0.stubWords.joined(separator: ", ") == action }
        guard let found, let tap = found.tap else { throw StubTouchError.cannot(identifier, action ?? "swipe") }
        tap()
        touched()
    }

    /// Deletes a row, as `onDelete` offers it.
    public func delete(_ identifier: String) throws {
        let row = try row(identifier) { $0.delete != nil }
        guard let offset = row.offset, let delete = row.delete else {
            throw StubTouchError.cannot(identifier, "delete")
        }
        delete(IndexSet(integer: offset))
        touched()
    }

    /// Moves a row before the row at an offset, as `onMove` offers it.
    public func move(_ identifier: String, before offset: Int) throws {
        let row = try row(identifier) { $0.move != nil }
        guard let from = row.offset, let move = row.move else { throw StubTouchError.cannot(identifier, "move") }
        move(IndexSet(integer: from), offset)
        touched()
    }

    /// Pulls the screen on top to refresh it.
    ///
    /// Like SwiftUI it cancels the refresh when the view that offers it is gone, and only a list or a scroll view that
    /// moves up and down can be pulled: the offer stands around it.
    public func refresh() async throws {
        let offer = front.first { $0.refresh != nil && $0.stubAll.contains { $0.canBePulled } }
        guard let node = offer, let refresh = node.refresh else {
            throw StubTouchError.missing("refreshable")
        }
        let path = node.path
        let task = Task { await refresh() }
        let watch = Task { [weak self] in
            while !Task.isCancelled {
                guard let self else { return }
                if !tree.flatMap(\.stubAll).contains(where: { $0.refresh != nil && $0.path == path }) {
                    return task.cancel()
                }
                await Task.yield()
            }
        }
        await task.value
        watch.cancel()
        touched()
    }

    /// Leaves the screen on top as the system does, by a swipe or the back button of the bar; or pulls a sheet down.
    public func back() throws {
        guard let node = front.first, let dismiss = node.dismiss else { throw StubTouchError.missing("back") }
        dismiss()
        touched()
    }

    /// Opens an address with the app.
    public func open(_ url: URL) {
        for node in tree.flatMap(\.stubAll) { (node.details["onOpenURL"] as? (URL) -> Void)?(url) }
        touched()
    }

    private func touched() { update() }

    private func run(_ name: String, _ action: () -> Void) throws {
        action()
        touched()
    }

    /// What the element with an identifier can do; itself, or the only part of it that can.
    private func found<Action>(_ identifier: String, _ action: KeyPath<StubNode, Action?>) throws -> Action {
        guard let node = node(identifier) else { throw StubTouchError.missing(identifier) }
        guard let part = node.stubAll.first(where: { $0[keyPath: action] != nil }), let run = part[keyPath: action]
        else {
            throw StubTouchError.cannot(identifier, "\(action)")
        }
        guard part.isEnabled else { throw StubTouchError.disabled(identifier) }
        return run
    }

    private func swipes(_ identifier: String) throws -> [StubNode] {
        try row(identifier) { !$0.swipes.isEmpty }.swipes.flatMap(\.stubAll).filter { $0.details["edge"] != nil }
    }

    /// The innermost node around the one with an identifier, or that one, for which something holds.
    private func row(_ identifier: String, where holds: (StubNode) -> Bool) throws -> StubNode {
        guard node(identifier) != nil else { throw StubTouchError.missing(identifier) }
        let around = front.filter { holds($0) && $0.stubAll.contains { $0.identifier == identifier } }
        guard let innermost = around.last else { throw StubTouchError.cannot(identifier, "swipe, delete or move") }
        return innermost
    }
}

extension StubNode {
    /// Whether pulling the view down can refresh it.
    fileprivate var canBePulled: Bool { kind == "list" || kind == "scroll" && details["isVertical"] as? Bool == true }
}
