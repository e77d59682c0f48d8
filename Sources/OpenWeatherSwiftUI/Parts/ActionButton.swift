#if canImport(SwiftUI)
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
            Label(verbatim: content.title, systemImage: content.symbolName)
        }
        .labeled(content.accessibility, content.accessibilityTraits, id: content.id)
    }
}
#endif
