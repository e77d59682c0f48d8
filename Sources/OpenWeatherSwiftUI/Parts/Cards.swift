#if canImport(SwiftUI)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

/// A remark about the data on a screen.
struct NoticeBanner: View {
    private let notice: NoticeContent

    init(_ notice: NoticeContent) {
        self.notice = notice
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Symbol(notice.symbolName)
            Text(verbatim: notice.text)
                .font(.subheadline)
        }
        .card()
        .spoken(notice.accessibility, .updatesFrequently, id: notice.id)
    }
}

/// The provider of the data, with a link to its site when it has one.
struct Attribution: View {
    private let content: AttributionContent

    init(_ content: AttributionContent) {
        self.content = content
    }

    var body: some View {
        if let url = content.url {
            Link(destination: url) { label }
                .labeled(content.accessibility, id: content.id)
        } else {
            label
                .spoken(content.accessibility, id: content.id)
        }
    }

    private var label: some View {
        Label(verbatim: content.text, systemImage: content.symbolName)
            .font(.footnote)
            .frame(minHeight: 44)
    }
}
#endif
