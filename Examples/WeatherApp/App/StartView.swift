#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import OpenWeatherComposition
import OpenWeatherSwiftUI
import SwiftUI

/// The app from its start on: its screens, or the card that asks for a key.
struct StartView: View {
    private let start: AppStart

    init(_ start: AppStart) {
        self.start = start
    }

    var body: some View {
        switch start.phase {
        case .live(let app): WeatherAppView(app)
        case .keyCard:
            KeyCard(start.content) {
                start.tryMadeUpTapped()
                AppRefresh.reloadWidgets()
                AppRefresh.announcePlaces()
            }
        case .madeUp(let app):
            VStack(spacing: 0) {
                WeatherAppView(app)
                MadeUpNotice(start.content) {
                    start.leaveTapped()
                    AppRefresh.reloadWidgets()
                    AppRefresh.announcePlaces()
                }
            }
            .weatherEnvironment(app.settings)
        }
    }
}

/// A card in place of the screens, which asks for a key and offers made-up weather.
private struct KeyCard: View {
    private let content: StartContent
    private let tryMadeUp: () -> Void

    init(_ content: StartContent, tryMadeUp: @escaping () -> Void) {
        self.content = content
        self.tryMadeUp = tryMadeUp
    }

    var body: some View {
        // In large type it is taller than a screen.
        ScrollView {
            VStack(spacing: 12) {
                Image(systemName: content.keyCard.symbolName)
                    .font(.largeTitle)
                    .accessibilityHidden(true)
                VStack(spacing: 6) {
                    Text(verbatim: content.keyCard.title)
                        .font(.headline)
                    Text(verbatim: content.keyCard.message)
                }
                .multilineTextAlignment(.center)
                .accessibilityIdentifier(content.keyCard.id)
                if let action = content.keyCard.action {
                    Button(action: tryMadeUp) {
                        Text(verbatim: action.title)
                    }
                    .buttonStyle(.borderedProminent)
                    .accessibilityHint(Text(verbatim: action.accessibility.hint ?? ""))
                    .accessibilityIdentifier(action.id)
                }
            }
            .padding(24)
            .frame(maxWidth: .infinity)
        }
    }
}

/// A bar below the screens that says that their weather is made up, with a button that leaves it.
struct MadeUpNotice: View {
    private let content: StartContent
    private let leave: () -> Void

    init(_ content: StartContent, leave: @escaping () -> Void) {
        self.content = content
        self.leave = leave
    }

    var body: some View {
        HStack(spacing: 12) {
            Text(verbatim: content.madeUpNotice.text)
                .accessibilityIdentifier(content.madeUpNotice.id)
            Spacer(minLength: 0)
            Button(action: leave) {
                Text(verbatim: content.leave.title)
            }
            .accessibilityIdentifier(content.leave.id)
        }
        .font(.footnote)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}
#endif
