import Foundation
import OpenWeatherCore
import OpenWeatherMocks

/// A ledger with one fault.
actor BrokenCallLedger: CallLedger {
    /// The fault of the ledger.
    enum Fault: String, CaseIterable, Sendable {
        case beginsWithACall, losesTheRefusal, changesTwice, beginsAnew, foldsPlans, countsReads, losesUpdates
        case grantsTooMany

        /// The rule that the fault breaks.
        var rule: CallLedgerContract.Rule {
            switch self {
            case .beginsWithACall: .beginsEmpty
            case .losesTheRefusal: .keepsTheRecord
            case .changesTwice: .returnsTheResult
            case .beginsAnew: .buildsOnWhatIsStored
            case .foldsPlans: .keepsPlansApart
            case .countsReads: .readsWithoutChanging
            case .losesUpdates: .losesNoConcurrentUpdate
            case .grantsTooMany: .grantsExactlyTheLimit
            }
        }
    }

    private let fault: Fault
    private var records: [String: CallRecord] = [:]

    init(_ fault: Fault) {
        self.fault = fault
    }

    private func name(_ plan: BillingPlan) -> String {
        fault == .foldsPlans ? plan.rawValue.lowercased() : plan.rawValue
    }

    private var new: CallRecord {
        fault == .beginsWithACall ? .incomplete : CallRecord()
    }

    func record(of plan: BillingPlan) -> CallRecord {
        let record = records[name(plan)] ?? new
        if fault == .countsReads { records[name(plan), default: new].count(at: SampleTime.fetched) }
        guard fault == .losesTheRefusal, record.refusal != nil else { return record }
        var other = CallRecord()
        other.count(record.count(in: .day, at: SampleTime.fetched), at: SampleTime.fetched)
        return other
    }

    func update<Result: Sendable>(
        _ plan: BillingPlan,
        _ change: @Sendable (inout CallRecord) -> Result
    ) async -> Result {
        var record = fault == .beginsAnew ? new : records[name(plan)] ?? new
        // Others change the record in the meantime.
        if fault == .losesUpdates || fault == .grantsTooMany { await Task.yield() }
        var result = change(&record)
        if fault == .changesTwice { result = change(&record) }
        records[name(plan)] = record
        return result
    }
}
