import type { BodyOf } from "@/lib/client/wire-types";
import type { Side } from "../call-words";

type TrackerBody = BodyOf<"trackMentions">["trackers"][number];
type CallPart = NonNullable<TrackerBody["part"]>;

export interface TrackerDraft {
  key: number;
  name: string;
  /** Separated by commas. */
  keywords: string;
  meaning: string;
  side: Side | "any";
  part: CallPart | "any";
}

export const newTracker = (others: readonly TrackerDraft[]): TrackerDraft => ({
  key: Math.max(0, ...others.map(({ key }) => key)) + 1,
  ...{ name: "", keywords: "", meaning: "", side: "any", part: "any" },
});

export const keywordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  ),
];

export const isTracker = ({ keywords, meaning }: TrackerDraft): boolean =>
  keywordsIn(keywords).length > 0 || meaning.trim() !== "";

/** A tracker as the API takes it. Without a name, it's called after what it looks for. */
export function trackerBody({ name, keywords, meaning, side, part }: TrackerDraft): TrackerBody {
  const words = keywordsIn(keywords);
  return {
    name: (name.trim() || words[0] || meaning.trim()).slice(0, 100),
    ...(words.length > 0 ? { keywords: words } : {}),
    ...(meaning.trim() ? { meaning: meaning.trim() } : {}),
    ...(side === "any" ? {} : { side }),
    ...(part === "any" ? {} : { part }),
  };
}
