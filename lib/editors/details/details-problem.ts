import type { Details, DetailsField } from "./details";

interface Problem {
  field: DetailsField;
  words: string;
}

const isWhole = (text: string): boolean => /^\d{1,7}$/.test(text.trim());

/** Checks in the browser whether the settings can be sent. Returns null if they can. */
export function detailsProblem(details: Details): Problem | null {
  const { title, minutes, capacity, hold_min, clip_slots, holding_sec, timezone, language } = details;
  if (title.trim() === "") return { field: "title", words: "A show needs a title." };
  if (timezone.trim() === "") return { field: "timezone", words: "A show needs a time zone." };
  if (language.trim() === "") return { field: "language", words: "A show needs a language." };
  // A length that wasn't typed here may have a fraction; it's only sent once it was changed.
  if (minutes.trim() !== "" && !Number.isFinite(Number(minutes)))
    return { field: "minutes", words: "Enter the duration in minutes." };
  for (const [field, text, isNeeded] of [
    ["capacity", capacity, false],
    ["hold_min", hold_min, true],
    ["clip_slots", clip_slots, true],
  ] as const) {
    if (text.trim() === "" ? isNeeded : !isWhole(text)) return { field, words: "Enter a whole number." };
  }
  if (!isWhole(holding_sec) || Number(holding_sec) < 5 || Number(holding_sec) > 120)
    return { field: "holding_sec", words: "Enter 5 to 120 seconds." };
  const keep = details.keep_days.trim();
  if (keep !== "" && (!isWhole(keep) || Number(keep) < 1 || Number(keep) > 3650))
    return { field: "keep_days", words: "Enter 1 to 3650 days, or leave it empty to keep recordings." };
  return details.replay === "until" && details.until === ""
    ? { field: "until", words: "Enter the date the replay ends." }
    : null;
}
