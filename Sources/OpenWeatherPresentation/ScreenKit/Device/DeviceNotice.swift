public import Foundation
package import OpenWeatherCore

/// A remark about the device's location on a screen, with the way out.
///
/// It never takes the place of content: what was shown stays.
public struct DeviceNotice: Hashable, Sendable {
    /// A way out.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Remedy: Hashable, Sendable {
        /// The system's settings, which a view opens at the address.
        case openSettings(URL)
        /// Another attempt, by the event of the button that uses the device's location.
        case locate
    }

    /// The remark; its text says what is wrong and what to do.
    public let notice: NoticeContent
    /// The way out; `nil` where the search by name is the only one.
    public let remedy: Remedy?
    /// The button of the way out; `nil` when there is none.
    public let action: ActionContent?

    /// Creates the remark about a failure.
    ///
    /// - Parameters:
    ///   - id: The stable identifier; the button's is derived from it, for example `home.location.settings`.
    ///   - failure: The failure of the last attempt.
    ///   - place: The place that is shown as the device's; `nil` when none is.
    ///   - settingsURL: The address of the system's settings; `nil` where there is none.
    ///   - environment: The language and the time.
    package init(
        id: String,
        _ failure: WeatherError,
        showing place: DevicePlace? = nil,
        settingsURL: URL?,
        in environment: ScreenEnvironment
    ) {
        let texts = DeviceTexts.texts(in: environment)
        let message = FailureContent(id: id, failure, in: environment).message
        let age = place.map { environment.formats.age($0.date.age(at: environment.now())) }
        notice = NoticeContent(
            id: id,
            kind: failure == .offline ? .offline : .failure,
            text: environment.textLanguage.sentences([message, age.map { texts.lastKnown($0) }].compactMap(\.self))
        )
        remedy = Remedy(failure, settingsURL: settingsURL)
        action =
            switch remedy {
            case .openSettings: ActionContent(id: "\(id).settings", title: texts.openSettings, symbolName: "gearshape")
            case .locate:
                ActionContent(
                    id: "\(id).locate",
                    title: failure == .location(.undetermined)
                        ? environment.texts.places.useCurrentLocation : environment.texts.errors.retry,
                    symbolName: "location"
                )
            case nil: nil
            }
    }
}

extension DeviceNotice {
    /// Creates the remark about a failure; `nil` without one, and for one that is not about the device's location.
    package init?(id: String, about failure: WeatherError?, settingsURL: URL?, in environment: ScreenEnvironment) {
        guard let failure, case .location = failure else { return nil }
        self.init(id: id, failure, settingsURL: settingsURL, in: environment)
    }
}

extension DeviceNotice.Remedy {
    /// Creates the way out of a failure; `nil` where only the search by name helps.
    package init?(_ failure: WeatherError, settingsURL: URL?) {
        switch failure {
        case .location(.refused), .location(.servicesOff):
            guard let settingsURL else { return nil }
            self = .openSettings(settingsURL)
        case .location(.restricted), .location(.unsupported): return nil
        default: self = .locate
        }
    }
}
