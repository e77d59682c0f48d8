#if canImport(SwiftUI)
import Foundation
public import OpenWeatherCore
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The favorites as buttons in a row that scrolls, the current one in heavier type and marked as selected.
///
/// It takes no room while there are none.
public struct CityChips: View {
    private let favorites: [HomeContent.Favorite]
    private let tapped: @MainActor (LocationID) async -> Void

    /// Creates a row of buttons.
    ///
    /// - Parameters:
    ///   - favorites: The favorites of a content.
    ///   - tapped: A closure that receives the identity of the favorite that the user taps, for example to pass it to
    ///     ``/OpenWeatherHomeFeature/HomeViewModel/favoriteTapped(_:)``.
    public init(_ favorites: [HomeContent.Favorite], tapped: @escaping @MainActor (LocationID) async -> Void) {
        self.favorites = favorites
        self.tapped = tapped
    }

    /// The content and behavior of the view.
    public var body: some View {
        if !favorites.isEmpty {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(favorites) { chip($0) }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    private func chip(_ favorite: HomeContent.Favorite) -> some View {
        Button {
            Task { await tapped(favorite.id) }
        } label: {
            HStack(spacing: 4) {
                if let symbolName = favorite.symbolName { Symbol(symbolName) }
                Text(verbatim: favorite.name)
                    .fontWeight(favorite.isCurrent ? .semibold : .regular)
            }
        }
        .buttonStyle(SecondaryButtonStyle())
        .labeled(favorite.accessibility, favorite.isCurrent ? .selected : [], id: favorite.identifier)
    }
}
#endif
