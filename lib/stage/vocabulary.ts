import * as z from "zod";

export const LAYOUTS = ["duo", "present", "solo", "grid"] as const;
export const LayoutSchema = z.enum(LAYOUTS);
export type Layout = z.infer<typeof LayoutSchema>;

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
export const SegmentTypeSchema = z.enum(SEGMENT_TYPES);
export type SegmentType = z.infer<typeof SegmentTypeSchema>;

/** The layout a scene of this type starts with when nobody chose one. */
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

/** Titles for scenes that are added on air without one. */
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
export const MusicTrackSchema = z.enum(MUSIC_TRACKS);

export const VOLUME_TARGETS = ["music", "emcee", "video", "program"] as const;
export const VolumeTargetSchema = z.enum(VOLUME_TARGETS);
export type VolumeTarget = z.infer<typeof VolumeTargetSchema>;

export const EFFECT_KINDS = ["confetti", "applause", "flowers"] as const;
export const EffectKindSchema = z.enum(EFFECT_KINDS);
export type EffectKind = z.infer<typeof EffectKindSchema>;

export const EMERGENCY_LEVELS = ["mask", "hold", "end"] as const;
export const EmergencyLevelSchema = z.enum(EMERGENCY_LEVELS);
export type EmergencyLevel = z.infer<typeof EmergencyLevelSchema>;

/** In whose hands a stage is: programs and people carry their commands out, or programs only propose. */
export const HANDS = ["shared", "people"] as const;
export type Hands = (typeof HANDS)[number];

/** Bounds that reducer, schemas and controls share. Volumes are percent. */
export const STAGE_LIMITS = {
  scenes: 100,
  people: 12,
  pages: 200,
  effects: 20,
  tickerItems: 20,
  zoomMin: 1,
  zoomMax: 3,
  zoomStep: 0.25,
  quoteSeconds: 12,
  announcerLines: 20,
} as const;
