import type { MomentWindow } from "./moment-windows";
import type { Wanted } from "./wanted";

/** Something that couldn't be done as asked. */
export interface PromptNote {
  code: "person_not_found" | "person_elsewhere" | "topic_not_found" | "other_length" | "not_understood";
  text: string;
}

export interface ChosenMoment {
  window: MomentWindow;
  notes: PromptNote[];
}

/** From where on something is about a topic. */
export const ABOUT = 0.4;
/** From where on someone is who speaks in it. */
const SPEAKS = 0.3;
/** Points for what fits. The score of a segment counts a quarter. */
const POINTS = { topic: 60, person: 15, kind: 20, near: 30 } as const;
/** Of a moment that no one has judged. */
const SCORE = 30;

/**
 * Returns what fits best, and what doesn't fit about it. Null if there is nothing to choose from.
 * @param likeness how close what is said comes to the topic in its meaning, 0 to 1; null if that isn't known
 */
export function chooseMoment(
  wanted: Wanted,
  windows: readonly MomentWindow[],
  likeness: ReadonlyMap<MomentWindow, number> | null,
): ChosenMoment | null {
  const about = (window: MomentWindow): number =>
    Math.max(window.wordShare, closeness(likeness?.get(window)));
  // Someone else may be who talks about it.
  const isTheirs = (window: MomentWindow): boolean =>
    window.wordShare < ABOUT || window.personWords >= window.wordShare / 2;
  const isAbout = (window: MomentWindow): boolean => wanted.topic === null || about(window) >= ABOUT;
  const speaks = ({ personShare }: MomentWindow): boolean => wanted.person === null || personShare >= SPEAKS;
  const notes: PromptNote[] = [];
  const add = (code: PromptNote["code"], text: string) => notes.push({ code, text });
  let fitting = windows.filter(
    (window) => isAbout(window) && speaks(window) && (wanted.person === null || isTheirs(window)),
  );
  if (fitting.length === 0) {
    const [onTopic, byPerson] = [windows.filter(isAbout), windows.filter(speaks)];
    if (wanted.topic !== null && onTopic.length === 0)
      add(
        "topic_not_found",
        `Nothing about “${wanted.topic}” was found. This is what scores highest instead.`,
      );
    else if (wanted.person)
      add("person_elsewhere", `${wanted.person.name} says little about that. Others speak in this clip.`);
    fitting =
      wanted.topic !== null && onTopic.length > 0 ? onTopic : byPerson.length > 0 ? byPerson : [...windows];
  }
  const pointsOf = (window: MomentWindow): number =>
    POINTS.topic * (wanted.topic === null ? 0 : about(window)) +
    POINTS.person * (wanted.person ? window.personShare : 0) +
    POINTS.kind * (wanted.kinds.some((kind) => window.kinds.includes(kind)) ? 1 : 0) +
    POINTS.near * nearness(wanted.near, window) +
    (window.score ?? SCORE) / 4;
  const best = fitting
    .map((window) => ({ window, points: pointsOf(window) }))
    .sort((a, b) => b.points - a.points || a.window.fromMs - b.window.fromMs)[0]?.window;
  if (!best) return null;
  const seconds = (best.toMs - best.fromMs) / 1_000;
  const { length } = wanted;
  if (length && (seconds > length.most + 0.5 || seconds < length.least - 0.5))
    add("other_length", `It's ${Math.round(seconds)} s long, because clips begin and end with a sentence.`);
  return { window: best, notes: notesOn(wanted, notes) };
}

/** Returns what can't be met of a sentence, whatever is chosen, with what doesn't fit about that. */
export function notesOn(
  { unknownPerson, rest }: Pick<Wanted, "unknownPerson" | "rest">,
  chosen: readonly PromptNote[] = [],
): PromptNote[] {
  const person: PromptNote[] =
    unknownPerson === null
      ? []
      : [{ code: "person_not_found", text: `No one named ${unknownPerson} speaks in this recording.` }];
  const unread = rest.map(
    (part): PromptNote => ({ code: "not_understood", text: `Not understood: “${part.slice(0, 120)}”.` }),
  );
  return [...person, ...chosen, ...unread];
}

/** Vectors of unrelated texts are that alike, and of texts about the same. */
const UNRELATED = 0.15;
const SAME = 0.6;

const closeness = (likeness: number | undefined): number =>
  likeness === undefined ? 0 : Math.min(1, Math.max(0, (likeness - UNRELATED) / (SAME - UNRELATED)));

/** 1 within a moment, 0 three minutes from it. */
function nearness(near: number | null, { fromMs, toMs }: MomentWindow): number {
  if (near === null) return 0;
  const off = Math.max(0, fromMs - near * 1_000, near * 1_000 - toMs);
  return Math.max(0, 1 - off / 180_000);
}
