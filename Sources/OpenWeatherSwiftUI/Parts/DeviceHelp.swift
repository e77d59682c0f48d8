#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

/// A remark that the device cannot be located, with its way out: the system's settings, or another attempt.
struct DeviceHelp: View {
    private let help: DeviceNotice
    private let locate: @MainActor () async -> Void

    init(_ help: DeviceNotice, locate: @escaping @MainActor () async -> Void) {
        self.help = help
        self.locate = locate
    }

    var body: some View {
        VStack(spacing: 8) {
            NoticeBanner(help.notice)
            if let action = help.action {
                switch help.remedy {
                case .openSettings(let url): SystemSettingsLink(action, to: url)
                case .locate: SecondaryButton(action, tapped: locate)
                case nil: EmptyView()
                }
            }
        }
    }
}

/// A button that opens the system's settings.
struct SystemSettingsLink: View {
    private let action: ActionContent
    private let url: URL

    init(_ action: ActionContent, to url: URL) {
        self.action = action
        self.url = url
    }

    var body: some View {
        Link(destination: url) {
            Label(verbatim: action.title, systemImage: action.symbolName)
                .frame(minHeight: 44)
        }
        .labeled(action.accessibility, id: action.id)
    }
}
#endif
