import Observation
public import SwiftUI

/// Shows a view without a screen: evaluates it, runs what it starts, and lets a test touch and read it.
///
/// It evaluates the view anew whenever its state or something observable that it read has changed. It is a model of
/// SwiftUI: there is no layout, no drawing, no animation.
@MainActor
public final class StubHost {
    private let evaluate: (StubContext) -> [StubNode]
    private let storage = StubStorage()
    private var nodes: [StubNode] = []
    private var isDirty = true
    private var isUpdating = false
    private var running: [String: Running] = [:]

    /// What the environment says; set a value and the view is evaluated anew.
    public var environment = EnvironmentValues() {
        didSet { isDirty = true }
    }

    /// The addresses that the view opened.
    public private(set) var openedURLs: [URL] = []

    private struct Running {
        var effect: StubEffect
        var task: Task<Void, Never>?
    }

    /// Shows a view.
    public init(_ view: some View) {
        evaluate = { $0.nodes(of: view) }
        start()
    }

    /// Opens the windows of a scene.
    public init(scene: some Scene) {
        evaluate = { $0.nodes(ofScene: scene) }
        start()
    }

    private func start() {
        environment.openURL = OpenURLAction { [weak self] url in
            self?.openedURLs.append(url)
            return .handled
        }
        storage.changed = { [weak self] in self?.change() }
        update()
    }

    /// Mistakes that SwiftUI reports only at run time, for example two rows of one identity.
    public var mistakes: [String] { storage.mistakes }

    /// The number of times that SwiftUI would have asked views for their bodies, by the names of their types, for views
    /// that can be compared.
    public var builds: [String: Int] { storage.builds }

    /// Evaluates the view anew, as SwiftUI does when something around it has changed.
    public func evaluateAgain() {
        isDirty = true
        update()
    }

    /// Everything that is there, covered screens included.
    public var tree: [StubNode] {
        update()
        return nodes
    }

    /// Takes the view away: its tasks are cancelled, and it disappears.
    public func close() {
        let gone = running.values
        running = [:]
        for one in gone { end(one) }
        storage.changed = nil
    }

    private func change() {
        guard !isDirty else { return }
        isDirty = true
        Task { update() }
    }

    /// Evaluates the view when something it read has changed, and runs what comes of it.
    public func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        while isDirty {
            rounds += 1
            precondition(rounds < 100, "the view changes its own state without end")
            isDirty = false
            storage.begin()
            withObservationTracking {
                nodes = evaluate(StubContext(path: "", environment: environment, storage: storage))
            } onChange: { [weak self] in
                // The value changes only after this call, so that the next evaluation comes in a later turn.
                Task { @MainActor [weak self] in
                    self?.isDirty = true
                    self?.update()
                }
                MainActor.assumeIsolated { self?.isDirty = true }
            }
            storage.end()
            runEffects()
        }
    }

    private func runEffects() {
        let present = nodes.flatMap { effects(of: $0) }
        let keys = Set(present.map(\.key))
        for (key, gone) in running where !keys.contains(key) {
            running[key] = nil
            end(gone)
        }
        for effect in present {
            guard let before = running[effect.key] else {
                running[effect.key] = Running(effect: effect, task: begin(effect))
                continue
            }
            running[effect.key]?.effect = effect
            guard before.effect.identity != effect.identity else { continue }
            if case .task = effect.moment {
                before.task?.cancel()
                running[effect.key]?.task = begin(effect)
            } else if case .change = effect.moment {
                effect.run?(before.effect.identity)
            }
        }
    }

    /// What the visible part of the tree asks to be run, the outermost first.
    private func effects(of node: StubNode) -> [StubEffect] {
        guard !node.isCovered else { return [] }
        var counted: [String: Int] = [:]
        let own = node.effects.map { effect in
            // Two of one kind at one view have one path.
            let number = counted[effect.key, default: 0]
            counted[effect.key] = number + 1
            return number == 0 ? effect : effect.numbered(number)
        }
        return own + (node.children + node.swipes).flatMap { effects(of: $0) }
    }

    private func begin(_ effect: StubEffect) -> Task<Void, Never>? {
        switch effect.moment {
        case .appear: effect.run?(nil)
        case .change(initial: true): effect.run?(nil)
        case .disappear, .change: break
        case .task:
            guard let start = effect.start else { return nil }
            return Task { await start() }
        }
        return nil
    }

    private func end(_ one: Running) {
        one.task?.cancel()
        if case .disappear = one.effect.moment { one.effect.run?(nil) }
    }
}
