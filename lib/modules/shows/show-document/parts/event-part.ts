import { loadEventWithRelations, presentEvent, updateEvent } from "@/lib/modules/shows/events";
import { UpdateEventInput } from "@/lib/modules/shows/events/schema";
import { asJson, type Json } from "../json";
import { definePart } from "../part";

const MEMBERS = {
  title: true,
  brief: true,
  description: true,
  starts_at: true,
  ends_at: true,
  timezone: true,
  language: true,
  theme: true,
  social: true,
  host: true,
  emcee: true,
  reminders: true,
  brand: true,
  after: true,
  watch: true,
  survey: true,
  holding: true,
  recording: true,
  capacity: true,
  waitlist: true,
  approval: true,
  approval_domains: true,
  waitlist_hold_min: true,
  series: true,
  clip_slots: true,
} as const;

/** Groups whose fields are set one by one. */
const GROUPS = ["host", "emcee", "reminders", "brand", "after", "watch", "survey", "holding", "recording"];

const names = Object.keys(MEMBERS);

export const eventPart = definePart({
  name: "event",
  summary: "The show itself. Omitted fields stay as they are.",
  schema: UpdateEventInput.pick(MEMBERS),
  scopes: { read: "events:read", write: "events:write" },
  read: async (ctx, event) => {
    const whole = asJson(presentEvent(ctx, await loadEventWithRelations(ctx, event)));
    return Object.fromEntries(names.map((name) => [name, whole[name]]));
  },
  settle: async (_ctx, _event, current, given) => {
    const patch = asJson(given);
    const merged: Json = { ...current };
    for (const [name, value] of Object.entries(patch))
      merged[name] = GROUPS.includes(name) ? withoutNulls(name, current[name], value) : value;
    return withEnd(current, patch, merged);
  },
  present: (state) => state,
  write: async (ctx, { slug }, current, wanted) => {
    const changed = names.filter((name) => JSON.stringify(current[name]) !== JSON.stringify(wanted[name]));
    if (changed.length === 0) return;
    const patch = Object.fromEntries(changed.map((name) => [name, patchOf(name, current, wanted)]));
    await updateEvent(ctx, { ...UpdateEventInput.parse(patch), slug });
  },
});

/** In `brand`, null removes a field. Elsewhere it is a value. */
function withoutNulls(name: string, current: unknown, given: unknown): Json {
  const merged = { ...(current as Json), ...(given as Json) };
  if (name !== "brand") return merged;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** Fields that are no longer in the brand must be removed by name. */
function patchOf(name: string, current: Json, wanted: Json): unknown {
  if (name !== "brand") return wanted[name];
  const gone = Object.keys((current.brand ?? {}) as Json).map((member) => [member, null]);
  return { ...Object.fromEntries(gone), ...(wanted.brand as Json) };
}

/** The end moves with the start, and there is none without a start. */
function withEnd(current: Json, patch: Json, merged: Json): Json {
  if (patch.starts_at === undefined || patch.ends_at !== undefined) return merged;
  if (patch.starts_at === null) return { ...merged, ends_at: null };
  if (typeof current.starts_at !== "string" || typeof current.ends_at !== "string") return merged;
  const length = Date.parse(current.ends_at) - Date.parse(current.starts_at);
  return { ...merged, ends_at: new Date(Date.parse(String(patch.starts_at)) + length).toISOString() };
}
