import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The location of the device as the settings show it.
struct LocationStatus: Hashable, Sendable {
    /// The permission; `nil` until it was read, and without a source of the location.
    let permission: LocationPermission?
    /// The address of the system's settings of the permission; `nil` where there is none.
    let settingsURL: URL?
    /// Whether there is a source of the location.
    let isAvailable: Bool
    /// The place where the device was found last; `nil` when it is not known.
    let place: DevicePlace?

    /// Creates the status of the device's location.
    @MainActor
    init(_ device: DeviceLocation, remembered place: DevicePlace?) {
        permission = device.status.permission
        settingsURL = device.settingsURL
        isAvailable = device.isAvailable
        self.place = place
    }
}

extension SettingsFormatter {
    /// Returns the section about the location; `nil` without a source of it and without a place to forget.
    func location(_ status: LocationStatus) -> SettingsContent.Location? {
        guard status.isAvailable || status.place != nil else { return nil }
        let texts = DeviceTexts.texts(in: environment)
        let place = status.place.map { PlaceFormat(environment).spoken($0.location) }
        let found = status.place.map { texts.found(environment.formats.age($0.date.age(at: environment.now()))) }
        let settingsURL = settingsURL(for: status)
        return SettingsContent.Location(
            title: .header(id: SettingsContent.ID.location, text: texts.sectionTitle),
            place: MetricContent(
                id: SettingsContent.ID.locationPlace,
                label: texts.lastPlace,
                value: SpokenText(place ?? texts.noPlace),
                symbolName: "location"
            ),
            found: found.map { TextContent(id: SettingsContent.ID.locationFound, text: $0) },
            permission: sentence(about: status.permission, texts)
                .map { TextContent(id: SettingsContent.ID.locationPermission, text: $0) },
            openSettings: settingsURL.map { _ in
                ActionContent(
                    id: SettingsContent.ID.locationSettings,
                    title: texts.openSettings,
                    symbolName: "gearshape"
                )
            },
            settingsURL: settingsURL,
            forget: status.place == nil
                ? nil
                : ActionContent(
                    id: SettingsContent.ID.forgetLocation,
                    title: texts.forget,
                    symbolName: "location.slash"
                ),
            note: TextContent(id: SettingsContent.ID.locationNote, text: texts.forgetNote)
        )
    }

    /// Returns the address of the system's settings where they help: to permit the location, or the precise one.
    private func settingsURL(for status: LocationStatus) -> URL? {
        if status.permission == .approximate { return status.settingsURL }
        let remedy = status.permission?.failure
            .flatMap { DeviceNotice.Remedy(.location($0), settingsURL: status.settingsURL) }
        guard case .openSettings(let url)? = remedy else { return nil }
        return url
    }

    private func sentence(about permission: LocationPermission?, _ texts: DeviceTexts) -> String? {
        if permission == .approximate { return texts.approximate }
        return permission?.failure.map { environment.texts.errors[.location($0)].message }
    }
}
