import type { PlanBrief } from "./brief";
import type { PlanDraft } from "./draft";
import type { Outline } from "./outline";
import { baseOf } from "./plan-language";
import { planSeconds } from "./plan-seconds";
import { detectLanguage } from "./read/detect-language";
import { plainName } from "./read/plain-name";

type Segment = PlanDraft["segments"][number];
type Wish = Outline["requests"][number]["what"];

const SURE = 4;

/**
 * Returns what a draft misses of its outline, as sentences for its author; empty if the draft is complete.
 */
export function checkDraft(outline: Outline, brief: PlanBrief, draft: PlanDraft): string[] {
  return [
    ...timing(outline, brief, draft),
    ...people(outline, brief, draft),
    ...requests(outline, draft),
    ...language(outline, draft),
  ];
}

function timing(outline: Outline, brief: PlanBrief, { segments }: PlanDraft): string[] {
  const total = planSeconds(outline, brief);
  const sum = segments.reduce((all, { duration_sec }) => all + duration_sec, 0);
  if (sum !== total) return [`The durations add up to ${sum} seconds instead of ${total}.`];
  const given = outline.agenda.reduce((all, { seconds }) => all + (seconds ?? 0), 0);
  // An agenda that doesn't fit into the show can't be kept.
  if (given > total) return [];
  let from = 0;
  return outline.agenda.flatMap((item) => {
    const at = segments.findIndex((segment, index) => index >= from && isItem(segment, item));
    if (at < 0) return [`The agenda item “${item.title}” is missing or out of order.`];
    from = at + 1;
    const seconds = segments[at]?.duration_sec;
    return item.seconds !== null && seconds !== item.seconds
      ? [`The agenda item “${item.title}” takes ${seconds} seconds instead of ${item.seconds}.`]
      : [];
  });
}

const WORDS = /\p{L}{4,}|[\p{Script=Han}\p{Script=Katakana}]{2,}/gu;

/** Whether a segment is this agenda item, by the words of its title or by its type. */
export function isItem(
  segment: Pick<Segment, "title" | "type">,
  { title, type }: Outline["agenda"][number],
): boolean {
  const words = title.toLowerCase().match(WORDS) ?? [];
  const own = segment.title.toLowerCase();
  const hits = words.filter((word) => own.includes(word)).length;
  if (words.length > 0 && hits >= Math.ceil(words.length / 2)) return true;
  return type !== null && type !== "talk" && segment.type === type;
}

function people(outline: Outline, brief: PlanBrief, { segments }: PlanDraft): string[] {
  const text = segments
    .map(({ title, notes, script, emcee_line }) => `${title}\n${notes}\n${script}\n${emcee_line ?? ""}`)
    .join("\n");
  const assigned = new Set(segments.map(({ assignee }) => assignee));
  const plain = plainName(text);
  const named = outline.people
    .filter(({ role, guest_id }) => role === "guest" && guest_id === null)
    .map(({ name }) => ({ key: name, name }));
  const roster = brief.guests.map(({ id, name }) => ({ key: id, name }));
  return [...roster, ...named]
    .filter(({ key, name }) => !assigned.has(key) && !assigned.has(name) && !plain.includes(plainName(name)))
    .map(({ name }) => `${name} has no segment.`);
}

const has = (segments: readonly Segment[], what: Wish): boolean => {
  if (what === "poll") return segments.some(({ type, poll }) => type === "poll" || poll !== null);
  return segments.some(({ type }) => type === (what === "questions" ? "qa" : what));
};

function requests(outline: Outline, { segments }: PlanDraft): string[] {
  return outline.requests.flatMap(({ what, wanted, about }) => {
    // No segment type shows whether these two were followed.
    if (what === "story" || what === "order") return [];
    const there = has(segments, what);
    if (wanted === there) return [];
    return [
      wanted
        ? `A segment of type “${what === "questions" ? "qa" : what}” was requested${about ? ` (${about})` : ""} and is missing.`
        : `There must be no segment of type “${what === "questions" ? "qa" : what}”, but there is one.`,
    ];
  });
}

function language(outline: Outline, draft: PlanDraft): string[] {
  if (baseOf(draft.language) !== outline.language)
    return [`The plan says its language is “${draft.language}” instead of “${outline.language}”.`];
  const found = detectLanguage(
    draft.segments.map(({ script, notes }) => `${script}\n${notes}`).join("\n"),
    SURE,
  );
  return found !== undefined && found !== outline.language
    ? [`The text is in “${found}” instead of “${outline.language}”.`]
    : [];
}
