import Foundation
import OpenWeatherTestSupport
import Testing

@Suite("Recorded files", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"))
struct RecordedFilesTests {
    @Test
    func `are there where a directory is named`() {
        #expect(
            RecordedFiles.count > 0,
            """
            OPENWEATHER_RECORDED_DIR names \(RecordedFiles.directory?.path() ?? ""), which has none of the files that \
            tests read: name a directory with subdirectories such as weather and forecast, or do not set it.
            """
        )
    }
}
