import type { DetailsField } from "@/lib/editors/details/details";

/** Labels of the settings, for use in sentences. */
export const DETAILS_NAMES: Record<DetailsField, string> = {
  title: "Title",
  starts_at: "Starts",
  minutes: "Duration",
  timezone: "Time zone",
  language: "Language",
  description: "Description",
  series: "Series",
  host_name: "Host",
  host_title: "Host’s title",
  host_company: "Host’s company",
  host_email: "Host’s email",
  host_photo: "Host’s photo",
  host_photo_asset: "Host’s photo",
  capacity: "Capacity",
  waitlist: "Waitlist",
  hold_min: "Hold time for offered spots",
  approval: "Manual approval",
  approval_domains: "Auto-approved domains",
  open: "Open viewing",
  chat: "Chat",
  questions: "Questions",
  reactions: "Reactions",
  captions: "Live captions",
  survey: "Survey after the show",
  survey_question: "Survey question",
  holding: "Holding card",
  holding_sec: "Holding card delay",
  holding_line: "Holding card text",
  recording: "Recording",
  keep_days: "Delete recordings after",
  http_audience: "Watching over HTTP",
  h24: "Email 24 hours before",
  h1: "Email 1 hour before",
  live: "Email when it starts",
  changed: "Email when the date changes",
  theme: "Theme",
  accent: "Color",
  logo: "Logo",
  logo_asset: "Logo",
  social: "Handle or hashtag",
  voice: "Announcer’s voice",
  intro: "Announcer’s opening line",
  private_cues: "Private cues",
  replay: "Replay",
  until: "Replay end date",
  after_message: "Closing message",
  after_emails: "Email with the replay",
  clip_slots: "Clip limit",
};

/** Formats a setting's value in words. */
export function settingInWords(value: unknown): string {
  if (value === true) return "on";
  if (value === false) return "off";
  if (Array.isArray(value)) return value.join(", ") || "empty";
  return String(value) || "empty";
}
