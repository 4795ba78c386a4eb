import * as z from "zod";
import { withLine, withNextLine } from "./announcer-line";
import { AnnouncerLineSchema } from "./announcer-line-schema";
import { sameJson } from "./diff";
import { fieldsFromError } from "./fields-from-error";
import { keepHolding, lowerHolding, raiseHolding } from "./holding";
import { HOLDING_REASONS, HoldingSchema } from "./holding-schema";
import { PlanSchema } from "./plan";
import { applyScene } from "./reduce/apply-scene";
import { beginSceneVideo } from "./reduce/scene-video";
import { conflict, type PresentationInfo, type Refusal, type VideoInfo } from "./reduce/types";
import { withoutPerson } from "./reduce/without-person";
import { endRehearsal, startRehearsal } from "./rehearsal";
import { resumeShow } from "./resume";
import { scenesFromPlan } from "./scenes-from-plan";
import { type Applied, sealChange } from "./seal-change";
import { StagePersonSchema, type StageState, StageStateSchema } from "./state";
import { NO_VIDEO, stoppedVideo } from "./video-time";
import { STAGE_LIMITS } from "./vocabulary";
import { withLines } from "./with-lines";

const at = z.iso.datetime();
const shape = StageStateSchema.shape;
/** Whether the show's settings say that it's recorded from here on. */
const recorded = z.boolean().default(false);

/**
 * What happens to a show besides studio commands: its clock, people joining and leaving, a new plan, a
 * presentation. Events can't be undone.
 */
export const StageEventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start_countdown"), ends_at: at }),
  z.strictObject({ type: z.literal("cancel_countdown") }),
  z.strictObject({ type: z.literal("go_live"), at, recorded }),
  z.strictObject({ type: z.literal("end_show"), at }),
  z.strictObject({ type: z.literal("finish_show"), at }),
  z.strictObject({ type: z.literal("resume_show"), at, starts_at: at, recorded }),
  z.strictObject({ type: z.literal("rehearsal_started"), at }),
  z.strictObject({ type: z.literal("rehearsal_ended"), before: StageStateSchema }),
  z.strictObject({
    type: z.literal("holding_raised"),
    at,
    why: z.enum(HOLDING_REASONS),
    line: HoldingSchema.shape.line,
  }),
  z.strictObject({ type: z.literal("holding_kept") }),
  z.strictObject({ type: z.literal("holding_lowered") }),
  z.strictObject({ type: z.literal("person_staged"), person: StagePersonSchema }),
  z.strictObject({ type: z.literal("person_updated"), person: StagePersonSchema }),
  z.strictObject({ type: z.literal("person_left"), identity: StagePersonSchema.shape.identity }),
  z.strictObject({ type: z.literal("emcee_queued"), line: AnnouncerLineSchema, at }),
  z.strictObject({
    type: z.literal("emcee_finished"),
    id: z.string(),
    at,
    silent: shape.emcee_silent,
  }),
  z.strictObject({ type: z.literal("plan_changed"), plan: PlanSchema }),
  z.strictObject({
    type: z.literal("ticker_planned"),
    former: z.array(z.string()),
    lines: z.array(z.string()),
  }),
  z.strictObject({ type: z.literal("deck_attached"), deck: shape.deck }),
  z.strictObject({ type: z.literal("video_deleted"), video_id: z.string() }),
  z.strictObject({ type: z.literal("cta_changed"), label: shape.cta.shape.label, url: shape.cta.shape.url }),
]);
export type StageEvent = z.input<typeof StageEventSchema>;
type ParsedEvent = z.output<typeof StageEventSchema>;
type EventOf<T extends StageEvent["type"]> = Extract<ParsedEvent, { type: T }>;

/** What an event may need besides the state: the decks and videos that the plan refers to. */
export interface EventContext {
  presentations?: readonly PresentationInfo[];
  videos?: readonly VideoInfo[];
}

function goLive(
  state: StageState,
  event: EventOf<"go_live">,
  { videos }: EventContext,
): StageState | Refusal {
  if (state.phase === "live") return conflict("live");
  if (state.rehearsal !== null) return conflict("rehearsal");
  const started = { started_at: event.at, scene_started_at: state.scene_id === null ? null : event.at };
  const recording = event.recorded ? "on" : "off";
  const live: StageState = { ...state, phase: "live", countdown_ends_at: null, recording, ...started };
  return beginSceneVideo(live, { videos, at: event.at });
}

const endShow = (state: StageState, at: string): StageState => ({
  ...state,
  phase: "ended",
  ended_at: at,
  countdown_ends_at: null,
  // Stays paused if the show is resumed.
  recording: state.recording === "paused" ? "paused" : "off",
  emcee: null,
  emcee_queue: [],
  holding: null,
  video: stoppedVideo(state.video, at),
});

function planChanged(
  state: StageState,
  { plan }: EventOf<"plan_changed">,
  { presentations = [], videos = [] }: EventContext,
): StageState {
  const previous = new Map(state.scenes.map((scene) => [scene.id, scene]));
  const scenes = scenesFromPlan(plan).map((scene) => ({
    ...scene,
    data: previous.get(scene.id)?.data ?? {},
  }));
  const items = state.ticker.items.length > 0 ? state.ticker.items : [...plan.ticker];
  const planned = { ...state, scenes, ticker: { ...state.ticker, items } };
  const kept = scenes.find((scene) => scene.id === state.scene_id);
  const entry = kept ?? scenes[Math.min(Math.max(0, state.scene_index), scenes.length - 1)];
  if (!entry) return { ...planned, scene_id: null, scene_started_at: null };
  // On air, the picture stays as it is; only the position in the run of show may move.
  if (state.phase === "live") return { ...planned, scene_id: entry.id };
  if (kept && sameJson(kept, previous.get(kept.id))) return planned;
  return applyScene(planned, entry, { id: "plan", at: null, people: [], presentations, videos });
}

/**
 * Replaces the previously planned ticker lines. Keeps lines that people wrote, and the ticker of a show that
 * has started.
 */
function tickerPlanned(
  state: StageState,
  { former: previous, lines }: EventOf<"ticker_planned">,
): StageState {
  if (state.phase !== "idle") return state;
  const others = state.ticker.items.filter((item) => !previous.includes(item) && !lines.includes(item));
  return { ...state, ticker: { ...state.ticker, items: withLines(others, lines) } };
}

function personStaged(state: StageState, event: EventOf<"person_staged">): StageState | Refusal {
  if (state.stage.some((person) => person.identity === event.person.identity)) return state;
  if (state.stage.length >= STAGE_LIMITS.people) return conflict("stage_full");
  return { ...state, stage: [...state.stage, event.person] };
}

function personUpdated(state: StageState, { person }: EventOf<"person_updated">): StageState {
  const previous = state.stage.find(({ identity }) => identity === person.identity);
  const stage = state.stage.map((entry) => (entry === previous ? person : entry));
  const line = state.lower_third;
  // Updates their lower third, unless someone wrote another one for it.
  const follows =
    line?.identity === person.identity && line.title === previous?.name && line.subtitle === previous.title;
  return {
    ...state,
    stage,
    lower_third: follows ? { ...line, title: person.name, subtitle: person.title } : line,
  };
}

function next(state: StageState, event: ParsedEvent, context: EventContext): StageState | Refusal {
  switch (event.type) {
    case "start_countdown":
      if (state.phase !== "idle") return conflict(state.phase);
      if (state.rehearsal !== null) return conflict("rehearsal");
      return { ...state, phase: "countdown", countdown_ends_at: event.ends_at };
    case "cancel_countdown":
      if (state.phase !== "countdown") return conflict(state.phase);
      return { ...state, phase: "idle", countdown_ends_at: null };
    case "go_live":
      return goLive(state, event, context);
    case "end_show":
      return endShow(state, event.at);
    case "finish_show":
      return state.phase === "ended" ? { ...state, is_final: true } : conflict(state.phase);
    case "resume_show":
      return resumeShow(state, event);
    case "rehearsal_started":
      return startRehearsal(state, event.at, context.videos);
    case "rehearsal_ended":
      return endRehearsal(state, event.before);
    case "holding_raised":
      return raiseHolding(state, event);
    case "holding_kept":
      return keepHolding(state);
    case "holding_lowered":
      return lowerHolding(state);
    case "person_staged":
      return personStaged(state, event);
    case "person_updated":
      return personUpdated(state, event);
    case "person_left":
      return withoutPerson(state, event.identity);
    case "emcee_queued":
      return withLine(state, event.line, event.at) ?? conflict("queue_full");
    case "emcee_finished":
      if (state.emcee?.id !== event.id) return state;
      return { ...withNextLine(state, event.at), emcee_silent: event.silent };
    case "plan_changed":
      return planChanged(state, event, context);
    case "ticker_planned":
      return tickerPlanned(state, event);
    case "deck_attached":
      return { ...state, deck: event.deck };
    case "video_deleted":
      return state.video.video_id === event.video_id ? { ...state, video: NO_VIDEO } : state;
    case "cta_changed":
      return { ...state, cta: { ...state.cta, label: event.label, url: event.url } };
  }
}

const AFTER_THE_END: readonly StageEvent["type"][] = ["resume_show", "finish_show"];

/**
 * Applies an event as `reduce` applies a command: pure, total, version + 1. After the end, a show can only be
 * resumed, until it's ended for good.
 */
export function applyEvent(
  state: StageState,
  event: StageEvent,
  context: EventContext = {},
): Applied | Refusal {
  const parsed = StageEventSchema.safeParse(event, { reportInput: true });
  if (!parsed.success) return { ok: false, code: "validation_error", fields: fieldsFromError(parsed.error) };
  if (state.phase === "ended" && !AFTER_THE_END.includes(event.type)) return conflict("ended");
  const after = next(state, parsed.data, context);
  return "ok" in after ? after : sealChange(state, after, false);
}
