/**
 * The program of a recording as a pure function of the show's ledger, its tracks and the edits: who may be
 * recorded when, and the pieces that picture and sound are made of.
 */

export type { Chapter } from "./line/chapters";
export {
  editsIn,
  type HideableLayer,
  hiddenLayer,
  type MediaRange,
  type ProgramEdit,
  type RedactedWords,
  type SessionEdits,
  SOUNDING_LAYERS,
  type WordRange,
} from "./line/edits";
export { type MadeAgain, type MadePiece, madeAgain } from "./line/made-again";
export {
  inMedia,
  inProgram,
  joinedRanges,
  mediaRanges,
  type ProgramRange,
  programFrameAt,
  wholeRanges,
} from "./line/media-ranges";
export { type ProgramLine, programLine } from "./line/program-line";
export { type MediaTime, mediaTime, programTime } from "./line/program-time";
export { sharedStretches } from "./line/shared-stretches";
export type { Stretch } from "./line/stretches";
export type { Drawn, DrawnCard, DrawnStage, PictureSize } from "./picture/drawn";
export { showsSlide } from "./picture/edited-stage";
export {
  type EditedSession,
  editedStages,
  type PictureCut,
  pictureCuts,
  rangesEver,
  rangesWhere,
  stageAt,
} from "./picture/edited-stages";
export { EFFECT_SECONDS, effectRanges } from "./picture/effects";
export type { PictureStyle } from "./picture/looks";
export type {
  CardPicture,
  PictureSource,
  Span,
  SpanEffect,
  SpanTile,
  StagePicture,
  VideoFile,
} from "./picture/span";
export { type SpanOptions, spansOf } from "./picture/spans";
export { type StageMoment, stageMoments } from "./picture/stage-moments";
export { ANNOUNCER, type CaptureWindow, captureWindows, onlyCaptures } from "./show/capture-windows";
export type { ConsentAnswer } from "./show/consents";
export type { BoardAt, ProgramSession, Purpose, RecordedShow } from "./show/recorded-show";
export { isCapturing } from "./show/session-stages";
export { type Timeline, type TimelineEntry, timelineOf } from "./show/timeline";
export { ANYONE, isUnnamedVoice, unnamedVoice } from "./show/unnamed-voice";
export { timelineOfFile } from "./show/video-alone";
export { microphoneMark, microphoneSections } from "./sound/sections";
export type { Bed, SoundPiece, SoundSection, TrackSound } from "./sound/sound-piece";
export {
  AAC_SAMPLES,
  POST_ROLL_FRAMES,
  type SoundOptions,
  soundPiecesOf,
} from "./sound/sound-pieces";
export { type SpokenTime, spokenTimes } from "./sound/spoken-times";
export { isInside, meets, outside } from "./time/intervals";
export { PIECE_FRAMES } from "./time/sound-grid";
export { FRAME_RATE, frameAt, msOfFrame, SAMPLE_RATE, SAMPLES_PER_FRAME } from "./time/units";
export {
  type PartChunk,
  type ProgramTrack,
  TRACK_KINDS,
  type TrackKind,
  type TrackPart,
} from "./tracks/track";
