#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherScreenKit
public import SwiftUI

extension EnvironmentValues {
    /// A Boolean value that indicates whether screens show a button of their own for going back.
    var showsBackButton: Bool {
        get { self[ShowsBackButton.self] }
        set { self[ShowsBackButton.self] = newValue }
    }
}

private struct ShowsBackButton: EnvironmentKey {
    static let defaultValue = false
}

extension View {
    /// Shows or hides the screens' own button for going back.
    ///
    /// A navigation stack has one already, so that screens show theirs only when you ask for it, for example in a sheet.
    public func showsBackButton(_ isShown: Bool = true) -> some View {
        environment(\.showsBackButton, isShown)
    }
}

/// The title of a screen and the buttons in its toolbar.
struct ScreenBar: ViewModifier {
    /// The title.
    let title: String
    /// The button that goes back; `nil` on a screen without one.
    let back: ActionContent?
    /// The event of the button that goes back.
    let backTapped: @MainActor () -> Void
    /// The button that marks the place as a favorite; `nil` on a screen without one.
    var favorite: FavoriteContent?
    /// The event of the button that marks the place as a favorite.
    var favoriteToggled: @MainActor () async -> Void = {}
    /// The button that loads the screen again; `nil` on a screen without one.
    var refresh: ActionContent?
    /// The event of the button that loads the screen again.
    var refreshTapped: @MainActor () async -> Void = {}
    /// Whether a key of the keyboard loads the screen again; no two screens on show may have it.
    var hasShortcut = true

    @Environment(\.showsBackButton) private var showsBackButton

    func body(content: Content) -> some View {
        content
            .navigationTitle(Text(verbatim: title))
            .toolbarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .cancellationAction) {
                    if showsBackButton, let back {
                        ActionButton(back, sends: backTapped)
                    }
                }
                ToolbarItemGroup(placement: .primaryAction) {
                    if let favorite {
                        ActionButton(favorite.action, starts: favoriteToggled)
                    }
                    if let refresh, hasShortcut {
                        ActionButton(refresh, starts: refreshTapped)
                            .keyboardShortcut("r")
                    } else if let refresh {
                        ActionButton(refresh, starts: refreshTapped)
                    }
                }
            }
    }
}
#endif
