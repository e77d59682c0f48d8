#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
public import OpenWeatherHistoryFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The history screen: the places that the user looked at and the texts that the user searched for, by day.
///
/// It reads the history when it appears, and asks before the whole history is removed. Show it in a `NavigationStack`,
/// whose bar has its title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct HistoryView: View {
    private let model: HistoryViewModel

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: HistoryViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let content = model.state
        List {
            if let notice = content.notice { NoticeBanner(notice) }
            switch content.list {
            case .loading(let progress):
                ProgressRow(progress)
            case .empty(let prompt):
                MessageCard(prompt)
            case .failed(let failure):
                MessageCard(failure) { await model.retryTapped() }
            case .sections(let sections):
                ForEach(sections) { section in
                    Section {
                        ForEach(section.rows) { row($0) }
                    } header: {
                        Text(verbatim: section.title)
                            .accessibilityIdentifier(section.id)
                    }
                }
            }
            if let clear = content.clear {
                ActionButton(clear, role: .destructive) { model.clearTapped() }
            }
        }
        .confirmationDialog(
            Text(verbatim: content.confirmation?.title ?? ""),
            isPresented: isConfirming,
            titleVisibility: .visible,
            presenting: content.confirmation
        ) { question in
            ActionButton(question.confirm, role: .destructive, starts: confirm)
            ActionButton(question.cancel, role: .cancel) { model.clearCancelled() }
        } message: { question in
            Text(verbatim: question.message)
        }
        .modifier(
            ScreenBar(
                title: content.title.text,
                back: content.back,
                backTapped: { model.backTapped() }
            )
        )
        .task { await model.onAppear() }
    }

    private func row(_ row: HistoryContent.Row) -> some View {
        Button {
            model.entryTapped(row.id)
        } label: {
            RowStack(spacing: 12) {
                Symbol(row.symbolName)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: row.title)
                    if let subtitle = row.subtitle {
                        Text(verbatim: subtitle)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                Spacer(minLength: 0)
                if let time = row.time {
                    Text(verbatim: time.text)
                        .foregroundStyle(.secondary)
                }
            }
            .frame(minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .labeled(row.accessibility, .button, id: row.identifier)
        .swipeActions { remove(row) }
        .contextMenu { remove(row) }
    }

    private func remove(_ row: HistoryContent.Row) -> some View {
        ActionButton(row.remove, role: .destructive, starts: { await model.removeTapped(row.id) })
    }

    /// Removes everything; the system may have closed the dialog already, which takes the question back.
    private func confirm() async {
        model.clearTapped()
        await model.clearConfirmed()
    }

    /// The system closes the dialog also without a button, which is the same as the one that cancels.
    private var isConfirming: Binding<Bool> {
        Binding {
            model.state.confirmation != nil
        } set: { isShown in
            if !isShown { model.clearCancelled() }
        }
    }
}
#endif
