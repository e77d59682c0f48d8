import ExampleSupport
import Observation
import OpenWeatherComposition
import OpenWeatherScreenKit

/// The app: it shows the screen at the end of the router's path, sends keys to it, and draws its changes.
@MainActor
final class TerminalApp {
    private let screens: ScreenStack
    private let app: OpenWeatherApp
    private let launch: Launch
    private let surface: any TerminalSurface

    private var overlay: Overlay?
    /// The failure for which the user has closed the field for a key.
    private var closedFailure: FailureContent?
    private var background: TerminalBackground
    private var theme: TerminalTheme
    private var notice: String?
    private var work: [Int: Task<Void, Never>] = [:]
    private var lastWork = 0
    private var ticker: Task<Void, Never>?
    private var ticks = 0
    private var overlayScroll = Scroll()
    private var drawn: Frame?
    /// Whether the last input changed nothing that is shown.
    private var isIgnored = false
    /// Whether nothing was pressed since ``drawn``.
    private var isDrawn = false

    /// Requests a drawing; several requests at once are one.
    private let redraw: AsyncStream<Void>.Continuation
    private let redraws: AsyncStream<Void>

    /// Creates the app; `start` is shown until it is left, `nil` for home.
    init(_ app: OpenWeatherApp, _ launch: Launch, on surface: any TerminalSurface, start: PlaceOnStart? = nil) {
        self.app = app
        self.launch = launch
        self.surface = surface
        notice = launch.notice
        background = TerminalBackground(environment: launch.environment)
        theme = launch.theme
        screens = ScreenStack(app, start: start)
        (redraws, redraw) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Runs until the user quits, enters a key, or the terminal is closed.
    func run(_ inputs: AsyncStream<TerminalInput>) async -> Ending {
        let running = Task { await app.run() }
        let drawing = Task { for await _ in redraws { draw() } }
        screens.begin()
        redraw.yield()
        var ending = Ending.quit
        for await input in inputs {
            isIgnored = false
            let end = handle(input)
            screens.followPath()
            if !isIgnored {
                isDrawn = false
                redraw.yield()
            }
            guard let end else { continue }
            ending = end
            break
        }
        ticker?.cancel()
        screens.end()
        for task in [running, drawing] + work.values { task.cancel() }
        // A requested drawing must not reach a screen that was given back.
        await drawing.value
        return ending
    }

    // MARK: - Input

    private func handle(_ input: TerminalInput) -> Ending? {
        switch input {
        case .key(let key): return press(key)
        case .resized: drawn = nil
        case .background(let background): self.background = background
        }
        return nil
    }

    /// Handles a key and returns how the app ends, or `nil` when it goes on.
    private func press(_ key: Key) -> Ending? {
        switch key {
        case .control("c"): return .quit
        case .control("z"):
            surface.suspend()
            drawn = nil
        case .control("l"): drawn = nil
        case .control("t"): theme = theme.next
        case .click(let column, let row): return click(drawn?.target(column: column, row: row))
        case .scrollUp, .scrollDown: press(key, toScroll: scroll)
        default: return overlay == nil ? pressOnScreen(key) : pressOnOverlay(key)
        }
        return nil
    }

    private func click(_ target: ClickTarget?) -> Ending? {
        switch target {
        case .key(let key):
            // A click on a key in the list presses it on the screen below.
            if case .help = overlay, key != .escape { show(nil) }
            return press(key)
        case .item(let item): respond(to: screens.top.click(item))
        case nil: break
        }
        return nil
    }

    private func pressOnScreen(_ key: Key) -> Ending? {
        let (top, before) = (screens.top, notice == nil ? scroll : nil)
        notice = nil
        if key == .function(1) || (key == .character("?") && !top.takesText) {
            show(.help(HelpList(hints: top.hints(texts), direction: app.settings.environment.layoutDirection)))
            return nil
        }
        if key == .enter, keyFailure != nil {
            closedFailure = nil
            return nil
        }
        scroll.followsSelection = true
        if respond(to: top.press(key)) { return nil }
        switch key {
        case .character("q"): return .quit
        case .character("/"): app.router.showSearch()
        default: press(key, toScroll: before)
        }
        return nil
    }

    /// Scrolls with a key, which is ignored when the visible part remains what it was before.
    private func press(_ key: Key, toScroll before: Scroll?) {
        scroll.press(key, page: page)
        guard let before, isDrawn, let drawn, scroll.clamped(to: drawn.lastOffset) == before else { return }
        scroll = before
        isIgnored = true
    }

    private func pressOnOverlay(_ key: Key) -> Ending? {
        guard case .key(var entry) = overlay else {
            switch key {
            case .escape, .enter, .function(1), .character("?"), .character("q"): show(nil)
            default: press(key, toScroll: scroll)
            }
            return nil
        }
        switch entry.press(key) {
        case .stays: overlay = .key(entry)
        case .closes:
            closedFailure = entry.failure
            show(nil)
        case .entered(let key): return .newKey(key)
        }
        return nil
    }

    @discardableResult
    private func respond(to response: KeyResponse) -> Bool {
        switch response {
        case .ignored: return false
        case .handled: break
        case .work(let body): start(body)
        }
        return true
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

    private func show(_ overlay: Overlay?) {
        self.overlay = overlay
        overlayScroll = Scroll()
    }

    /// The visible part of what is shown.
    private var scroll: Scroll {
        get { overlay == nil ? screens.topScroll : overlayScroll }
        set {
            if overlay == nil { screens.topScroll = newValue } else { overlayScroll = newValue }
        }
    }

    /// The number of lines of a page, with some of the one before.
    private var page: Int { max(1, surface.size.rows - 4) }

    // MARK: - Drawing

    private var texts: TerminalTexts {
        .texts(in: app.settings.environment)
    }

    /// The failure of the screen that another key for the service may help with.
    private var keyFailure: FailureContent? {
        screens.top.failure.flatMap { launch.takesKey && $0.concernsKey ? $0 : nil }
    }

    /// Opens the field for a key where one is missing or refused, until the user closes it.
    private func askForKey() {
        guard overlay == nil, let failure = keyFailure, failure != closedFailure else { return }
        let isSet = launch.environment["OPENWEATHER_API_KEY"]?.isEmpty == false
        show(.key(KeyEntry(failure, isSetInEnvironment: isSet)))
    }

    private func draw() {
        let redraw = redraw
        // Observation reports a single change; each drawing registers for the next one.
        let next = withObservationTracking {
            screens.followPath()
            askForKey()
            screens.top.prepare(for: surface.size)
            return layOut()
        } onChange: {
            redraw.yield()
        }
        tick(screens.top.isLoading)
        scroll.offset = next.offset
        let change = next.difference(from: drawn)
        (drawn, isDrawn) = (next, true)
        if !change.isEmpty { surface.write(change) }
    }

    private func layOut() -> Frame {
        let (size, texts, top) = (surface.size, texts, screens.top)
        let terminal = Terminal(
            width: size.columns,
            colors: ColorDepth(environment: launch.environment),
            background: background,
            theme: theme,
            isPlain: launch.isPlain
        )
        let footer = overlay.map { Footer(hints: [], last: $0.hints(texts)) } ?? self.footer(of: top)
        let keys = footer.lines(width: size.columns, limit: size.rows < 20 ? 1 : 2, depth: terminal.colors)
        let height = Frame.room(in: size, footer: keys)
        let space = DrawingSpace(terminal: terminal, height: height, texts: texts)
        let direction = app.settings.environment.layoutDirection
        let content = overlay?.lines(in: space, direction: direction) ?? top.lines(in: space)
        let remark = notice.map { [StyledText("! \($0)").truncated(to: size.columns).drawn(depth: terminal.colors)] }
        return Frame(
            status: StatusLine(
                step: top.isLoading ? ticks : nil,
                title: top.status(columns: size.columns) ?? "",
                source: source,
                depth: terminal.colors
            ),
            content: (remark ?? []) + content,
            footer: keys,
            offset: scroll.offset,
            size: size,
            followsSelection: scroll.followsSelection
        )
    }

    /// The source of weather in the status line, which says on every screen when the weather is made up.
    private var source: String {
        let source = app.dependencies.source
        let attribution = AttributionContent(id: "", source: source, in: app.settings.environment)
        let name = attribution.isMadeUp ? attribution.text : source.name
        return [name, launch.source].compactMap(\.self).joined(separator: " · ")
    }

    private func footer(of screen: any TerminalScreen) -> Footer {
        let help = KeyHint(screen.takesText ? "F1" : "?", texts.help, .function(1))
        let last = [help] + (screen.takesText ? [] : [KeyHint("q", texts.quit)])
        let hints = screen.hints(texts)
        guard keyFailure != nil else { return Footer(hints: hints, last: last) }
        let enter = KeyHint(texts.enter, texts.enterKey, .enter)
        return Footer(hints: [enter] + hints.filter { $0.key != .enter }, last: last)
    }

    /// Draws again soon while something loads; ages are kept correct by the settings, which change every minute.
    private func tick(_ isLoading: Bool) {
        ticker?.cancel()
        guard isLoading else { return }
        ticker = Task {
            guard (try? await launch.clock.sleep(for: .milliseconds(100))) != nil else { return }
            ticks += 1
            redraw.yield()
        }
    }
}
