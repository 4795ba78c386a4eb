export const LAYOUTS = ["duo", "present", "solo", "grid"] as const;
export type Layout = (typeof LAYOUTS)[number];

export const SEGMENT_TYPES = [
  "intro",
  "talk",
  "interview",
  "panel",
  "demo",
  "poll",
  "qa",
  "hot_take",
  "quote",
  "video",
  "break",
  "outro",
] as const;
export type SegmentType = (typeof SEGMENT_TYPES)[number];

/** The layout of a scene of this type if none was chosen. */
export const DEFAULT_LAYOUTS: Record<SegmentType, Layout> = {
  intro: "solo",
  talk: "present",
  interview: "duo",
  panel: "grid",
  demo: "present",
  poll: "grid",
  qa: "grid",
  hot_take: "duo",
  quote: "solo",
  video: "present",
  break: "solo",
  outro: "grid",
};

/** Titles of scenes added on air without one. */
export const DEFAULT_TITLES: Record<SegmentType, string> = {
  intro: "Intro",
  talk: "Talk",
  interview: "Interview",
  panel: "Panel",
  demo: "Demo",
  poll: "Poll",
  qa: "Q&A",
  hot_take: "Hot take",
  quote: "Quote",
  video: "Video",
  break: "Break",
  outro: "Outro",
};

export const MUSIC_TRACKS = ["lobby", "upbeat", "calm"] as const;

export const VOLUME_TARGETS = ["music", "emcee", "video", "program"] as const;
export type VolumeTarget = (typeof VOLUME_TARGETS)[number];

export const EFFECT_KINDS = ["confetti", "applause", "flowers"] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export const EMERGENCY_LEVELS = ["mask", "hold", "end"] as const;
export type EmergencyLevel = (typeof EMERGENCY_LEVELS)[number];

/**
 * Why an announcer's line was only captioned: there is no voice, or none for the show's language; someone on
 * stage kept talking; or the voice failed.
 */
export const SILENT_REASONS = ["no_voice", "language", "talked_over", "failed"] as const;
export type SilentReason = (typeof SILENT_REASONS)[number];

/** Whether what is on air is being recorded. */
export const RECORDING_STATES = ["off", "on", "paused"] as const;
export type RecordingState = (typeof RECORDING_STATES)[number];

/** Who controls a stage: programs and people run commands, or programs may only propose them. */
export const STAGE_CONTROL = ["shared", "people"] as const;
export type StageControl = (typeof STAGE_CONTROL)[number];

/** Limits shared by reducer, schemas and controls. Volumes are in percent. */
export const STAGE_LIMITS = {
  scenes: 100,
  people: 12,
  pages: 200,
  videoSeconds: 3_600,
  effects: 20,
  tickerItems: 20,
  zoomMin: 1,
  zoomMax: 3,
  zoomStep: 0.25,
  quoteSeconds: 12,
  announcerLines: 20,
} as const;

/** What is shown beside or above the people, and can be hidden in a recording. */
export const HIDEABLE_LAYERS = [
  ...(["lower_third", "ticker", "poll", "question", "quote", "cta"] as const),
  ...(["deck", "whiteboard", "video", "screen", "effects"] as const),
] as const;
