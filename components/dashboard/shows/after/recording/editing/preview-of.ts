import type { Line } from "../facts/transcript";
import { secondOfClock } from "./clock";
import { type EditDraft, placeIn } from "./edit";
import type { PreviewedEdit } from "./use-preview";
import { type Playing, toPlayer } from "./version-times";

type Spoken = Pick<Line, "id" | "words">;

/** What the player can play of an edit before it's made. Null if it can't, or the edit isn't complete. */
export function previewOf(
  draft: Pick<EditDraft, "kind" | "from" | "to" | "words" | "places">,
  lines: readonly Spoken[],
  playing: Playing,
): PreviewedEdit | null {
  const { kind, words } = draft;
  if (draft.places || (kind !== "drop" && kind !== "redact_words")) return null;
  if (words) {
    const [first, last] = [words.first, words.last].map((index) => {
      const { segmentId, word } = placeIn(words, index);
      return lines.find(({ id }) => id === segmentId)?.words?.[word];
    });
    if (!first || !last) return null;
    return { from: first.start_sec, to: last.end_sec, how: kind === "drop" ? "cut" : "mute" };
  }
  const [from, to] = [draft.from, draft.to].map((typed) => {
    const second = secondOfClock(typed);
    return second === null ? null : toPlayer(playing, second);
  });
  return from != null && to != null && to > from ? { from, to, how: "cut" } : null;
}
