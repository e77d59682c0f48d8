import Foundation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import StubHost
import SwiftUI
import Testing

/// A view on the screen, which a test of a screen touches, waits for, and compares with its content.
@MainActor
final class Stage {
    private let host: StubHost

    /// Shows a view.
    init(_ view: some View) {
        host = StubHost(view)
    }

    /// Shows a view in a window of which the system keeps something.
    convenience init(_ view: some View, keeping store: StubSceneStore) {
        self.init(view.environment(\.stubSceneStore, store))
    }

    isolated deinit {
        host.close()
    }

    // MARK: - Reading

    /// The nodes of the screen on top, or of the dialog above it.
    var nodes: [StubNode] { host.front }

    /// The element with an identifier; `nil` when there is none.
    subscript(id: String) -> StubNode? { host.node(id) }

    /// The elements with an identifier in all columns of a window, without those of covered screens.
    func all(_ id: String) -> [StubNode] { host.tree.flatMap { uncovered($0) }.filter { $0.identifier == id } }

    private func uncovered(_ node: StubNode) -> [StubNode] {
        node.isCovered ? [] : [node] + (node.children + node.swipes).flatMap { uncovered($0) }
    }

    /// The beginnings of the links that belong into this window.
    var preferredLinks: Set<String> {
        host.tree.flatMap(\.stubAll).lazy.compactMap { $0.details["handlesExternalEvents"] as? Set<String> }.first ?? []
    }

    /// The identifiers of the screen on top.
    var top: Set<String> { Set(nodes.compactMap(\.identifier)) }

    /// The identifiers in the parts of one kind, without those in the parts of another one in them.
    func ids(in kind: String, outside other: String = "") -> Set<String> {
        let parts = nodes.filter { $0.kind == kind }
        let hidden = parts.flatMap(\.stubAll).filter { $0.kind == other }.flatMap { $0.children.flatMap(\.stubAll) }
        return Set(parts.flatMap(\.stubAll).compactMap(\.identifier)).subtracting(hidden.compactMap(\.identifier))
    }

    /// The identifiers in the bar below the content.
    var idsBelow: Set<String> {
        Set(nodes.filter { $0.details["isInset"] != nil }.flatMap(\.stubAll).compactMap(\.identifier))
    }

    /// The shown words.
    var words: [String] { host.texts }

    /// The names of the shown symbols.
    var symbols: [String] { nodes.filter { $0.kind == "image" }.compactMap(\.text) }

    /// The number of bodies that SwiftUI would have asked for, by the type of the view, for views that can be compared.
    var builds: [String: Int] { host.builds }

    /// Evaluates everything anew.
    func evaluateAgain() { host.evaluateAgain() }

    /// The addresses that were opened.
    var openedURLs: [URL] { host.openedURLs }

    /// What is cut on a screen of a width, or too small to be tapped.
    func problems(onScreenOf width: Double, at size: DynamicTypeSize) -> [String] {
        host.problems(onScreenOf: width, at: size)
    }

    /// Checks that every element of a content is on the screen, with its words.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - valueless: The identifiers of fields, whose value the system reads.
    ///   - hidden: The identifiers of elements that are shown elsewhere, or as a part of another one.
    ///   - isHidden: Whether an element is such a one.
    ///   - location: The place of the check.
    func check(
        _ content: Any,
        valueless: Set<String> = [],
        without hidden: Set<String> = [],
        unless isHidden: (String) -> Bool = { _ in false },
        at location: SourceLocation = #_sourceLocation
    ) {
        let told = ToldText.all(in: content).filter { !hidden.contains($0.id) && !isHidden($0.id) }
        #expect(!told.isEmpty, sourceLocation: location)
        for element in told {
            let shown = nodes.filter { $0.identifier == element.id }
            #expect(!shown.isEmpty, "\(element.id) is not shown", sourceLocation: location)
            for node in shown {
                #expect(node.label == element.text.label, "\(element.id)", sourceLocation: location)
                #expect((node.hint ?? "") == (element.text.hint ?? ""), "\(element.id)", sourceLocation: location)
                guard !valueless.contains(element.id) else { continue }
                #expect((node.value ?? "") == (element.text.value ?? ""), "\(element.id)", sourceLocation: location)
            }
        }
        #expect(host.mistakes.isEmpty, sourceLocation: location)
    }

    // MARK: - Waiting

    /// Lets the view work until a condition holds.
    func until(at location: SourceLocation = #_sourceLocation, _ condition: () -> Bool) async {
        await OpenWeatherTestWatch.until(at: location) {
            host.update()
            return condition()
        }
    }

    /// Lets the view work until it shows an element.
    func until(shows id: String, at location: SourceLocation = #_sourceLocation) async {
        await until(at: location) { self[id] != nil }
    }

    /// Lets the view work for a while, before a test checks that nothing happened.
    func settle() async {
        for _ in 0..<100 {
            await Task.yield()
            host.update()
        }
    }

    // MARK: - Acting

    /// Taps an element.
    func tap(_ id: String, at location: SourceLocation = #_sourceLocation) {
        act(location) { try host.tap(id) }
    }

    /// Opens or closes the rows below a label.
    func open(_ id: String, at location: SourceLocation = #_sourceLocation) {
        let label = nodes.first { $0.kind == "button" && $0.stubAll.contains { $0.identifier == id } }
        #expect(label != nil, sourceLocation: location)
        label?.tap?()
        host.update()
    }

    /// Types into a field, so that it holds a text.
    func type(_ text: String, in id: String, at location: SourceLocation = #_sourceLocation) {
        act(location) { try host.type(text, into: id) }
    }

    /// Presses the return key in a field.
    func submit(_ id: String, at location: SourceLocation = #_sourceLocation) {
        act(location) { try host.submit(id) }
    }

    /// Moves a slider.
    func slide(to value: Double, in id: String, at location: SourceLocation = #_sourceLocation) {
        act(location) { try host.slide(id, to: value) }
    }

    /// Drags a row to a place between others.
    func move(_ id: String, before offset: Int, at location: SourceLocation = #_sourceLocation) {
        act(location) { try host.move(id, before: offset) }
    }

    /// Pulls to refresh; as in SwiftUI, the refresh is cancelled when the view that holds it is replaced.
    func pull(at location: SourceLocation = #_sourceLocation) async {
        do {
            try await host.refresh()
        } catch {
            Issue.record(error, sourceLocation: location)
        }
    }

    /// Leaves the screen on top as a swipe does.
    func swipeBack(at location: SourceLocation = #_sourceLocation) {
        act(location) { try host.back() }
    }

    /// Has the system hand a link to the app.
    func open(_ url: URL) { host.open(url) }

    /// Changes the environment around the view.
    func change<Value>(_ key: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
        host.environment[keyPath: key] = value
        host.update()
    }

    private func act(_ location: SourceLocation, _ action: () throws -> Void) {
        do {
            try action()
        } catch {
            Issue.record(error, sourceLocation: location)
        }
    }
}
