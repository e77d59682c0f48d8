import ExampleScreens
import ExampleSupport
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// The settings, with their keys.
@MainActor
final class SettingsScreen: TerminalScreen {
    private let model: SettingsViewModel
    private var cursor = Cursor()

    init(_ model: SettingsViewModel) {
        self.model = model
    }

    var isLoading: Bool { model.state.cache?.isClearing ?? false }

    var hints: [String] { ["↑↓ Tab", "⏎ ✓", "←→ ‹ ›", "Esc \(model.state.back.title)"] }

    private var selected: SettingsDrawing.Item? {
        let items = SettingsDrawing.items(model.state)
        return cursor.row.flatMap { items.indices.contains($0) ? items[$0] : nil }
    }

    func lines(for terminal: Terminal) -> [String] {
        SettingsDrawing.lines(model.state, selected: selected, for: terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        if cursor.move(key, among: SettingsDrawing.items(model.state).count) { return .handled }
        switch (key, selected) {
        case (.right, .language): return changeLanguage(by: 1)
        case (.left, .language): return changeLanguage(by: -1)
        case (.enter, let item?), (.character(" "), let item?): return activate(item)
        case (.escape, _), (.backspace, _):
            model.backTapped()
            return .handled
        default: return .ignored
        }
    }

    private func activate(_ item: SettingsDrawing.Item) -> KeyResponse {
        let state = model.state
        return switch item {
        case .units(let number):
            .work { [model] in await model.unitsChanged(state.units.options[number].value) }
        case .deviceLanguage:
            .work { [model] in await model.useDeviceLanguageToggled(!state.language.useDevice.isOn) }
        case .language: changeLanguage(by: 1)
        case .cache: .work { [model] in await model.cacheToggled(!(state.cache?.isEnabled.isOn ?? false)) }
        case .clearCache: .work { [model] in await model.clearCacheTapped() }
        case .autoRefresh: .work { [model] in await model.autoRefreshToggled(!state.autoRefresh.isOn) }
        }
    }

    private func changeLanguage(by step: Int) -> KeyResponse {
        let options = model.state.language.choice.options
        guard !options.isEmpty else { return .ignored }
        let current = options.firstIndex(where: \.isSelected) ?? 0
        let next = options[(current + step + options.count) % options.count].value
        return .work { [model] in await model.languageOverrideChanged(next) }
    }
}
