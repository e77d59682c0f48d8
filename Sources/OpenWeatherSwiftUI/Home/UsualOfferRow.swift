#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import SwiftUI

/// The button that loads the usual weather, below the remark about the last attempt; while it is being loaded, the
/// progress.
struct UsualOfferRow: View {
    private let offer: HomeContent.UsualOffer
    private let tapped: @MainActor () async -> Void

    init(_ offer: HomeContent.UsualOffer, tapped: @escaping @MainActor () async -> Void) {
        self.offer = offer
        self.tapped = tapped
    }

    var body: some View {
        VStack(spacing: 8) {
            if let notice = offer.notice { NoticeBanner(notice) }
            if let progress = offer.progress { ProgressRow(progress) }
            if let action = offer.action { SecondaryButton(action, tapped: tapped) }
        }
    }
}
#endif
