import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The state of the network as the home screen shows it, also while there is no place.
struct NetworkStatus {
    /// The state that was reported last; online until a monitor says otherwise.
    private(set) var connectivity = Connectivity.online

    /// The time at which the network returned; `nil` once that is no news any more.
    private var returned: Date?

    /// Records a state.
    ///
    /// - Returns: Whether the network has just returned.
    mutating func apply(_ state: Connectivity, at now: Date) -> Bool {
        let isBack = connectivity == .offline && state == .online
        returned = isBack ? now : state == .offline ? nil : returned
        connectivity = state
        return isBack
    }

    /// A Boolean value that indicates whether the return of the network is still to be remarked on.
    var isReturnNews: Bool { returned != nil }

    /// Records that a load has succeeded, which shows that the network is there.
    mutating func loadSucceeded() { returned = nil }

    /// Returns the notice about the network; `nil` when there is nothing to remark.
    ///
    /// The return of the network is remarked on until a load succeeds or a minute has passed, which is when screens are
    /// brought up to date.
    func notice(id: String, in environment: ScreenEnvironment) -> NoticeContent? {
        let texts = HomeTexts.texts(in: environment)
        if connectivity == .offline { return NoticeContent(id: id, kind: .offline, text: texts.offline) }
        guard let returned, (0..<60).contains(environment.now().timeIntervalSince(returned)) else { return nil }
        return NoticeContent(id: id, kind: .backOnline, text: texts.backOnline)
    }
}
