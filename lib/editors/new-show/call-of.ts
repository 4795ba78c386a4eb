import type { NewShowDraft } from "./new-show-draft";
import type { Understood } from "./understand";
import { instantInZone } from "./zoned";

/** What the fields show: what was typed, otherwise what the brief says, otherwise nothing. */
export interface Shown {
  title: string;
  starts: string;
  minutes: string;
  timezone: string;
  language: string;
}

export function shownOf(draft: NewShowDraft, understood: Understood | null, zone: string): Shown {
  return {
    title: draft.title ?? understood?.title?.value ?? "",
    starts: draft.starts ?? understood?.starts?.value ?? "",
    minutes: draft.minutes ?? (understood?.minutes ? String(understood.minutes.value) : ""),
    timezone: draft.timezone ?? understood?.zone?.value ?? zone,
    language: draft.language ?? understood?.language ?? "en",
  };
}

/**
 * Returns the operation to call and its body: createShowroom publishes the show immediately, createEvent
 * saves it as a draft.
 */
export function callOf(draft: NewShowDraft, shown: Shown) {
  const { brief, plan } = draft;
  const { title, starts, minutes, timezone, language } = shown;
  const startsAt = starts === "" ? null : instantInZone(starts, timezone);
  const guests = Object.values(draft.guests).filter(({ name }) => name.trim() !== "");
  return {
    title: title.trim(),
    ...(brief.trim() ? { brief } : {}),
    ...(startsAt ? { starts_at: startsAt } : {}),
    ...(minutes.trim() ? { duration_min: Number(minutes) } : {}),
    timezone,
    language,
    ...(guests.length > 0 ? { guests } : {}),
    generate_show_plan: plan,
  };
}

/** True if the form can be submitted. */
export const canCreate = ({ title, minutes, timezone }: Shown): boolean =>
  title.trim() !== "" && timezone.trim() !== "" && /^\d{0,4}$/.test(minutes.trim());
