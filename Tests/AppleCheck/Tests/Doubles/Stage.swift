import Foundation
import Observation
import OpenWeatherScreenKit
import SwiftUI
import Testing

/// A view on the screen: evaluates it whenever something that it reads has changed, runs what it asks to be run, and
/// lets a test tap, type, and read.
@MainActor
final class Stage {
    private struct Running {
        let identity: AnyHashable?
        let task: Task<Void, Never>?
        let disappear: (() -> Void)?
    }

    /// The addresses that were opened.
    private(set) var openedURLs: [URL] = []

    private let storage = StubStorage()
    private let build: (StubContext) -> [StubNode]
    private var environment = EnvironmentValues()
    private var roots: [StubNode] = []
    private var isStale = true
    private var running: [String: Running] = [:]
    private var refreshes: [String: Task<Void, Never>] = [:]

    /// Shows a view.
    init(_ view: some View) {
        build = { $0.nodes(of: view) }
        storage.changed = { [weak self] in self?.isStale = true }
        environment.openURL = OpenURLAction { [weak self] url in
            self?.openedURLs.append(url)
            return .handled
        }
        evaluate()
    }

    isolated deinit {
        for effect in running.values { effect.task?.cancel() }
    }

    // MARK: - Reading

    /// Every node that is not covered by another screen.
    var nodes: [StubNode] {
        evaluate()
        return roots.flatMap(Self.uncovered)
    }

    /// The element with an identifier; `nil` when there is none.
    subscript(id: String) -> StubNode? { nodes.first { $0.identifier == id } }

    /// The identifiers on the screen on top.
    var top: Set<String> { Set(nodes.compactMap(\.identifier)) }

    /// The shown words.
    var words: [String] { nodes.filter { $0.kind == "text" }.compactMap(\.text) }

    /// The names of the shown symbols.
    var symbols: [String] { nodes.filter { $0.kind == "image" }.compactMap(\.text) }

    /// What SwiftUI would complain about at run time.
    var mistakes: [String] { storage.mistakes }

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
        #expect(mistakes.isEmpty, sourceLocation: location)
    }

    // MARK: - Waiting

    /// Lets the view work until a condition holds.
    func until(_ condition: () -> Bool) async {
        evaluate()
        while !condition(), !Task.isCancelled {
            await Task.yield()
            evaluate()
        }
        evaluate()
    }

    /// Lets the view work until it shows an element.
    func until(shows id: String) async { await until { self[id] != nil } }

    /// Lets the view work for a while, before a test checks that nothing happened.
    func settle() async {
        for _ in 0..<100 {
            await Task.yield()
            evaluate()
        }
    }

    // MARK: - Acting

    /// Taps an element.
    func tap(_ id: String, at location: SourceLocation = #_sourceLocation) {
        act(id, \.tap, location) { $0() }
    }

    /// Opens or closes the rows below a label.
    func open(_ id: String, at location: SourceLocation = #_sourceLocation) {
        guard let node = nodes.first(where: { $0.kind == "button" && $0.stubAll.contains { $0.identifier == id } })
        else {
            Issue.record("\(id) cannot be opened", sourceLocation: location)
            return
        }
        node.tap?()
        evaluate()
    }

    /// Types into a field, so that it holds a text.
    func type(_ text: String, in id: String, at location: SourceLocation = #_sourceLocation) {
        act(id, \.enter, location) { $0(text) }
    }

    /// Presses the return key in a field.
    func submit(_ id: String, at location: SourceLocation = #_sourceLocation) {
        act(id, \.submit, location) { $0() }
    }

    /// Moves a slider.
    func slide(to value: Double, in id: String, at location: SourceLocation = #_sourceLocation) {
        act(id, \.slide, location) { $0(value) }
    }

    /// Drags a row to a place between others.
    func move(from: Int, to: Int, at location: SourceLocation = #_sourceLocation) {
        guard let move = nodes.lazy.compactMap(\.move).first else {
            Issue.record("Nothing can be moved.", sourceLocation: location)
            return
        }
        move(IndexSet(integer: from), to)
        evaluate()
    }

    /// Pulls to refresh; as in SwiftUI, the refresh is cancelled when the view that holds it is replaced.
    func pull(at location: SourceLocation = #_sourceLocation) async {
        guard let node = nodes.first(where: { $0.refresh != nil }), let refresh = node.refresh else {
            Issue.record("Nothing can be refreshed.", sourceLocation: location)
            return
        }
        var isOver = false
        refreshes[node.path] = Task {
            await refresh()
            isOver = true
        }
        await until { isOver }
        refreshes[node.path] = nil
    }

    /// Leaves the screen on top as a swipe does.
    func swipeBack(at location: SourceLocation = #_sourceLocation) {
        guard let dismiss = nodes.last(where: { $0.kind == "screen" && $0.dismiss != nil })?.dismiss else {
            Issue.record("There is no screen to leave.", sourceLocation: location)
            return
        }
        dismiss()
        evaluate()
    }

    /// Has the system hand a link to the app.
    func open(_ url: URL, at location: SourceLocation = #_sourceLocation) {
        guard let handler = nodes.lazy.compactMap({ $0.details["onOpenURL"] as? (URL) -> Void }).first else {
            Issue.record("Nothing opens links.", sourceLocation: location)
            return
        }
        handler(url)
        evaluate()
    }

    /// Changes the environment around the view.
    func change<Value>(_ key: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
        environment[keyPath: key] = value
        isStale = true
        evaluate()
    }

    private func act<Action>(
        _ id: String,
        _ action: KeyPath<StubNode, Action?>,
        _ location: SourceLocation,
        perform: (Action) -> Void
    ) {
        guard let node = nodes.first(where: { $0.identifier == id && $0[keyPath: action] != nil }),
            let found = node[keyPath: action], node.isEnabled
        else {
            Issue.record("\(id) is not there, or cannot do that. There are \(top.sorted()).", sourceLocation: location)
            return
        }
        perform(found)
        evaluate()
    }

    // MARK: - Evaluating

    private func evaluate() {
        var rounds = 0
        while isStale, rounds < 20 {
            rounds += 1
            isStale = false
            storage.begin()
            let context = StubContext(path: "", environment: environment, storage: storage)
            roots = withObservationTracking {
                build(context)
            } onChange: { [weak self] in
                MainActor.assumeIsolated { self?.isStale = true }
            }
            storage.end()
            runEffects()
        }
    }

    private static func uncovered(_ node: StubNode) -> [StubNode] {
        node.isCovered ? [] : [node] + (node.children + node.swipes).flatMap(uncovered)
    }

    private func runEffects() {
        let shown = roots.flatMap(Self.uncovered)
        let effects = shown.flatMap(\.effects)
        let keys = Set(effects.map(\.key))
        for key in running.keys where !keys.contains(key) {
            let gone = running.removeValue(forKey: key)
            gone?.task?.cancel()
            gone?.disappear?()
        }
        for effect in effects { run(effect) }
        let refreshable = Set(shown.filter { $0.refresh != nil }.map(\.path))
        for (path, task) in refreshes where !refreshable.contains(path) { task.cancel() }
    }

    private func run(_ effect: StubEffect) {
        let known = running[effect.key]
        guard known == nil || known?.identity != effect.identity else { return }
        var task: Task<Void, Never>?
        var disappear: (() -> Void)?
        switch effect.moment {
        case .task:
            known?.task?.cancel()
            task = effect.start.map { start in Task { await start() } }
        case .appear:
            if known == nil { effect.run?(nil) }
        case .disappear:
            disappear = effect.run.map { run in { run(nil) } }
        case .change(let initial):
            if let known { effect.run?(known.identity) } else if initial { effect.run?(nil) }
        }
        running[effect.key] = Running(identity: effect.identity, task: task, disappear: disappear)
    }
}
