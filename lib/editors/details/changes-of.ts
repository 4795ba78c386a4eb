import { sameJson } from "@/lib/stage";
import type { Details, DetailsField } from "./details";

/** Path of a setting in the body of updateEvent, and how a field's value is converted. */
interface Place {
  path: string;
  send?: (value: never) => unknown;
}

const wholeNumber = (text: string): number | null => (text.trim() === "" ? null : Number(text));
const orNull = (text: string): string | null => text.trim() || null;

const given = (text: string): string | undefined => text || undefined;

/** Emptying one of these fields leaves the server's value unchanged. */
const unlessEmpty = (text: string): number | undefined => wholeNumber(text) ?? undefined;

export const PLACES: Record<DetailsField, Place> = {
  title: { path: "title" },
  starts_at: { path: "starts_at", send: orNull },
  minutes: { path: "duration_min", send: unlessEmpty },
  timezone: { path: "timezone" },
  language: { path: "language" },
  description: { path: "description" },
  series: { path: "series", send: orNull },
  host_name: { path: "host.name" },
  host_title: { path: "host.title" },
  host_company: { path: "host.company" },
  host_email: { path: "host.email" },
  host_photo: { path: "host.photo" },
  host_photo_asset: { path: "host.photo_asset_id", send: given },
  capacity: { path: "capacity", send: wholeNumber },
  waitlist: { path: "waitlist" },
  hold_min: { path: "waitlist_hold_min", send: unlessEmpty },
  approval: { path: "approval" },
  approval_domains: { path: "approval_domains" },
  open: { path: "watch.open" },
  chat: { path: "watch.chat" },
  questions: { path: "watch.questions" },
  reactions: { path: "watch.reactions" },
  captions: { path: "watch.captions" },
  survey: { path: "survey.enabled" },
  survey_question: { path: "survey.question" },
  holding: { path: "holding.enabled" },
  holding_sec: { path: "holding.after_sec", send: unlessEmpty },
  holding_line: { path: "holding.line" },
  recording: { path: "recording.enabled" },
  keep_days: { path: "recording.keep_days", send: wholeNumber },
  http_audience: { path: "recording.http_audience" },
  h24: { path: "reminders.h24" },
  h1: { path: "reminders.h1" },
  live: { path: "reminders.live" },
  changed: { path: "reminders.changed" },
  theme: { path: "theme" },
  accent: { path: "brand.accent", send: orNull },
  logo: { path: "brand.logo", send: orNull },
  logo_asset: { path: "brand.logo_asset_id", send: given },
  social: { path: "social" },
  voice: { path: "emcee.voice" },
  intro: { path: "emcee.intro" },
  private_cues: { path: "emcee.private_cues" },
  replay: { path: "after.replay" },
  until: { path: "after.until", send: orNull },
  after_message: { path: "after.message" },
  after_emails: { path: "after.emails" },
  clip_slots: { path: "clip_slots", send: unlessEmpty },
};

/** Returns the body for updateEvent that changes the settings to `after`: only what differs. */
export function changesOf(before: Details, after: Details): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of Object.keys(PLACES) as DetailsField[]) {
    if (sameJson(before[name], after[name])) continue;
    const { path, send } = PLACES[name];
    const value = send ? send(after[name] as never) : after[name];
    if (value !== undefined) put(body, path, value);
  }
  return body;
}

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const [group = "", member] = path.split(".");
  if (member === undefined) body[group] = value;
  else body[group] = { ...(body[group] as object | undefined), [member]: value };
}
