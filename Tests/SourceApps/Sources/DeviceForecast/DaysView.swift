#if canImport(SwiftUI)
import OpenWeatherComposition
import OpenWeatherSwiftUI
import SwiftUI

/// The forecast over one of three backgrounds; a double tap on a day opens its details.
struct DaysView: View {
    let model: ForecastViewModel

    var body: some View {
        ScrollView {
            switch model.state {
            case .idle(let prompt): MessageCard(prompt) {}
            case .failed(let failure): MessageCard(failure) { await model.retryTapped() }
            case .loading(let content), .loaded(let content):
                if let present = content.present { Text(present.temperatureWithUnit).font(.largeTitle) }
                ForEach(content.days) { day in
                    VStack {
                        Text(day.card.title)
                        Text(day.card.pair)
                    }
                    .onTapGesture(count: 2) { if let day = day.day { model.dayTapped(day) } }
                }
                if let source = content.attribution { Text(source.text).font(.footnote) }
            }
        }
        .background { Image(model.state.content?.theme.background.rawValue ?? "cloudy") }
        .task { await model.onAppear() }
    }
}
#endif
