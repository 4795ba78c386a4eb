import type { BadgeTone } from "@/components/ui/badge";
import { LENGTHS } from "@/lib/content/lengths";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";

type Kind = ContentItemWire["kind"];
export type Language = ContentItemWire["language"];

/** What can be generated, in the order in which people need it. */
export const KINDS: readonly { kind: Kind; label: string; description: string }[] = [
  { kind: "summary", label: "Summary", description: "Who was there and what mattered most." },
  {
    kind: "show_notes",
    label: "Show notes",
    description: "Summary, chapters and speakers, for below an episode.",
  },
  {
    kind: "chapters",
    label: "Chapters",
    description: "Segment times and titles in the format that video sites use.",
  },
  { kind: "blog_post", label: "Blog post", description: "A section for each segment, 400 to 900 words." },
  { kind: "newsletter", label: "Newsletter", description: "Two or three highlights and the replay’s link." },
  {
    kind: "linkedin_post",
    label: "LinkedIn post",
    description: "One strong quote, what else was said, and the link.",
  },
  { kind: "x_post", label: "X post", description: "One quote and the link in 280 characters." },
  { kind: "quotes", label: "Quotes", description: "Three to eight sentences that stand alone." },
  {
    kind: "questions",
    label: "Questions and answers",
    description: "What was asked on stage, each with its answer.",
  },
  { kind: "follow_up", label: "Open questions", description: "Audience questions that no one answered." },
];

export const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: "en", label: "English" },
  { value: "de", label: "German" },
  { value: "fr", label: "French" },
  { value: "es", label: "Spanish" },
];

/** The show's language, if texts can be written in it. */
export const languageOf = (tag: string): Language =>
  LANGUAGES.find(({ value }) => value === tag.toLowerCase().split("-")[0])?.value ?? "en";

export const MISSING: Record<NonNullable<ContentItemWire["missing"]>, string> = {
  too_little_said: "Not enough was said to write this.",
  no_chapters:
    "The recording has too few segments. They come from the run of show or from topics in the transcript.",
  no_questions: "No one asked a question that fits.",
};

interface State {
  label: string;
  tone: BadgeTone;
}

/** How long a text is, against what its kind allows. `left` is what the network leaves, in characters. */
export function lengthOf(
  kind: Kind,
  words: number,
  left: number | null,
): { label: string; isWrong: boolean } {
  if (left !== null)
    return left < 0
      ? { label: `${(-left).toLocaleString("en")} characters too long`, isWrong: true }
      : { label: `${left.toLocaleString("en")} characters left`, isWrong: false };
  const lengths = LENGTHS[kind];
  const range = "words" in lengths ? lengths.words : undefined;
  const isWrong = range !== undefined && (words < range.least || words > range.most);
  const wanted = range && isWrong ? `, ${range.least} to ${range.most} are usual` : "";
  return { label: `${words} words${wanted}`, isWrong };
}

/** How far a text is. Undefined: it hasn't been generated. */
export function stateOf(item: ContentItemWire | undefined): State {
  if (!item) return { label: "Not generated", tone: "neutral" };
  if (item.missing) return { label: "Not written", tone: "neutral" };
  if (item.stale.length > 0) return { label: "Out of date", tone: "warn" };
  return item.edited ? { label: "Edited", tone: "accent" } : { label: "Draft", tone: "ok" };
}

const STALE: Record<ContentItemWire["stale"][number], string> = {
  transcript: "The transcript was corrected.",
  recording: "The recording was edited.",
  erased: "Someone’s words were deleted.",
};

/** Why a text is out of date. */
export const staleWords = ({ stale }: ContentItemWire): string => stale.map((why) => STALE[why]).join(" ");
