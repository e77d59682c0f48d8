import Foundation
import OpenWeatherCore

/// The work of one reader of a survey: what is kept, then the requests, then the rest.
struct SurveyRun<Value: Sendable> {
    /// A cell without a fresh value.
    private struct Outdated: Sendable {
        let cell: SurveyCell
        /// The spot with the newest value, else the first one; it is requested for the whole cell.
        let spot: Int
        /// The moment of the newest value; the distant past when there is none.
        let fetchedAt: Date

        var query: LocationQuery { cell.spots[spot].query }
    }

    private let survey: WeatherSurvey<Value>
    private let cells: [SurveyCell]
    private let progress: Locked<BatchProgress>
    private var readCount = 0
    /// The cells without a fresh value, those without any first, then the oldest ones, once all are read.
    private var outdated: [Outdated] = []
    private var requests: SurveyRequests<Value>?
    private var responses: WeatherBatch<LocationQuery, Value>.Iterator?
    private var settledCount = 0
    private var arrival: SurveyArrival<Value>?
    private var isOver = false

    /// Creates a run, which reads the first values when it is asked for an element.
    init(_ survey: WeatherSurvey<Value>) {
        self.survey = survey
        cells = survey.cells
        progress = Locked(BatchProgress(total: survey.queries.count))
    }

    /// Returns the next element; `nil` after the last one, or when the calling task is cancelled.
    mutating func next() async -> WeatherSurvey<Value>.Element? {
        let queries = survey.queries
        while !isOver, !Task.isCancelled {
            if let element = arrival?.next(of: queries) {
                if element.isFinal { report(element) }
                return element
            }
            arrival = await nextArrival()
            isOver = arrival == nil
        }
        // The last copy of the batch's iterator cancels its requests.
        (isOver, responses) = (true, nil)
        return nil
    }

    private mutating func nextArrival() async -> SurveyArrival<Value>? {
        while readCount < cells.count, !Task.isCancelled {
            if let arrival = await readNext() { return arrival }
        }
        let requests = startedRequests()
        if let response = await responses?.next() {
            return SurveyArrival(outdated[response.index].cell, response.result, of: outdated[response.index].spot)
        }
        guard settledCount < outdated.count, !Task.isCancelled else { return nil }
        let rest = outdated[settledCount]
        settledCount += 1
        do throws(WeatherError) {
            let value = try await requests.keptValue(of: rest.query, because: requests.end)
            return SurveyArrival(rest.cell, .success(value), of: rest.spot)
        } catch {
            return SurveyArrival(rest.cell, .failure(error), of: rest.spot)
        }
    }

    /// Reads what is kept of the next cell; `nil` when that is nothing.
    private mutating func readNext() async -> SurveyArrival<Value>? {
        let kept = await KeptCell(of: cells[readCount], keep: survey.keep)
        readCount += 1
        if kept.best?.value.isStale != false {
            let fetchedAt = kept.best?.value.fetchedAt ?? .distantPast
            outdated.append(Outdated(cell: kept.cell, spot: kept.best?.spot ?? 0, fetchedAt: fetchedAt))
        }
        return SurveyArrival(kept)
    }

    /// Returns the requests, which begin once everything that is kept was read.
    private mutating func startedRequests() -> SurveyRequests<Value> {
        if let requests { return requests }
        outdated = outdated.sorted(on: \.fetchedAt)
        let chosen = outdated.prefix(survey.calls).map(\.query)
        settledCount = chosen.count
        let requests = SurveyRequests(
            keep: survey.keep,
            fetch: survey.fetch,
            spareCalls: survey.calls - chosen.count
        )
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

    private func report(_ element: WeatherSurvey<Value>.Element) {
        progress.withLock { progress in
            progress.finished += 1
            progress.wait = nil
            if case .failure = element.result { progress.failed += 1 }
            survey.progressHandler(progress)
        }
    }
}
