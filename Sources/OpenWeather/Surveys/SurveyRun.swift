import Foundation
import OpenWeatherCore

/// The work of one reader of a survey: what is kept, then the requests, then the rest.
struct SurveyRun<Value: Sendable> {
    typealias Element = WeatherSurvey<Value>.Element

    /// A cell without a fresh value.
    private struct Outdated: Sendable {
        let cell: Int
        /// The place with the newest value, else the first one; it is requested for the whole cell.
        let place: Int
        /// The moment of the newest value; the distant past when there is none.
        let fetchedAt: Date
    }

    /// The places of a cell that were not returned yet, and the result for them.
    private struct Arrival {
        let result: Result<Fetched<Value>, WeatherError>
        let representative: Int
        let isFinal: Bool
        /// Whether the result was kept, so that places may have fresh values of their own.
        let isKept: Bool
        var places: ArraySlice<Int>
    }

    private let survey: WeatherSurvey<Value>
    private let cells: SurveyCells
    private let progress: Locked<BatchProgress>
    private var readCount = 0
    /// The cells without a fresh value, those without any first, then the oldest ones, once all are read.
    private var outdated: [Outdated] = []
    private var requests: SurveyRequests<Value>?
    private var responses: WeatherBatch<LocationQuery, Value>.Iterator?
    private var settledCount = 0
    /// The rest of a cell with several places.
    private var arrival: Arrival?
    private var isOver = false

    /// Creates a run, which reads the first values when it is asked for an element.
    init(_ survey: WeatherSurvey<Value>) {
        self.survey = survey
        cells = survey.cells
        progress = Locked(BatchProgress(total: survey.queries.count))
    }

    /// Returns the next element; `nil` after the last one, or when the calling task is cancelled.
    mutating func next() async -> Element? {
        guard !isOver, !Task.isCancelled, let element = await nextElement(), !Task.isCancelled else {
            // The last copy of the batch's iterator cancels its requests.
            (isOver, responses) = (true, nil)
            return nil
        }
        if element.isFinal { report(element) }
        return element
    }

    private mutating func nextElement() async -> Element? {
        if let rest = arrival { return await first(of: rest) }
        while readCount < cells.count, !Task.isCancelled {
            if let element = await readNext() { return element }
        }
        let requests = startedRequests()
        if let response = await responses?.next() {
            return await element(of: outdated[response.index], response.result)
        }
        guard settledCount < outdated.count, !Task.isCancelled else { return nil }
        let rest = outdated[settledCount]
        settledCount += 1
        do throws(WeatherError) {
            let value = try await requests.keptValue(of: survey.queries[rest.place], because: requests.end)
            return await element(of: rest, .success(value))
        } catch {
            return await element(of: rest, .failure(error))
        }
    }

    /// Reads what is kept of the next cell, and returns it for its first place; `nil` when that is nothing.
    private mutating func readNext() async -> Element? {
        let (cell, places) = (readCount, cells[readCount])
        readCount += 1
        guard let (place, value) = await survey.newestValue(of: places) else {
            outdated.append(Outdated(cell: cell, place: places[places.startIndex], fetchedAt: .distantPast))
            return nil
        }
        if value.isStale { outdated.append(Outdated(cell: cell, place: place, fetchedAt: value.fetchedAt)) }
        let isFinal = !value.isStale
        return await first(
            of: Arrival(
                result: .success(value),
                representative: place,
                isFinal: isFinal,
                isKept: true,
                places: places
            )
        )
    }

    private mutating func element(of cell: Outdated, _ result: Result<Fetched<Value>, WeatherError>) async -> Element {
        await first(
            of: Arrival(
                result: result,
                representative: cell.place,
                isFinal: true,
                isKept: false,
                places: cells[cell.cell]
            )
        )
    }

    /// Returns the element of the first place, and keeps the rest.
    private mutating func first(of arrival: Arrival) async -> Element {
        let index = arrival.places[arrival.places.startIndex]
        if arrival.places.count > 1 {
            self.arrival = arrival
            self.arrival?.places.removeFirst()
        } else if self.arrival != nil {
            self.arrival = nil
        }
        if arrival.isKept, arrival.isFinal, index != arrival.representative,
            let own = await survey.keptValue(of: survey.queries[index]), !own.isStale
        {
            return element(of: index, .success(own), representative: index, isFinal: true)
        }
        return element(of: index, arrival.result, representative: arrival.representative, isFinal: arrival.isFinal)
    }

    private func element(
        of index: Int,
        _ result: Result<Fetched<Value>, WeatherError>,
        representative: Int,
        isFinal: Bool
    ) -> Element {
        Element(
            index: index,
            query: survey.queries[index],
            representative: survey.queries[representative],
            result: result,
            isFinal: isFinal
        )
    }

    /// Returns the requests, which begin once everything that is kept was read.
    private mutating func startedRequests() -> SurveyRequests<Value> {
        if let requests { return requests }
        outdated = outdated.sorted(on: \.fetchedAt)
        let chosen = outdated.prefix(survey.calls).map { survey.queries[$0.place] }
        settledCount = chosen.count
        let requests = SurveyRequests(survey, spareCalls: survey.calls - chosen.count)
        self.requests = requests
        responses = WeatherBatch(chosen, pacedTo: survey.concurrency) { query, onWait throws(WeatherError) in
            try await requests.value(of: query, onWait: onWait)
        }
        .onProgress { [survey, progress] report in
            guard let wait = report.wait else { return }
            progress.withLock { progress in
                progress.wait = wait
                survey.progressHandler(progress)
            }
        }
        .makeAsyncIterator()
        return requests
    }

    private func report(_ element: Element) {
        progress.withLock { progress in
            progress.finished += 1
            progress.wait = nil
            if case .failure = element.result { progress.failed += 1 }
            survey.progressHandler(progress)
        }
    }
}
