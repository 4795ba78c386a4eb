import type { SignupField } from "@/lib/modules/pages/signup-pages/content-schema";

/** Names of the page's fields in the editor. */
export const FIELD_NAMES: Record<SignupField, string> = {
  headline: "Headline",
  sub: "Subheadline",
  description: "Description",
  learn: "What people will learn",
  cta_text: "Button",
  show_agenda: "Agenda",
  show_speakers: "Speakers",
  show_sponsors: "Sponsors",
  theme: "Theme",
  seo_title: "Search title",
  seo_description: "Search description",
  share_picture: "Share image",
  listed: "Search engines",
};

export const nameOfField = (field: string): string => FIELD_NAMES[field as SignupField] ?? field;

/** Formats a field's value in words. */
export function valueInWords(value: unknown): string {
  if (value === true) return "on";
  if (value === false) return "off";
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "string" ? value : JSON.stringify(value);
}
