package import Foundation

extension CallRecord {
    /// Learns the date from a response of the service, so that a wrong clock of the device does no lasting harm.
    ///
    /// Days that the clock had named beyond that date are set aside: their calls count when they come, and not before.
    ///
    /// - Parameter date: The date of the response, by the service's clock.
    /// - Returns: The latest date that was set aside; `nil` when the record had no day beyond that of the response.
    @discardableResult
    package mutating func trust(_ date: Date) -> Date? {
        trusted = date
        if let refusal, refusal.began > date {
            let length = refusal.ends.timeIntervalSince(refusal.began)
            self.refusal =
                refusal.limit == .uncounted
                ? uncounted(at: date) : Refusal(limit: refusal.limit, began: date, ends: date + length)
        }
        guard let old = latest, CallWindow.day.index(at: old) > CallWindow.day.index(at: date) else {
            latest = max(latest ?? date, date)
            return nil
        }
        latest = date
        if CallWindow.day.index(at: date) <= days.forgotten || CallWindow.month.index(at: date) <= months.forgotten {
            isIncomplete = true
        }
        return old
    }

    /// Returns the date that the record takes for the present one: `date`, or the latest one that it knows when that is
    /// later.
    func known(_ date: Date) -> Date { max(date, latest ?? date) }

    /// Returns a Boolean value that indicates whether the record knows a date that is later than `date` by more than a
    /// minute.
    package func isAhead(of date: Date) -> Bool {
        named.map { $0.timeIntervalSince(date) > 60 } ?? false
    }

    /// The latest date of the record, which may be that of a refusal of uncounted calls; `nil` when it has none.
    private var named: Date? {
        guard let refusal, refusal.limit == .uncounted else { return latest }
        return known(refusal.began)
    }

    /// Counts a call that is sent only to learn the date, and returns whether it may be sent.
    ///
    /// Calls of a day that only a wrong clock has named can be used up without a response, as with no network, or be
    /// uncounted. The record would then wait for that day. When it is more than two days ahead and no response has confirmed it, one call
    /// may be sent on each day, so that its response says what day it is.
    package mutating func reserveToLearnTheDate(at date: Date) -> Bool {
        let day = CallWindow.day.index
        guard let named, named.timeIntervalSince(date) > 2 * 86_400, trusted.map({ day($0) < day(named) }) ?? true,
            asked.map({ day($0) != day(date) }) ?? true
        else { return false }
        asked = date
        count(at: date)
        return true
    }

    /// Returns the refusal of calls whose earlier ones are not known.
    func uncounted(at date: Date) -> Refusal {
        Refusal(limit: .uncounted, began: date, ends: CallWindow.day.end(at: date))
    }

    /// Returns a Boolean value that indicates whether calls at `date` are refused.
    ///
    /// The day whose earlier calls are not known ends by the latest date that is known, whatever a clock says that was
    /// set back.
    func isInEffect(_ refusal: Refusal, at date: Date) -> Bool {
        if refusal.limit == .uncounted { return known(date) < refusal.ends }
        return refusal.began <= date && date < refusal.ends
    }
}
