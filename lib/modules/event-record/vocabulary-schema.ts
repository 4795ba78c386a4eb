export const EVENT_STATES = ["draft", "published", "live", "ended", "cancelled", "archived"] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const THEMES = ["editorial", "collage", "retro", "midnight"] as const;
export const EMCEE_VOICES = ["onyx", "echo", "fable", "nova", "shimmer", "alloy"] as const;
export const REPLAY_MODES = ["on", "off", "until"] as const;

export const PLAN_STATUSES = ["none", "generating", "ready", "failed"] as const;
export const PLAN_SOURCES = ["template", "ai", "rules", "person"] as const;
