import OpenWeatherCore
public import OpenWeatherScreenKit

extension HomeContent {
    /// The usual weather that takes calls, for a user to ask for.
    ///
    /// Show it below ``HomeContent/comparison``. Either ``action`` or ``progress`` is present.
    public struct UsualOffer: Hashable, Sendable {
        /// The button for ``HomeViewModel/usualTapped()``, whose title names the largest number of calls; `nil` while they
        /// are being sent.
        public let action: ActionContent?
        /// The progress text while the calls are being sent; `nil` otherwise.
        public let progress: TextContent?
        /// The reason for which the last attempt did not bring the usual weather, and what to do; `nil` before the first
        /// one, and during another.
        public let notice: NoticeContent?
    }
}

extension HomeContent.UsualOffer {
    /// Creates the words of an offer in the language of `environment`.
    init(_ offer: UsualOffer, in environment: ScreenEnvironment) {
        let texts = HomeComparisonTexts.texts(in: environment)
        let id = HomeContent.ID.usual
        let ask = ActionContent(
            id: id,
            title: texts.ask(environment.formats.number(Double(offer.calls))),
            symbolName: "clock.arrow.circlepath",
            hint: texts.askHint
        )
        action = offer.isLoading ? nil : ask
        progress = offer.isLoading ? TextContent(id: "\(id).progress", text: texts.asking) : nil
        let refusal = offer.isLoading ? nil : offer.refusal
        notice = refusal.map { refusal in
            guard case .failed(let error) = refusal else {
                return NoticeContent(id: "\(id).notice", kind: .failure, text: texts.overBudget)
            }
            return NoticeContent(id: "\(id).notice", failure: error, in: environment)
        }
    }
}
