import { newTracker, type TrackerDraft } from "./tracker-draft";

const NAME = "showrunner.call-trackers";
const MEMBERS = ["name", "keywords", "meaning", "side", "part"] as const;

const isDraft = (value: unknown): value is TrackerDraft =>
  typeof value === "object" &&
  value !== null &&
  MEMBERS.every((member) => typeof (value as Record<string, unknown>)[member] === "string");

/** The trackers that were last run in this browser, or one to fill in. */
export function keptTrackers(): TrackerDraft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    const drafts = Array.isArray(kept) ? kept.filter(isDraft) : [];
    if (drafts.length > 0) return drafts.map((draft, index) => ({ ...draft, key: index + 1 }));
  } catch {
    // Storage that's off or has something else in it counts as empty.
  }
  return [newTracker([])];
}

export function keepTrackers(trackers: readonly TrackerDraft[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(trackers));
  } catch {
    // They are then typed again next time.
  }
}
