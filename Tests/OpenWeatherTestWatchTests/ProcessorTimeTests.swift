import Foundation
import OpenWeatherTestSupport
import Testing

@testable import OpenWeatherTestWatch  // Only the trait and the waits are for other tests.

@Suite("Processor time", .watched)
struct ProcessorTimeTests {
    @Test
    func `grows with the work of this process`() async {
        let before = ProcessorTime()
        #expect(await until { ProcessorTime().used > before.used })
    }

    #if os(Linux)
    @Test(
        arguments: [
            "7 (a) S 3 7 7 0 -1 4194560 1 2 3 4 10 20 30 40 20 0",
            "7 (a) b (c) S 3 7 7 0 -1 4194560 1 2 3 4 10 20 30 40 20",
        ]
    )
    func `is read from the list of processes`(line: String) {
        let entry = ProcessorTime.Entry(line)

        #expect(entry?.parent == 3)
        #expect(entry?.ticks == 30)
        #expect(entry?.endedTicks == 70)
    }

    @Test(arguments: ["", "7 (a)", "7 (a) S 3", "7 (a) S x 7 7 0 -1 4194560 1 2 3 4 10 20 30 40 20"])
    func `is not read from another text`(line: String) {
        #expect(ProcessorTime.Entry(line) == nil)
    }

    @Test
    func `includes that of programs that run`() async throws {
        let busy = try Subprocess(URL(filePath: "/bin/sh"), ["-c", "while kill -0 $PPID; do :; done"])
        #expect(ProcessorTime.programs().contains(busy.id))
        let before = ProcessorTime()
        #expect(await until { ProcessorTime().ready >= before.ready + .milliseconds(100) })
        #expect(await until { ProcessorTime().programs >= before.programs + .milliseconds(100) })

        busy.signal(SIGKILL)
        await busy.status()
        #expect(!ProcessorTime.programs().contains(busy.id))
    }
    #endif
}
