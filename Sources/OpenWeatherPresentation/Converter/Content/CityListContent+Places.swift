import OpenWeatherCore
import OpenWeatherScreenKit

extension CityListContent {
    /// Lists what `search` found.
    init(_ search: LoadState<[Location]>, hint: String, in environment: ScreenEnvironment) {
        let texts = PlaceTexts.texts(in: environment.textLanguage)
        let format = PlaceFormat(environment)
        let places = { (locations: [Location]?) in
            (locations ?? []).enumerated()
                .map { index, location in
                    PlaceContent(location, identifier: "converter.city.\(index)", hint: hint, format: format)
                }
        }
        switch search {
        case .idle:
            self = .none
        case .loading(let previous):
            let progress = TextContent(id: "converter.cities.progress", text: texts.searching)
            self = .searching(progress, previous: places(previous))
        case .loaded(let locations) where locations.isEmpty:
            self = .noResults(.noPlacesFound(id: "converter.cities.noResults", in: environment))
        case .loaded(let locations):
            let count = environment.formats.number(Double(locations.count))
            self = .results(places(locations), announcement: texts.found(count))
        case .failed(let error, let previous):
            let id = "converter.cities.failure"
            let notice = NoticeContent(
                id: id,
                kind: error == .offline ? .offline : .failure,
                text: FailureContent(id: id, error, in: environment).message
            )
            self = .failed(notice, previous: places(previous))
        }
    }
}
