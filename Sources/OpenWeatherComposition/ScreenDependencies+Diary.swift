import OpenWeatherInsights
import OpenWeatherPresentation

extension ScreenDependencies {
    /// Lets the sources of weather write into the diary, if there is one, while `isRecording` returns true, and screens show
    /// what follows from it.
    mutating func keepDiary(while isRecording: @escaping @Sendable () async -> Bool) {
        guard let diary else { return }
        accuracy = accuracy ?? DiaryReview(diary)
        comparison = DiaryComparisonSource(diary, after: comparison)
        weather = RecordingWeatherRepository(weather, into: diary, isRecording: isRecording)
        oneCall = oneCall.map { RecordingOneCallRepository($0, into: diary, isRecording: isRecording) }
    }
}
