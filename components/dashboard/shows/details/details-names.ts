import type { DetailsField } from "@/lib/details-editor/details";

/** What the settings are called on the page, where one of them is spoken of. */
export const DETAILS_NAMES: Record<DetailsField, string> = {
  title: "Title",
  starts_at: "Starts",
  minutes: "Minutes",
  timezone: "Time zone",
  language: "Language",
  description: "Description",
  series: "Series",
  host_name: "Host",
  host_title: "Host's title",
  host_company: "Host's company",
  host_email: "Host's e-mail",
  host_photo: "Host's photo",
  host_photo_asset: "Host's photo",
  capacity: "Places",
  waitlist: "Waiting list",
  hold_min: "Minutes that a free place is held",
  approval: "Approval by hand",
  approval_domains: "Let in without it",
  open: "Watch without signing up",
  chat: "Chat",
  questions: "Ask questions",
  reactions: "React",
  captions: "Read captions",
  survey: "Answer a question at the end",
  survey_question: "The question",
  holding: "Holding card",
  holding_sec: "Seconds until the holding card",
  holding_line: "What the holding card says",
  h24: "Mail a day before",
  h1: "Mail an hour before",
  live: "Mail when it starts",
  changed: "Mail when the date changes",
  theme: "Theme",
  accent: "Colour",
  logo: "Logo",
  logo_asset: "Logo",
  social: "Handle or hashtag",
  voice: "Announcer's voice",
  intro: "Announcer's opening line",
  private_cues: "Private cues",
  replay: "Recording",
  until: "Until",
  after_message: "Goodbye",
  clip_slots: "Short clips",
};

/** A setting's value in words. */
export function settingInWords(value: unknown): string {
  if (value === true) return "on";
  if (value === false) return "off";
  if (Array.isArray(value)) return value.join(", ") || "nothing";
  return String(value) || "nothing";
}
