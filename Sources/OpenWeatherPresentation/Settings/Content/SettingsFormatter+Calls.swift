import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The state of the calls.
struct CallStatus: Hashable, Sendable {
    /// The use of each plan, or the reason it cannot be read; `nil` until it was read.
    let usage: Result<[CallUsage], WeatherError>?
}

extension SettingsFormatter {
    private typealias ID = SettingsContent.ID

    /// Returns the section about calls.
    func calls(_ status: CallStatus) -> SettingsContent.Calls {
        var usage: [CallUsage] = []
        var notice: NoticeContent?
        switch status.usage {
        case .success(let known): usage = known
        case .failure:
            let text = environment.texts.errors.limits.uncounted
            let sentences = environment.textLanguage.sentences([text.title, text.message])
            notice = NoticeContent(id: ID.callsNotice, kind: .failure, text: sentences)
        case nil: break
        }
        return SettingsContent.Calls(
            title: .header(id: ID.calls, text: texts.calls),
            rows: usage.flatMap { usage in rows(of: usage) },
            refusals: usage.compactMap { usage in refusal(of: usage) },
            notice: notice,
            note: TextContent(id: ID.callsNote, text: texts.callsNote)
        )
    }

    /// Returns the windows of a plan; that of a minute only when there is no other, as it is over at once.
    private func rows(of usage: CallUsage) -> [MetricContent] {
        let longer = usage.windows.filter { $0.window != .minute }
        return (longer.isEmpty ? usage.windows : longer)
            .map { window in
                let phrase =
                    switch window.window {
                    case .minute: texts.callsOfMinute
                    case .day: texts.callsOfDay
                    case .month: texts.callsOfMonth
                    }
                return MetricContent(
                    id: "\(ID.calls).\(usage.plan.rawValue).\(window.window.rawValue)",
                    label: name(of: usage.plan),
                    value: SpokenText(phrase(number(window.used), number(window.allowed))),
                    symbolName: "gauge.with.dots.needle.33percent"
                )
            }
    }

    private func refusal(of usage: CallUsage) -> TextContent? {
        guard let refusal = usage.refusal else { return nil }
        let offset = UTCOffset(seconds: environment.timeZone.secondsFromGMT(for: refusal.ends))
        let opens = environment.texts.errors.limits.opensAgain(
            environment.formats.time(at: offset).withDay(refusal.ends)
        )
        return TextContent(
            id: "\(ID.calls).\(usage.plan.rawValue).refusal",
            text: environment.textLanguage.sentences([name(of: usage.plan), opens])
        )
    }

    /// Returns the name of a plan; those of One Call are the service's own in every language.
    private func name(of plan: BillingPlan) -> String {
        switch plan {
        case .account: texts.callsOfAccount
        case .oneCall3: "One Call 3.0"
        case .oneCall4: "One Call 4.0"
        default: plan.rawValue
        }
    }

    private func number(_ count: Int) -> String {
        count.formatted(.number.locale(environment.locale))
    }
}
