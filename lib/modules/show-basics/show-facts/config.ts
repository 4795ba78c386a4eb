import type { Event } from "@/lib/generated/prisma/client";
import { invalid } from "@/lib/operation/problem";
import type { EventConfig, EventConfigInput } from "./config-schema";

export const CONFIG_DEFAULTS: EventConfig = {
  host: { name: "", title: "", company: "", photo: "", email: null },
  emcee: { voice: "nova", intro: "", private_cues: true },
  reminders: { h24: true, h1: true, live: true, changed: true },
  signup: { headline: "", sub: "", config: { cta_text: "", show_agenda: true } },
  brand: {},
  after: { replay: "on", until: null, message: "", emails: true },
  watch: { open: false, chat: true, questions: true, reactions: true, captions: true, viewers: false },
  survey: { enabled: false, question: "" },
  holding: { enabled: true, after_sec: 10, line: "" },
  recording: { enabled: true, keep_days: null, http_audience: "auto" },
};

type ConfigColumns = Pick<Event, keyof EventConfig>;

/** Returns an event's configuration with all fields present. */
export function configOf(row: ConfigColumns): EventConfig {
  const stored = row as unknown as { [K in keyof EventConfig]: Partial<EventConfig[K]> };
  const { signup } = stored;
  // Rows may have members that only another version knows.
  const { enabled, keep_days, http_audience } = { ...CONFIG_DEFAULTS.recording, ...stored.recording };
  return {
    host: { ...CONFIG_DEFAULTS.host, ...stored.host },
    emcee: { ...CONFIG_DEFAULTS.emcee, ...stored.emcee },
    reminders: { ...CONFIG_DEFAULTS.reminders, ...stored.reminders },
    signup: {
      ...CONFIG_DEFAULTS.signup,
      ...signup,
      config: { ...CONFIG_DEFAULTS.signup.config, ...signup.config },
    },
    brand: stored.brand,
    after: { ...CONFIG_DEFAULTS.after, ...stored.after },
    watch: { ...CONFIG_DEFAULTS.watch, ...stored.watch },
    survey: { ...CONFIG_DEFAULTS.survey, ...stored.survey },
    holding: { ...CONFIG_DEFAULTS.holding, ...stored.holding },
    recording: { enabled, keep_days, http_audience },
  };
}

const given = <T extends object>(patch: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(patch ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;

const BRAND_BYTES = 16 * 1024;

/**
 * Returns the configuration after a change: fields are merged, and those not given stay. In `brand`, null
 * removes a field.
 * @throws `validation_error`
 */
export function mergeConfig(current: EventConfig, patch: EventConfigInput): EventConfig {
  const { config, ...copy } = patch.signup ?? {};
  const { until, ...after } = patch.after ?? {};
  const next = {
    host: { ...current.host, ...given(patch.host) },
    emcee: { ...current.emcee, ...given(patch.emcee) },
    reminders: { ...current.reminders, ...given(patch.reminders) },
    signup: {
      ...current.signup,
      ...given(copy),
      config: { ...current.signup.config, ...given(config) },
    },
    brand: patch.brand === undefined ? current.brand : mergeBrand(current.brand, patch.brand),
    after: {
      ...current.after,
      ...given(after),
      ...(until === undefined ? {} : { until: until?.toISOString() ?? null }),
    },
    watch: { ...current.watch, ...given(patch.watch) },
    survey: { ...current.survey, ...given(patch.survey) },
    holding: { ...current.holding, ...given(patch.holding) },
    recording: { ...current.recording, ...given(patch.recording) },
  };
  if (next.after.replay === "until" && next.after.until === null)
    throw invalid({ "after.until": "required" });
  return next;
}

function mergeBrand(current: EventConfig["brand"], patch: EventConfig["brand"]): EventConfig["brand"] {
  const merged = Object.entries({ ...current, ...patch }).filter(([, value]) => value !== null);
  const brand = Object.fromEntries(merged);
  if (Buffer.byteLength(JSON.stringify(brand)) > BRAND_BYTES) throw invalid({ brand: "too_large" });
  return brand;
}
