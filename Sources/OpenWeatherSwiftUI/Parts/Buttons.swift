#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

/// A button of the content, which sends an event to a view model.
///
/// An asynchronous event runs in a task of its own, so that it ends with its work and not with the view.
struct ActionButton: View {
    private let content: ActionContent
    private let role: ButtonRole?
    private let event: @MainActor () -> Void

    /// Creates a button for an event that takes effect at once.
    init(_ content: ActionContent, role: ButtonRole? = nil, sends event: @escaping @MainActor () -> Void) {
        self.content = content
        self.role = role
        self.event = event
    }

    /// Creates a button for an event that starts work.
    init(_ content: ActionContent, role: ButtonRole? = nil, starts work: @escaping @MainActor () async -> Void) {
        self.init(content, role: role) {
            Task { await work() }
        }
    }

    var body: some View {
        Button(role: role, action: event) {
            Label {
                Text(verbatim: content.title)
            } icon: {
                Image(systemName: content.symbolName)
            }
        }
        .labeled(content.accessibility, content.accessibilityTraits, id: content.id)
    }
}

/// The look of the most important button of a card: filled with the color of the text.
struct PrimaryButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(minWidth: 44, minHeight: 44)
            .padding(.horizontal, 20)
            .foregroundStyle(.background)
            .background(.primary, in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// The look of another button: a material in the shape of a capsule.
struct SecondaryButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(minWidth: 44, minHeight: 44)
            .padding(.horizontal, 16)
            .background(.thinMaterial, in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// A button in a bar: its symbol above its title.
struct BarButton: View {
    private let content: ActionContent
    private let event: @MainActor () -> Void

    init(_ content: ActionContent, sends event: @escaping @MainActor () -> Void) {
        self.content = content
        self.event = event
    }

    var body: some View {
        Button(action: event) {
            VStack(spacing: 2) {
                Image(systemName: content.symbolName)
                    .frame(minHeight: 24)
                Text(verbatim: content.title)
                    .font(.caption2)
                    .lineLimit(1)
            }
            .frame(minWidth: 44, minHeight: 44)
            .padding(.horizontal, 6)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .labeled(content.accessibility, content.accessibilityTraits, id: content.id)
    }
}
#endif
