import ExampleScreens
import ExampleSupport
import Foundation
import Observation
import OpenWeatherComposition

/// The app: it shows the screen at the end of the router's path, sends keys to it, and draws its changes.
@MainActor
final class TerminalApp {
    private struct Layer {
        let route: Route
        let screen: any TerminalScreen
        let appearance: Task<Void, Never>
    }

    private let app: OpenWeatherApp
    private let router: AppRouter
    private let home: HomeScreen
    private let source: String
    private let environment: [String: String]
    private let isPlain: Bool

    private var layers: [Layer] = []
    private var work: [Int: Task<Void, Never>] = [:]
    private var lastWork = 0
    private var ticker: Task<Void, Never>?
    private var ticks = 0
    private var offset = 0
    private var followsSelection = true
    private var drawn: Frame?

    /// Requests a drawing; several requests at once are one.
    private let redraw: AsyncStream<Void>.Continuation
    private let redraws: AsyncStream<Void>

    /// Creates the app; `source` names the source of weather in the status line.
    init(_ app: OpenWeatherApp, source: String, environment: [String: String], isPlain: Bool) {
        self.app = app
        self.source = source
        self.environment = environment
        self.isPlain = isPlain
        router = app.router
        home = HomeScreen(app.home, app.settings)
        (redraws, redraw) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    private var top: any TerminalScreen { layers.last?.screen ?? home }

    /// Runs until the user quits or the terminal is closed.
    func run(_ inputs: AsyncStream<TerminalInput>) async {
        let tasks = [
            Task { await home.appear() },
            Task { await home.model.runAutoRefresh() },
            Task { await app.run() },
            Task { for await _ in redraws { draw() } },
        ]
        redraw.yield()
        for await input in inputs {
            if case .key(let key) = input, !press(key) { break }
            if case .resized = input { drawn = nil }
            followPath()
            redraw.yield()
        }
        ticker?.cancel()
        for task in tasks + layers.map(\.appearance) + Array(work.values) { task.cancel() }
    }

    // MARK: - Keys

    /// Handles a key and returns `false` when it quits the app.
    private func press(_ key: Key) -> Bool {
        if key == .control("c") { return false }
        followsSelection = true
        switch top.press(key) {
        case .handled: break
        case .work(let body): start(body)
        case .ignored:
            if key == .character("q") { return false }
            scroll(key)
        }
        return true
    }

    private func scroll(_ key: Key) {
        followsSelection = false
        switch key {
        case .down: offset += 1
        case .up: offset -= 1
        case .pageDown, .character(" "): offset += 8
        case .pageUp: offset -= 8
        case .home: offset = 0
        case .end: offset = .max / 2
        default: break
        }
    }

    private func start(_ body: @escaping @MainActor () async -> Void) {
        lastWork += 1
        let number = lastWork
        work[number] = Task {
            await body()
            work[number] = nil
            redraw.yield()
        }
    }

    // MARK: - Screens

    /// Creates the screens that are new in the router's path and releases those that are no longer in it.
    private func followPath() {
        let path = router.path
        let kept = zip(layers, path).prefix { $0.route == $1 }.count
        guard kept < layers.count || kept < path.count else { return }
        for layer in layers.dropFirst(kept) { layer.appearance.cancel() }
        layers = Array(layers.prefix(kept))
        for (position, route) in path.enumerated().dropFirst(kept) {
            let screen = screen(for: route, at: position)
            layers.append(Layer(route: route, screen: screen, appearance: Task { await screen.appear() }))
        }
        offset = 0
    }

    private func screen(for route: Route, at position: Int) -> any TerminalScreen {
        let settings = app.settings
        return switch app.screen(for: PathElement(route, at: position)) {
        case .home(let model): HomeScreen(model, settings)
        case .search(let model): SearchScreen(model)
        case .forecast(let model): ForecastScreen(model, settings)
        case .dayDetail(let model): DayDetailScreen(model, settings)
        case .airQuality(let model): AirQualityScreen(model, settings)
        case .favorites(let model): FavoritesScreen(model)
        case .history(let model): HistoryScreen(model)
        case .settings(let model): SettingsScreen(model)
        case .converter(let model): ConverterScreen(model)
        case .custom: home
        }
    }

    // MARK: - Drawing

    private func draw() {
        let redraw = redraw
        // Observation reports a single change; each drawing registers for the next one.
        let next = withObservationTracking {
            followPath()
            return layOut()
        } onChange: {
            redraw.yield()
        }
        tick(often: top.isLoading)
        offset = next.offset
        guard next != drawn else { return }
        drawn = next
        FileHandle.standardOutput.write(Data(next.text.utf8))
    }

    private func layOut() -> Frame {
        let size = Terminal.size() ?? (80, 24)
        let terminal = Terminal.standardOutput(environment: environment, isPlain: isPlain)
        let wheel = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
        let progress = top.isLoading ? wheel[ticks % wheel.count] : " "
        return Frame(
            status: "\(progress) OpenWeather · \(source)",
            content: top.lines(for: terminal),
            hints: top.hints,
            offset: offset,
            size: size,
            followsSelection: followsSelection
        )
    }

    /// Draws again after a while: soon while something loads, otherwise often enough to keep ages correct.
    private func tick(often: Bool) {
        ticker?.cancel()
        ticker = Task {
            guard (try? await Task.sleep(for: often ? .milliseconds(100) : .seconds(10))) != nil else { return }
            ticks += 1
            redraw.yield()
        }
    }
}
