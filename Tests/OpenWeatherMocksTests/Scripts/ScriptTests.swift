import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Script", .watched)
struct ScriptTests {
    private let reported = Locked<[UnscriptedCall]>([])

    private func makeScript() -> (Script<Int, String, WeatherError>, CallLog<Int>) {
        let log = CallLog<Int>(double: "Double") { [reported] call in reported.withLock { $0.append(call) } }
        return (Script(log: log), log)
    }

    @Test
    func `gives queued responses once and in order`() async throws {
        let (sut, log) = makeScript()
        sut.enqueue("first")
        sut.enqueue(failure: .offline)
        sut.enqueue(.success("third"))

        #expect(try await sut.play(1) == "first")
        await #expect(throws: WeatherError.offline) { try await sut.play(2) }
        #expect(try await sut.play(3) == "third")

        #expect(log.calls == [1, 2, 3])
        #expect(sut.remainingResponses == 0)
    }

    @Test
    func `follows the rule once the queue is empty`() async throws {
        let (sut, _) = makeScript()
        sut.respond { call throws(WeatherError) in
            guard call > 0 else { throw .notFound }
            return "rule \(call)"
        }
        sut.enqueue("queued")

        #expect(try await sut.play(1) == "queued")
        #expect(try await sut.play(2) == "rule 2")
        await #expect(throws: WeatherError.notFound) { try await sut.play(0) }
    }

    @Test
    func `gives a standing response again and again until it is replaced`() async throws {
        let (sut, _) = makeScript()
        sut.always("same")
        #expect(try await sut.play(1) == "same")
        #expect(try await sut.play(2) == "same")

        sut.always(failure: .timedOut)

        await #expect(throws: WeatherError.timedOut) { try await sut.play(3) }
    }

    @Test
    func `an unscripted call throws an error that names it is remembered and is reported`() async throws {
        let (sut, log) = makeScript()
        let expected = UnscriptedCall(double: "Double", call: "7")

        let error = await #expect(throws: WeatherError.self) { try await sut.play(7) }

        #expect(error == .unscripted(expected))
        #expect(error?.description.contains("Double has no response for 7") == true)
        #expect(error?.isTransient == false)
        #expect(log.unscriptedCalls == [expected])
        #expect(reported.withLock { $0 } == [expected])
    }

    @Test
    func `cleared responses are forgotten`() async {
        let (sut, log) = makeScript()
        sut.enqueue("queued")
        sut.always("standing")

        sut.clear()

        await #expect(throws: WeatherError.self) { try await sut.play(1) }
        #expect(log.unscriptedCalls.count == 1)
    }

    @Test
    func `holds a response at its gate while a later call returns`() async throws {
        let (sut, log) = makeScript()
        let gate = Gate()
        sut.enqueue("slow", after: gate)
        sut.enqueue("fast")

        async let slow = sut.play(1)
        await gate.waitForArrivals()
        #expect(try await sut.play(2) == "fast")
        gate.open()

        #expect(try await slow == "slow")
        #expect(log.calls == [1, 2])
    }

    @Test
    func `a call cancelled at the gate throws cancelled`() async {
        let (sut, _) = makeScript()
        let gate = Gate()
        sut.always("never", after: gate)
        let task = Task { try await sut.play(1) }
        await gate.waitForArrivals()

        task.cancel()

        await #expect(throws: WeatherError.cancelled) { try await task.value }
    }

    @Test
    func `a call from a cancelled task is recorded and takes no response`() async {
        let (sut, log) = makeScript()
        sut.enqueue("kept")

        let error = await withTaskGroup(of: WeatherError?.self) { group in
            group.cancelAll()
            group.addTask {
                do throws(WeatherError) {
                    _ = try await sut.play(1)
                    return nil
                } catch {
                    return error
                }
            }
            return await group.next()
        }

        #expect(error == .cancelled)
        #expect(log.calls == [1])
        #expect(sut.remainingResponses == 1)
    }

    @Test
    func `waits until enough calls have come`() async throws {
        let (sut, log) = makeScript()
        sut.always("x")

        async let waiting: Void = log.waitForCalls(3)
        for number in 1...3 { _ = try await sut.play(number) }
        await waiting

        #expect(log.calls == [1, 2, 3])
    }

    @Test
    func `loses no call when many come at once`() async {
        let (sut, log) = makeScript()
        sut.always("x")

        await withTaskGroup(of: Void.self) { group in
            for number in 0..<500 { group.addTask { _ = try? await sut.play(number) } }
        }

        #expect(Set(log.calls) == Set(0..<500))
    }
}
