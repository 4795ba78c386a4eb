import type { EventWire } from "@/lib/modules/shows/events/schema";

/** The settings of a show as form fields: flat, numbers as typed, empty text for no value. */
export interface Details {
  title: string;
  /** ISO 8601. Empty while the date is to be announced. */
  starts_at: string;
  minutes: string;
  timezone: string;
  language: string;
  description: string;
  series: string;
  host_name: string;
  host_title: string;
  host_company: string;
  host_email: string;
  /** A URL; an image id of the workspace overrides it. */
  host_photo: string;
  host_photo_asset: string;
  capacity: string;
  waitlist: boolean;
  hold_min: string;
  approval: boolean;
  approval_domains: string[];
  open: boolean;
  chat: boolean;
  questions: boolean;
  reactions: boolean;
  captions: boolean;
  survey: boolean;
  survey_question: string;
  holding: boolean;
  holding_sec: string;
  holding_line: string;
  recording: boolean;
  keep_days: string;
  http_audience: EventWire["recording"]["http_audience"];
  h24: boolean;
  h1: boolean;
  live: boolean;
  changed: boolean;
  theme: EventWire["theme"];
  accent: string;
  logo: string;
  logo_asset: string;
  social: string;
  voice: EventWire["emcee"]["voice"];
  intro: string;
  private_cues: boolean;
  replay: EventWire["after"]["replay"];
  /** ISO 8601. Empty if not set. */
  until: string;
  after_message: string;
  after_emails: boolean;
  clip_slots: string;
}

export type DetailsField = keyof Details;

/** The part of a show that its settings are read from. */
export type DetailedShow = Pick<
  EventWire,
  | "title"
  | "starts_at"
  | "duration_min"
  | "timezone"
  | "language"
  | "description"
  | "series"
  | "host"
  | "capacity"
  | "waitlist"
  | "waitlist_hold_min"
  | "approval"
  | "approval_domains"
  | "watch"
  | "survey"
  | "holding"
  | "recording"
  | "reminders"
  | "theme"
  | "brand"
  | "social"
  | "emcee"
  | "after"
  | "clip_slots"
>;

const numberText = (value: number | null): string => (value === null ? "" : String(value));

export function detailsOf(show: DetailedShow): Details {
  const { host, watch, survey, holding, recording, reminders, brand, emcee, after } = show;
  return {
    title: show.title,
    starts_at: show.starts_at ?? "",
    minutes: numberText(show.duration_min),
    timezone: show.timezone,
    language: show.language,
    description: show.description,
    series: show.series ?? "",
    host_name: host.name,
    host_title: host.title,
    host_company: host.company,
    host_email: host.email ?? "",
    host_photo: host.photo,
    host_photo_asset: "",
    capacity: numberText(show.capacity),
    waitlist: show.waitlist,
    hold_min: numberText(show.waitlist_hold_min),
    approval: show.approval,
    approval_domains: show.approval_domains,
    open: watch.open,
    chat: watch.chat,
    questions: watch.questions,
    reactions: watch.reactions,
    captions: watch.captions,
    survey: survey.enabled,
    survey_question: survey.question,
    holding: holding.enabled,
    holding_sec: numberText(holding.after_sec),
    holding_line: holding.line,
    recording: recording.enabled,
    keep_days: numberText(recording.keep_days),
    http_audience: recording.http_audience,
    h24: reminders.h24,
    h1: reminders.h1,
    live: reminders.live,
    changed: reminders.changed,
    theme: show.theme,
    accent: brand.accent ?? "",
    logo: brand.logo ?? "",
    logo_asset: "",
    social: show.social,
    voice: emcee.voice,
    intro: emcee.intro,
    private_cues: emcee.private_cues,
    replay: after.replay,
    until: after.until ?? "",
    after_message: after.message,
    after_emails: after.emails,
    clip_slots: numberText(show.clip_slots),
  };
}
