/**
 * The show as data and pure functions, shared by server, studio, viewer and composition. Understanding
 * sentences is large and rarely needed, so it's in `lib/spoken-commands`.
 */

export { type AnnouncerLine, takesTurns } from "./announcer-line";
export { applyEvent, type StageEvent, StageEventSchema } from "./apply-event";
export { atTime } from "./at-time";
export {
  CATALOG,
  type CatalogEntry,
  COMMAND_NAMES,
  type CommandName,
  catalogEntries,
  isCommandName,
} from "./catalog";
export {
  type CommandOf,
  type ParsedCommand,
  parseCommand,
  type StageCommand,
  type StageCommandInput,
  StageCommandSchema,
} from "./command";
export { currentDeckPage, deckPageCount, deckPages } from "./deck-pages";
export { type DescribeContext, describeCommand } from "./describe-command";
export { sameJson } from "./diff";
export { emergencyStop, liftEmergency } from "./emergency";
export { FIELD_CODES, type FieldCode, type Fields } from "./field-code";
export { forwardSteps } from "./forward-steps";
export type { HoldingReason } from "./holding-schema";
export { type InitialStateOptions, initialState } from "./initial-state";
export { withLaterCues, withSceneCues } from "./later-cues";
export { type LayoutInput, layoutTiles, type Tile, type TileContent } from "./layouts";
export { ASPECTS, type Aspect, type Rect } from "./layouts/rect";
export { pathsOverlap } from "./path";
export {
  type PersonalText,
  withoutPersonalText,
  withoutTexts,
  withoutWordsOf,
  withPersonalText,
} from "./personal-text";
export { PICTURE_WIDTH, pictureOf } from "./picture/picture-items";
export {
  BACKGROUND,
  heightWith,
  inkOn,
  NOTE_HEIGHT,
  PADDING,
  placed,
  shapeOf,
} from "./picture/stage-shapes";
export { stageSvg } from "./picture/stage-svg";
export { stageText } from "./picture/stage-text";
export type { LayersOn } from "./placement/layers-on";
export type { PlacedTile, Placement } from "./placement/place-stage";
export { NAMELESS_HOST, placementOf } from "./placement/placement-of";
export { beginningOf } from "./plain-text";
export {
  type Plan,
  type PlanInput,
  PlanInputSchema,
  PlanSchema,
  type PlanSegment,
  PlanSegmentSchema,
  type PollDraft,
  PollDraftSchema,
  planFromInput,
  type SlideRef,
  type VideoRef,
} from "./plan";
export { type PlanChange, planDifference } from "./plan-difference";
export { type PlanTimes, planTimes } from "./plan-times";
export { audienceState, publicState } from "./public-state";
export { reduce } from "./reduce";
export type {
  AskedQuestion,
  PresentationInfo,
  ReduceContext,
  Refusal,
  RefusalCode,
  VideoInfo,
} from "./reduce/types";
export { type ReplayedEntry, replay, type StageChange } from "./replay";
export { type RestorePatch, RestorePatchSchema } from "./restore-patch";
export { type Scene, SceneSchema } from "./scene";
export { type StageMoment, sceneTimes } from "./scene-times";
export { scenesFromPlan } from "./scenes-from-plan";
export type { Applied } from "./seal-change";
export {
  type DeckPage,
  type StageEffect,
  type StagePerson,
  StagePersonSchema,
  type StagePoll,
  type StageState,
  StageStateSchema,
} from "./state";
export { takesMedia } from "./takes-media";
export { type AppliedCommand, undo } from "./undo";
export { NO_VIDEO, secondAsClock, videoSecond } from "./video-time";
export {
  DEFAULT_LAYOUTS,
  DEFAULT_TITLES,
  EFFECT_KINDS,
  type EffectKind,
  EMERGENCY_LEVELS,
  type EmergencyLevel,
  LAYOUTS,
  type Layout,
  MUSIC_TRACKS,
  SEGMENT_TYPES,
  type SegmentType,
  type SilentReason,
  STAGE_LIMITS,
  VOLUME_TARGETS,
  type VolumeTarget,
} from "./vocabulary";
export { LayoutSchema, SegmentTypeSchema } from "./vocabulary-schema";
export { withLines } from "./with-lines";
