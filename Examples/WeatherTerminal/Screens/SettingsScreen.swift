import ExampleScreens
import ExampleSupport
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// The settings, with their keys, and the list of languages above them.
@MainActor
final class SettingsScreen: TerminalScreen {
    private let model: SettingsViewModel
    private var cursor = Cursor()
    private var languages: LanguageList?

    init(_ model: SettingsViewModel) {
        self.model = model
    }

    var isLoading: Bool { model.state.cache?.isClearing ?? false }

    var takesText: Bool { languages != nil }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        if languages != nil { return [texts.selectHint, texts.chooseHint, texts.backHint(texts.close)] }
        return [texts.selectHint, KeyHint(texts.enter, texts.change, .enter), texts.backHint(model.state.back.title)]
    }

    private var selected: SettingsDrawing.Item? {
        let items = SettingsDrawing.items(model.state)
        return cursor.row.flatMap { items.indices.contains($0) ? items[$0] : nil }
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        languages?.lines(model.state, in: space)
            ?? SettingsDrawing.lines(model.state, selected: selected, for: space.terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        if let outcome = languages?.press(key, in: model.state) { return follow(outcome) }
        if cursor.move(key, among: SettingsDrawing.items(model.state).count) { return .handled }
        switch (key, selected) {
        case (.right, .language): return changeLanguage(by: 1)
        case (.left, .language): return changeLanguage(by: -1)
        case (.enter, let item?), (.character(" "), let item?): return activate(item)
        case (.character("/"), _): return openLanguages()
        case (.escape, _), (.backspace, _):
            model.backTapped()
            return .handled
        default: return .ignored
        }
    }

    func click(_ item: Int) -> KeyResponse {
        if let languages { return follow(languages.choose(item, in: model.state)) }
        cursor.select(item)
        return selected.map(activate) ?? .ignored
    }

    private func follow(_ outcome: LanguageList.Outcome) -> KeyResponse {
        switch outcome {
        case .stays: return .handled
        case .closes: languages = nil
        case .chosen(let language):
            languages = nil
            return .work { [model] in await model.languageOverrideChanged(language) }
        }
        return .handled
    }

    private func activate(_ item: SettingsDrawing.Item) -> KeyResponse {
        let state = model.state
        return switch item {
        case .units(let number):
            .work { [model] in await model.unitsChanged(state.units.options[number].value) }
        case .deviceLanguage:
            .work { [model] in await model.useDeviceLanguageToggled(!state.language.useDevice.isOn) }
        case .language: openLanguages()
        case .cache: .work { [model] in await model.cacheToggled(!(state.cache?.isEnabled.isOn ?? false)) }
        case .clearCache: .work { [model] in await model.clearCacheTapped() }
        case .autoRefresh: .work { [model] in await model.autoRefreshToggled(!state.autoRefresh.isOn) }
        case .fetchTime: .work { [model] in await model.fetchTimeToggled(!state.fetchTime.isOn) }
        case .activity(let number): toggle(state.goodTimes?.activities[number])
        case .diary: .work { [model] in await model.diaryToggled(!(state.diary?.isKept.isOn ?? false)) }
        case .notice(let number): toggle(state.notices?.subjects[number])
        case .noticeLead:
            .work { [model] in if let next = state.notices?.lead?.next { await model.rainLeadChanged(next) } }
        case .noticeThreshold:
            .work { [model] in if let next = state.notices?.threshold?.next { await model.rainThresholdChanged(next) } }
        case .forgetLocation: .work { [model] in await model.forgetLocationTapped() }
        }
    }

    private func toggle(_ activity: SettingsContent.ActivitySwitch?) -> KeyResponse {
        guard let activity else { return .ignored }
        return .work { [model] in await model.activityToggled(activity.id, !activity.isShown.isOn) }
    }

    private func toggle(_ subject: SettingsContent.NoticeSwitch?) -> KeyResponse {
        guard let subject else { return .ignored }
        return .work { [model] in await model.noticeToggled(subject.id, !subject.isOn.isOn) }
    }

    private func openLanguages() -> KeyResponse {
        languages = LanguageList(model.state)
        return .handled
    }

    private func changeLanguage(by step: Int) -> KeyResponse {
        let options = model.state.language.choice.options
        guard !options.isEmpty else { return .ignored }
        let current = options.firstIndex(where: \.isSelected) ?? 0
        let next = options[(current + step + options.count) % options.count].value
        return .work { [model] in await model.languageOverrideChanged(next) }
    }
}

extension SettingsContent.Choice {
    /// The value after the one that is selected; the first one after the last.
    fileprivate var next: Value? {
        let index = options.firstIndex(where: \.isSelected).map { ($0 + 1) % options.count } ?? 0
        return options.indices.contains(index) ? options[index].value : nil
    }
}
