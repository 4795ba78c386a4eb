export { AUDIENCE_PATH, OPEN_PATH, TRANSCRIPT_PATH } from "./address/playback-path";
export { readPlaybackToken } from "./address/playback-token";
export { PLAYBACK_PATH, replayUrls } from "./address/playback-urls";
export { setPublicRecordings } from "./address/public-tokens";
export {
  captionsOf,
  type Said,
  type SpokenLine,
  saidLines,
  shownCaptions,
  spokenAsEdited,
  spokenBeforeCuts,
  spokenLines,
} from "./captions/captions-of";
export { takesWords } from "./captions/edited-out";
export { REDACTED, shownWords } from "./captions/edited-words";
export { HAS_CAPTIONS, isErased } from "./captions/has-captions";
export { IS_SINCE_PASS, lastPass } from "./captions/lines-since-pass";
export { readWords, type StoredWord, storedWords } from "./captions/stored-words";
export { withHiddenWords } from "./captions/with-hidden-words";
export { wordTimes, wordTolerance } from "./captions/word-times";
export { playEarlier } from "./earlier/play-earlier";
export { endFailedJoin } from "./files/end-join";
export { failsForGood } from "./files/fails-for-good";
export { joinProgram } from "./files/join-program";
export { joinProgramJob } from "./files/join-program-job";
export { programPart } from "./files/program-part";
export { startJoins } from "./files/request-joins";
export { livePlaylistUrl } from "./live/live-playlist-url";
export { KEPT_SECONDS, sweepLive, sweepLiveSometimes } from "./live/sweep-live";
export { openPlayback } from "./open-playback";
export { type GivenClip, givenClips } from "./reading/given-clips";
export { openQuestions } from "./reading/open-questions";
export { isGrowing, type ProgramLines, programLines, programMs } from "./reading/program-lines";
export { programPresenter } from "./reading/program-presenter";
export { type ReplayPicture, replayPicture } from "./reading/replay-picture";
export { sponsorStills } from "./reading/sponsor-stills";
export { chosenRecording, WITH_MEDIA } from "./rows/chosen-recording";
export { type GonePiece, gonePieces, remakeGonePieces } from "./rows/gone-pieces";
export { LedgerReader } from "./rows/ledger-reader";
export { LIVE_VERSION, liveVersion } from "./rows/live-version";
export { type ReadShow, readShow } from "./rows/read-show";
export { LARGE_PICTURE, PICTURE, RENDITIONS, type Rendition, SOUND } from "./rows/rendition";
export { readSoundPeaks } from "./rows/sound-peaks";
