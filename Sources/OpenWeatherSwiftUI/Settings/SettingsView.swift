#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
public import OpenWeatherSettingsFeature
public import SwiftUI

/// The settings: units, language, cache, automatic refresh, good times, notices, the diary of forecasts, the use of calls,
/// and information about the SDK.
///
/// A change shows on every screen at once, and is saved at once. Show it in a `NavigationStack`, whose bar has its
/// title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct SettingsView: View {
    @Bindable private var model: SettingsViewModel
    @Environment(\.scenePhase) private var scenePhase

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: SettingsViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let content = model.state
        Form {
            if let notice = content.notice { NoticeBanner(notice) }
            units(content.units)
            language(content.language)
            if let cache = content.cache { self.cache(cache) }
            Section {
                SettingSwitch(content.autoRefresh, isOn: $model.isAutoRefreshEnabled)
                SettingSwitch(content.fetchTime, isOn: $model.showsFetchTime)
            }
            if let goodTimes = content.goodTimes { self.goodTimes(goodTimes) }
            if let notices = content.notices { self.notices(notices) }
            if let diary = content.diary { self.diary(diary) }
            if let location = content.location {
                LocationSection(location) { await model.forgetLocationTapped() }
            }
            if let calls = content.calls { CallsSection(calls) }
            Section {
                InfoRow(content.about.version)
                Attribution(content.about.attribution)
            } header: {
                SpokenLabel(content.about.title)
            }
        }
        .formStyle(.grouped)
        .modifier(
            ScreenBar(
                title: content.title.text,
                back: content.back,
                backTapped: { model.backTapped() }
            )
        )
        .task { await model.onAppear() }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { Task { await model.becameActive() } }
        }
    }

    private func units(_ units: SettingsContent.Choice<UnitsPreference>) -> some View {
        Section {
            OptionPicker(units, selection: $model.units)
                .segmentsOrMenu()
        } header: {
            SpokenLabel(units.title)
        } footer: {
            if let detail = units.options.first(where: \.isSelected)?.detail { Text(verbatim: detail) }
        }
    }

    private func language(_ language: SettingsContent.Language) -> some View {
        Section {
            SettingSwitch(language.useDevice, isOn: $model.usesDeviceLanguage)
            OptionPicker(language.choice, selection: $model.language)
        } header: {
            SpokenLabel(language.choice.title)
        } footer: {
            SpokenLabel(language.note)
        }
    }

    private func goodTimes(_ goodTimes: SettingsContent.GoodTimes) -> some View {
        Section {
            ForEach(goodTimes.activities) { activity in
                SettingSwitch(activity.isShown, isOn: $model[showsActivity: activity.id])
            }
        } header: {
            SpokenLabel(goodTimes.title)
        }
    }

    private func notices(_ notices: SettingsContent.Notices) -> some View {
        Section {
            ForEach(notices.subjects) { subject in
                SettingSwitch(subject.isOn, isOn: $model[tellsOf: subject.id])
            }
            if let lead = notices.lead { OptionPicker(lead, selection: $model.rainLead) }
            if let threshold = notices.threshold { OptionPicker(threshold, selection: $model.rainThreshold) }
        } header: {
            SpokenLabel(notices.title)
        } footer: {
            if let permission = notices.permission { SpokenLabel(permission) }
        }
    }

    private func diary(_ diary: SettingsContent.Diary) -> some View {
        Section {
            SettingSwitch(diary.isKept, isOn: $model.keepsDiary)
        } footer: {
            SpokenLabel(diary.note)
        }
    }

    private func cache(_ cache: SettingsContent.Cache) -> some View {
        Section {
            SettingSwitch(cache.isEnabled, isOn: $model.isCacheEnabled)
            InfoRow(cache.size)
            ActionButton(cache.clear, role: .destructive, starts: { await model.clearCacheTapped() })
                .disabled(cache.isClearing)
        } header: {
            SpokenLabel(cache.title)
        }
    }
}

/// A setting that is on or off.
private struct SettingSwitch: View {
    private let content: SettingsContent.Switch
    @Binding private var isOn: Bool

    init(_ content: SettingsContent.Switch, isOn: Binding<Bool>) {
        self.content = content
        _isOn = isOn
    }

    var body: some View {
        Toggle(isOn: $isOn) {
            Text(verbatim: content.title)
        }
        .frame(minHeight: 44)
        .labeled(content.accessibility, id: content.id)
    }
}

/// A choice of one value among several.
private struct OptionPicker<Value: Hashable & Sendable>: View {
    private let choice: SettingsContent.Choice<Value>
    @Binding private var selection: Value

    init(_ choice: SettingsContent.Choice<Value>, selection: Binding<Value>) {
        self.choice = choice
        _selection = selection
    }

    var body: some View {
        Picker(selection: $selection) {
            ForEach(choice.options) { option in
                Text(verbatim: option.title)
                    .tag(option.value)
                    .labeled(option.accessibility, option.accessibilityTraits, id: option.id)
            }
        } label: {
            Text(verbatim: choice.title.text)
        }
        .accessibilityIdentifier(choice.title.id)
    }
}

/// The location of the device: what is remembered of it, and its permission.
private struct LocationSection: View {
    private let location: SettingsContent.Location
    private let forget: @MainActor () async -> Void

    init(_ location: SettingsContent.Location, forget: @escaping @MainActor () async -> Void) {
        self.location = location
        self.forget = forget
    }

    var body: some View {
        Section {
            InfoRow(location.place)
            if let found = location.found { SpokenLabel(found) }
            if let permission = location.permission { SpokenLabel(permission) }
            if let action = location.openSettings, let url = location.settingsURL {
                SystemSettingsLink(action, to: url)
            }
            if let action = location.forget {
                ActionButton(action, role: .destructive, starts: forget)
            }
        } header: {
            SpokenLabel(location.title)
        } footer: {
            SpokenLabel(location.note)
        }
    }
}

/// The calls that this device has used.
private struct CallsSection: View {
    private let calls: SettingsContent.Calls

    init(_ calls: SettingsContent.Calls) {
        self.calls = calls
    }

    var body: some View {
        Section {
            if let notice = calls.notice { NoticeBanner(notice) }
            ForEach(calls.rows) { InfoRow($0) }
            ForEach(calls.refusals) { SpokenLabel($0) }
        } header: {
            SpokenLabel(calls.title)
        } footer: {
            SpokenLabel(calls.note)
        }
    }
}
#endif
