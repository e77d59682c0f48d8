import OpenWeatherCore

/// The kept values of a cell.
struct KeptCell<Value: Sendable>: Sendable {
    /// The cell.
    let cell: SurveyCell
    /// The value of each spot, `nil` for one without.
    let values: [Fetched<Value>?]
    /// The newest of the values and its spot; `nil` when there is none.
    let best: (spot: Int, value: Fetched<Value>)?

    /// Reads the values of a cell.
    init(of cell: SurveyCell, keep: SurveyRequests<Value>.Keep) async {
        var values: [Fetched<Value>?] = []
        var best: (spot: Int, value: Fetched<Value>)?
        for (index, spot) in cell.spots.enumerated() {
            let value = await keep(spot.query)
            values.append(value)
            guard let value else { continue }
            guard let earlier = best?.value else {
                best = (index, value)
                continue
            }
            let isNewer = value.fetchedAt > earlier.fetchedAt
            if value.isStale == earlier.isStale ? isNewer : earlier.isStale { best = (index, value) }
        }
        (self.cell, self.values, self.best) = (cell, values, best)
    }
}

/// The results of a cell that were not returned yet, for one place after another.
struct SurveyArrival<Value: Sendable> {
    private let cell: SurveyCell
    private let isFinal: Bool
    /// The result for the whole cell, and the spot that it is of.
    private let result: Result<Fetched<Value>, WeatherError>
    private let resultSpot: Int
    /// The fresh values of spots, which take precedence; empty when there are none.
    private var own: [Fetched<Value>?] = []
    private var spot = 0
    private var place = 0

    /// Creates the results of a response, or of the reason there is none.
    init(_ cell: SurveyCell, _ result: Result<Fetched<Value>, WeatherError>, of spot: Int) {
        (self.cell, self.result, resultSpot, isFinal) = (cell, result, spot, true)
    }

    /// Creates the results of what is kept; `nil` when that is nothing.
    init?(_ kept: KeptCell<Value>) {
        guard let best = kept.best else { return nil }
        (cell, result, resultSpot, isFinal) = (kept.cell, .success(best.value), best.spot, !best.value.isStale)
        if isFinal { own = kept.values.map { $0?.isStale == false ? $0 : nil } }
    }

    /// Returns the element of the next place; `nil` after the last one.
    mutating func next(of queries: [LocationQuery]) -> WeatherSurvey<Value>.Element? {
        guard spot < cell.spots.count else { return nil }
        let index = cell.spots[spot].places[place]
        let ownValue = own.isEmpty ? nil : own[spot]
        let source = ownValue == nil ? resultSpot : spot
        let element = WeatherSurvey<Value>
            .Element(
                index: index,
                query: queries[index],
                representative: source == spot ? queries[index] : cell.spots[source].query,
                result: ownValue.map { .success($0) } ?? result,
                isFinal: isFinal
            )
        place += 1
        if place == cell.spots[spot].places.count { (spot, place) = (spot + 1, 0) }
        return element
    }
}
