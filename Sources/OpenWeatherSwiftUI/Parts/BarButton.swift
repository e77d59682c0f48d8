#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

extension View {
    /// Shows a picker as segments, or as a menu where their titles do not fit.
    func segmentsOrMenu() -> some View {
        ViewThatFits(in: .horizontal) {
            pickerStyle(.segmented)
            pickerStyle(.menu)
        }
    }
}

/// A button in a bar: its symbol above its title, or beside it in a row of its own.
struct BarButton: View {
    private let content: ActionContent
    private let isWide: Bool
    private let event: @MainActor () -> Void

    init(_ content: ActionContent, isWide: Bool = false, sends event: @escaping @MainActor () -> Void) {
        self.content = content
        self.isWide = isWide
        self.event = event
    }

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 2))
        Button(action: event) {
            layout {
                Symbol(content.symbolName)
                    .frame(minHeight: 24)
                Text(verbatim: content.title)
                    .font(isWide ? .body : .caption2)
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
