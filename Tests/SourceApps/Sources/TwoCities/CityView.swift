#if canImport(SwiftUI)
import OpenWeatherComposition
import OpenWeatherSwiftUI
import SwiftUI

/// One city: its weather or a failure with a retry, the state of the network, and the other city.
struct CityView: View {
    let home: HomeViewModel

    var body: some View {
        ScrollView {
            if let network = home.network { Label(network.text, systemImage: network.symbolName) }
            switch home.state {
            case .idle(let prompt): MessageCard(prompt) { home.searchTapped() }
            case .failed(let failure): MessageCard(failure) { await home.retryTapped() }
            case .loading(let content), .loaded(let content):
                CityChips(content.favorites) { city in await home.favoriteTapped(city) }
                WeatherHero(content).redacted(reason: content.isPlaceholder ? .placeholder : [])
                ForEach(content.metrics) { MetricCard($0) }
                if let notice = content.notice { Text(notice.text) }
                if let fetched = content.freshness.fetched { Text(fetched.text) }
                Text(content.freshness.measured.text)
                if let source = content.attribution { Text(source.text).font(.footnote) }
            }
        }
        .animation(.default, value: home.state.content?.hero.temperature)
        .refreshable { await home.refreshPulled() }
        .task { await home.onAppear() }
        .task { await home.runAutoRefresh() }
    }
}
#endif
