#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Views side by side, or one below the other where they do not fit, as in large text or in a narrow window.
struct FittingStack<Content: View>: View {
    private let spacing: Double
    private let alignment: HorizontalAlignment
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views when they stand one below the other.
    ///   - spacing: The distance between two views.
    ///   - content: The views.
    init(alignment: HorizontalAlignment = .center, spacing: Double, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.alignment = alignment
        self.content = content()
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: spacing) { content }
            VStack(alignment: alignment, spacing: min(spacing, 8)) { content }
        }
    }
}

/// Views side by side; in the largest sizes of text one below the other.
///
/// It suits rows whose texts may go on over several lines. ``FittingStack`` suits those that have one line each.
struct RowStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: Double
    private let content: Content

    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views when they stand side by side.
    ///   - spacing: The distance between two views.
    ///   - content: The views.
    init(alignment: VerticalAlignment = .center, spacing: Double, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var body: some View {
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: min(spacing, 8)))
            : AnyLayout(HStackLayout(alignment: alignment, spacing: spacing))
        layout { content }
    }
}

/// A text in the first of three fonts in which it fits on a line; in the last one it may go on over several lines.
struct FittingText: View {
    private let text: String
    private let font: Font
    private let small: Font

    init(_ text: String, font: Font, small: Font) {
        self.text = text
        self.font = font
        self.small = small
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(verbatim: text)
                .font(font)
            Text(verbatim: text)
                .font(small)
            Text(verbatim: text)
                .font(.caption)
        }
    }
}

extension Label where Title == Text, Icon == Symbol {
    /// Creates a label with a title that is shown as it is, and an SF Symbol.
    init(verbatim title: String, systemImage: String) {
        self.init {
            Text(verbatim: title)
        } icon: {
            Symbol(systemImage)
        }
    }
}

/// A label whose symbol stands above its title in the largest sizes of text, which leaves the title the whole width.
struct RoomyLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        RowStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// Cells in as many columns as there is room for; in the largest sizes of text in one.
struct FittingGrid<Content: View>: View {
    private let minimum: Double
    private let content: Content

    @ScaledMetric private var scale = 1.0
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a grid of cells that are at least `minimum` wide at the standard size of text.
    init(minimum: Double, @ViewBuilder content: () -> Content) {
        self.minimum = minimum
        self.content = content()
    }

    var body: some View {
        LazyVGrid(columns: columns, spacing: 10) { content }
    }

    private var columns: [GridItem] {
        let isOne = typeSize.isAccessibilitySize
        return [
            GridItem(isOne ? .flexible() : .adaptive(minimum: minimum * max(1, scale)), spacing: 10, alignment: .top)
        ]
    }
}
#endif
