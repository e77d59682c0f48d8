#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherPresentation
import SwiftUI

/// The favorites beside the screens of a wide window, with the current place marked; a tap shows a place on home.
struct PlacesSidebar: View {
    private let scene: OpenWeatherScene

    init(_ scene: OpenWeatherScene) {
        self.scene = scene
    }

    var body: some View {
        FavoritesView(besideScreens: scene.places, marking: marked)
            .showsBackButton(false)
            .navigationSplitViewColumnWidth(min: 240, ideal: 300, max: 400)
    }

    /// The favorite on home: the device's own place while home follows the device, also where the same city is marked.
    private var marked: LocationID? {
        scene.factory.settings.preferences.followsDevice ? .device : scene.router.currentLocation?.id
    }
}
#endif
