export const EVENT_STATES = ["draft", "published", "live", "ended", "cancelled", "archived"] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const THEMES = ["editorial", "collage", "retro", "midnight"] as const;
export const EMCEE_VOICES = ["onyx", "echo", "fable", "nova", "shimmer", "alloy"] as const;
/** Who gets a live show over HTTP: people whose network blocks real-time video, everyone, or no one. */
export const HTTP_AUDIENCES = ["auto", "always", "off"] as const;

export const REPLAY_MODES = ["on", "off", "until"] as const;

export const PLAN_STATUSES = ["none", "generating", "ready", "failed"] as const;
export const PLAN_SOURCES = ["template", "ai", "rules", "person"] as const;

/**
 * Why no one can register: not published yet, unpublished, cancelled, archived, over, full, or not in
 * service.
 */
export const CLOSED_REASONS = [
  "not_open_yet",
  "unpublished",
  "cancelled",
  "archived",
  "over",
  "full",
  "unavailable",
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

export const PLACES = ["unlimited", "available", "few", "none"] as const;
export type Places = (typeof PLACES)[number];
