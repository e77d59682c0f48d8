import Foundation
import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The history as views.
@MainActor
@Suite("History view", .watched)
struct HistoryViewTests {
    private static let two: Preferences = {
        var preferences = Preferences.sample()
        preferences.recordSearch("Oslo", at: SampleTime.fetched.addingTimeInterval(-90_000))
        preferences.recordVisit(of: .tokyo, at: SampleTime.fetched)
        return preferences
    }()

    private func show(_ fixture: ScreenFixture) -> (HistoryViewModel, Stage)? {
        guard case .history(let model) = fixture.screen(.history) else {
            Issue.record("This is another screen.")
            return nil
        }
        return (model, Stage(HistoryView(model).showsBackButton()))
    }

    /// A state of the screen.
    enum State: CaseIterable {
        case empty, sections, notice, failed
    }

    @Test(arguments: State.allCases)
    func `tells all of its content`(state: State) async throws {
        let hasEntries = state == .sections || state == .notice
        let fixture = ScreenFixture(hasEntries ? Self.two : Preferences())
        if state == .failed || state == .notice { fixture.preferences.setFailure(.storage(.full)) }
        let (model, stage) = try #require(show(fixture))
        await stage.until {
            switch (state, model.state.list) {
            case (.empty, .empty), (.failed, .failed), (.sections, .sections): true
            case (.notice, _): model.state.notice != nil
            default: false
            }
        }

        stage.check(model.state, without: ["history.title"], unless: { $0.hasSuffix(".time") })
        #expect((state == .notice) == (model.state.notice != nil))
        #expect(model.state.list.rows.isEmpty == !hasEntries)
    }

    @Test
    func `sends every event`() async throws {
        let fixture = ScreenFixture(Self.two)
        let (model, stage) = try #require(show(fixture))
        await stage.until(shows: "history.row.1")

        stage.tap("history.row.0")
        stage.tap("history.row.1")
        #expect(fixture.router.calls == [.show(.home(.tokyo)), .show(.search(for: "Oslo"))])
        let count = model.state.list.rows.count
        stage.tap("history.row.0.remove")
        await stage.until { model.state.list.rows.count == count - 1 }
        stage.tap("history.back")
        #expect(fixture.router.calls.last == .dismiss)
    }

    // The system closes a dialog before it sends what was tapped.
    @Test(arguments: ["history.confirmation.confirm", "history.confirmation.cancel"])
    func `asks before it removes everything`(answer: String) async throws {
        let fixture = ScreenFixture(Self.two)
        let (model, stage) = try #require(show(fixture))
        await stage.until(shows: "history.clear")
        #expect(stage[answer] == nil)

        stage.tap("history.clear")
        let question = try #require(model.state.confirmation)
        stage.check(question.confirm)
        stage.check(question.cancel)
        stage.tap(answer)

        await stage.until { fixture.preferences.stored.history.isEmpty == answer.hasSuffix("confirm") }
        await stage.until { model.state.confirmation == nil }
        #expect(stage[answer] == nil)
    }

    @Test
    func `keeps everything when the system closes the question`() async throws {
        let fixture = ScreenFixture(Self.two)
        let (model, stage) = try #require(show(fixture))
        await stage.until(shows: "history.clear")
        stage.tap("history.clear")

        stage.swipeBack()

        #expect(model.state.confirmation == nil)
        #expect(stage["history.confirmation.confirm"] == nil)
        #expect(!fixture.preferences.stored.history.isEmpty)
    }
}
