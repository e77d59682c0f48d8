#if os(Linux)
import Foundation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Processes that tests start.
@Suite("Subprocesses", .watched)
struct SubprocessTests {
    private static let shell = URL(filePath: "/bin/sh")

    @Test(arguments: [("exit 7", 7), ("kill -9 $$", 9), ("exec true", 0)] as [(String, Int32)])
    func `tell the status or the signal of their end`(script: String, status: Int32) async throws {
        let sut = try Subprocess(Self.shell, ["-c", script])

        #expect(await sut.status() == status)
        #expect(await sut.status() == status)
        #expect(!sut.isRunning)
    }

    @Test
    func `inherit no file however many are open`() async throws {
        let files = try (0..<1_400).map { _ in try FileHandle(forReadingFrom: Self.shell) }
        let output = Pipe()

        let sut = try Subprocess(Self.shell, ["-c", "echo /proc/$$/fd/*"], output: output.fileHandleForWriting)
        try output.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)

        #expect(await sut.status() == 0)
        #expect(text.split(separator: " ").count <= 4)
        #expect(files.count == 1_400)
    }

    @Test
    func `end with the task that waits`() async throws {
        let sut = try Subprocess(Self.shell, ["-c", "exec sleep 1000"])
        let task = Task { await sut.status() }
        task.cancel()

        #expect(await task.value == SIGTERM)
    }

    @Test
    func `have only the environment they are given`() async throws {
        let output = Pipe()

        let sut = try Subprocess(
            URL(filePath: "/usr/bin/env"),
            [],
            environment: ["A": "1"],
            output: output.fileHandleForWriting
        )
        try output.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)

        #expect(await sut.status() == 0)
        #expect(text == "A=1\n")
    }

    @Test
    func `fail to start without a program`() {
        #expect(throws: Subprocess.Failure.self) { try Subprocess(URL(filePath: "/nowhere/at/all"), []) }
    }
}
#endif
