#if canImport(SwiftUI)
import OpenWeatherPresentation
import OpenWeatherSwiftUI
import SwiftUI

/// Both scales large above the slider, the city, and the search.
struct ConverterScreen: View {
    @Bindable var model: ConverterViewModel

    var body: some View {
        let content = model.state
        Form {
            Text(model.fahrenheitText + " " + content.fahrenheit.unit).font(.system(size: 72, weight: .thin))
            Text(model.celsiusText + " " + content.celsius.unit).font(.title)
            Slider(value: $model.sliderValue, in: content.slider.range, step: content.slider.step)
            if let place = content.place { Label(place.text, systemImage: "location.fill") }
            TextField(content.cityField.prompt, text: $model.cityQuery)
            ForEach(content.cities.places) { city in
                PlaceRow(city) { await model.citySelected(city.location) }
            }
            if let notice = content.notice { Text(notice.text) }
            if let source = content.attribution { Text(source.text).font(.footnote) }
        }
        .task { await model.onAppear() }
        .task(id: model.cityQuery) { await model.cityQueryChanged() }
    }
}
#endif
