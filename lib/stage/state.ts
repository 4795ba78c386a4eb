import * as z from "zod";
import { AnnouncerLineSchema } from "./announcer-line-schema";
import { HoldingSchema } from "./holding-schema";
import { SceneSchema } from "./scene";
import { STAGEABLE_ROLES } from "./show-roles";
import { line, text } from "./text";
import { RECORDING_STATES, STAGE_LIMITS } from "./vocabulary";
import {
  EffectKindSchema,
  EmergencyLevelSchema,
  LayoutSchema,
  MusicTrackSchema,
  SilentReasonSchema,
} from "./vocabulary-schema";

const instant = z.iso.datetime();
const percent = z.int().min(0).max(100);
const identity = line(200);

/**
 * A person who can be, or is, on stage. `muted` is the desk's mute; removing it doesn't unmute the person's
 * microphone.
 */
export const StagePersonSchema = z.strictObject({
  identity,
  name: line(200),
  title: text(200),
  kind: z.enum(STAGEABLE_ROLES),
  muted: z.boolean(),
});
export type StagePerson = z.infer<typeof StagePersonSchema>;

/** One page of slides; `number` starts at 1, `image` is a path on this site. */
export const DeckPageSchema = z.strictObject({
  number: z.int().min(1).max(STAGE_LIMITS.pages),
  title: text(400),
  lines: z.array(text(400)).max(20),
  image: text(2000).nullable(),
});
export type DeckPage = z.infer<typeof DeckPageSchema>;

/** Without a presentation, the slides are cards made from the scenes (`deckPages`). */
export const DeckSchema = z.strictObject({
  visible: z.boolean(),
  presentation_id: line(64).nullable(),
  page: z.int().min(1).max(STAGE_LIMITS.pages),
  page_count: z.int().min(0).max(STAGE_LIMITS.pages),
  pages: z.array(DeckPageSchema).max(STAGE_LIMITS.pages),
});

/** The poll on screen. Votes are in the feed, so voting doesn't change the stage. */
export const StagePollSchema = z.object({
  id: line(128),
  question: line(300),
  options: z.array(line(120)).min(2).max(10),
  state: z.enum(["draft", "open", "closed"]),
  results_shown: z.boolean(),
});
export type StagePoll = z.infer<typeof StagePollSchema>;

export const StageEffectSchema = z.strictObject({ id: line(128), kind: EffectKindSchema, at: instant });
export type StageEffect = z.infer<typeof StageEffectSchema>;

/**
 * Everything that's needed to draw the show at this moment, as plain JSON. `version` increases by exactly one
 * with every accepted command or event. Times are ISO 8601 in UTC, volumes in percent.
 */
export const StageStateSchema = z
  .strictObject({
    version: z.int().min(0),
    title: text(200),
    phase: z.enum(["idle", "countdown", "live", "ended"]),
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
    is_final: z.boolean().default(false).describe("Ended for good: it can't go back on air."),
    countdown_ends_at: instant.nullable(),
    layout: LayoutSchema,
    scenes: z.array(SceneSchema).max(STAGE_LIMITS.scenes),
    scene_id: line(128).nullable(),
    scene_index: z.int().min(-1),
    scene_started_at: instant.nullable(),
    stage: z.array(StagePersonSchema).max(STAGE_LIMITS.people),
    spotlight: identity.nullable(),
    deck: DeckSchema,
    whiteboard: z.strictObject({ visible: z.boolean() }),
    video: z.strictObject({
      visible: z.boolean(),
      video_id: line(64).nullable(),
      src: text(2000).nullable(),
      title: text(200).nullable(),
      duration_sec: z.number().min(0).nullable(),
      /** When its first second was, or would have been; null while paused. */
      started_at: instant.nullable(),
      /** The position while paused. */
      position_sec: z.number().min(0),
    }),
    zoom: z.strictObject({
      level: z.number().min(STAGE_LIMITS.zoomMin).max(STAGE_LIMITS.zoomMax),
      target: identity.nullable(),
    }),
    immersive: z.boolean(),
    music: z.strictObject({ on: z.boolean(), track: MusicTrackSchema, volume: percent }),
    volumes: z.strictObject({ emcee: percent, video: percent, program: percent }),
    ticker: z.strictObject({ visible: z.boolean(), items: z.array(line(280)).max(STAGE_LIMITS.tickerItems) }),
    poll: StagePollSchema.nullable(),
    question: z.strictObject({ id: line(128), text: line(400), author: text(200).nullable() }).nullable(),
    quote: z
      .strictObject({
        id: line(128),
        text: line(500),
        author: text(200).nullable(),
        at: instant,
        ends_at: instant,
      })
      .nullable(),
    lower_third: z
      .strictObject({ identity: identity.nullable(), title: line(200), subtitle: text(200) })
      .nullable(),
    emcee: AnnouncerLineSchema.extend({ started_at: instant }).nullable(),
    emcee_queue: z.array(AnnouncerLineSchema).max(STAGE_LIMITS.announcerLines),
    emcee_silent: SilentReasonSchema.nullable(),
    // Somewhat longer than the input limit, because normalization can make a URL longer.
    cta: z.strictObject({ visible: z.boolean(), label: text(80), url: text(2010) }),
    captions: z.strictObject({ on: z.boolean(), language: text(35).nullable() }),
    /** Off except while a show that is recorded is on air. After the end, `paused` if it was paused then. */
    recording: z.enum(RECORDING_STATES),
    rehearsal: z.strictObject({ started_at: instant }).nullable(),
    mask: z.strictObject({
      level: EmergencyLevelSchema.nullable(),
      message: text(300).nullable(),
      at: instant.nullable(),
    }),
    holding: HoldingSchema.nullable(),
    effects_allowed: z
      .boolean()
      .default(true)
      .describe("Whether confetti, applause and flowers may be used."),
    effects: z.array(StageEffectSchema).max(STAGE_LIMITS.effects),
  })
  .meta({ id: "StageState", description: "The whole stage at one version." });
export type StageState = z.infer<typeof StageStateSchema>;
