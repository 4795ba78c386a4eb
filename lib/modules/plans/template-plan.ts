import type { Outline } from "@/lib/plan-writer/outline";
import type { Plan, PlanSegment } from "@/lib/stage";
import { fill, type TemplateWords, templateWords } from "./template-words";

export interface TemplateGuest {
  id: string;
  name: string;
  intro?: string;
  emcee?: string;
}

export interface TemplateInput {
  title: string;
  brief?: string;
  /** BCP 47; English words where the template does not speak it. */
  language: string;
  /** Length of the show in seconds. */
  seconds: number;
  guests: readonly TemplateGuest[];
}

/** Copy for the sign-up page, used where the event says nothing of its own. */
export interface SignupCopy {
  headline: string;
  sub: string;
  cta_text: string;
}

type Draft = Pick<PlanSegment, "title" | "type"> & Partial<PlanSegment>;

const LEAST_SECONDS = 60;
const LONGEST_SEGMENT = 14_400;
const MAX_INTERVIEWS = 6;

/**
 * A run of show made at once from what is known: opening, an interview for each guest (panels when there are
 * many, a talk when there is none), questions, closing. The durations add up to `seconds` exactly (at least 60).
 */
export function templatePlan(
  input: TemplateInput,
  makeId: () => string,
): { plan: Plan; signup: SignupCopy; outline?: Outline } {
  const words = templateWords(input.language);
  const total = Math.max(LEAST_SECONDS, Math.round(input.seconds));
  const ends = share(total, 0.06, 300);
  const qa = share(total, 0.2, 1800);
  const middle = total - 2 * ends - qa;
  const parts = middleParts(input, words, middle);
  const lengths = split(middle, parts.length);
  const drafts: Draft[] = [
    opening(input, words, ends),
    ...parts.map((part, index) => ({ ...part, duration_sec: lengths[index] ?? 0 })),
    { type: "qa", title: words.qa, duration_sec: qa, assignee: "host", ticker: words.audience },
    { type: "outro", title: words.outro, duration_sec: ends, assignee: "host", notes: words.closingNotes },
  ];
  const names = clip(input.guests.map(({ name }) => name).join(", "), 200);
  const ticker = [input.title, ...(names ? [fill(words.withGuests, { names })] : []), words.audience];
  return {
    plan: {
      segments: drafts.map((draft) => segment(draft, makeId())),
      ticker: ticker.map((text) => clip(text, 280)),
      questions: words.topicQuestions.map((text) => clip(fill(text, { title: input.title }), 400)),
    },
    signup: {
      headline: input.title,
      sub: firstSentence(input.brief ?? "") || (names ? fill(words.withGuests, { names }) : ""),
      cta_text: words.saveSeat,
    },
  };
}

const opening = (input: TemplateInput, words: TemplateWords, seconds: number): Draft => ({
  type: "intro",
  title: words.welcome,
  duration_sec: seconds,
  assignee: "host",
  notes: words.openingNotes,
  ticker: clip(input.title, 280),
});

/** A part of the whole in full half minutes where the show is long enough for them. */
function share(total: number, part: number, most: number): number {
  const seconds = Math.min(most, Math.max(5, Math.round(total * part)));
  return seconds >= 60 ? Math.floor(seconds / 30) * 30 : seconds;
}

function middleParts(input: TemplateInput, words: TemplateWords, seconds: number): Draft[] {
  const needed = Math.ceil(seconds / LONGEST_SEGMENT);
  const drafts = input.guests.length === 0 ? [talk(words)] : conversations(input, words, seconds);
  if (drafts.length >= needed) return drafts;
  return drafts.flatMap((draft) => {
    const parts = Math.ceil(needed / drafts.length);
    return Array.from({ length: parts }, (_, index) => ({
      ...draft,
      title: clip(`${draft.title}, ${fill(words.part, { n: index + 1 })}`, 200),
    }));
  });
}

const talk = (words: TemplateWords): Draft => ({ type: "talk", title: words.talk, assignee: "host" });

function conversations(input: TemplateInput, words: TemplateWords, seconds: number): Draft[] {
  const { guests } = input;
  const room = Math.max(1, Math.floor(seconds / 15));
  if (guests.length <= Math.min(MAX_INTERVIEWS, room)) return guests.map((guest) => interview(guest, words));
  const size = Math.max(4, Math.ceil(guests.length / room));
  const groups = Array.from({ length: Math.ceil(guests.length / size) }, (_, index) =>
    guests.slice(index * size, (index + 1) * size),
  );
  return groups.map((group) => panel(group, words));
}

function interview(guest: TemplateGuest, words: TemplateWords): Draft {
  const first = guest.name.split(/\s+/)[0] ?? guest.name;
  return {
    type: "interview",
    title: clip(fill(words.interview, { name: guest.name }), 200),
    assignee: guest.id,
    notes: introduction(guest, words),
    questions: words.guestQuestions.map((text) => clip(fill(text, { name: first }), 400)),
    emcee_line: guest.emcee ? clip(guest.emcee, 1000) : null,
  };
}

const panel = (group: readonly TemplateGuest[], words: TemplateWords): Draft => ({
  type: "panel",
  title: clip(fill(words.panel, { names: group.map(({ name }) => name).join(", ") }), 200),
  assignee: "host",
  notes: clip(group.map((guest) => introduction(guest, words)).join("\n"), 4000),
  questions: words.guestQuestions.slice(1).map((text) => clip(text, 400)),
});

const introduction = (guest: TemplateGuest, words: TemplateWords): string => {
  const head = fill(words.introduce, { name: guest.name });
  return clip(guest.intro ? `${head}: ${guest.intro}` : `${head}.`, 4000);
};

/** `count` whole lengths that add up to `seconds`; full half minutes first, the rest in the last one. */
function split(seconds: number, count: number): number[] {
  const even = Math.floor(seconds / count);
  const each =
    even >= 60 && seconds - Math.floor(even / 30) * 30 * (count - 1) <= LONGEST_SEGMENT
      ? Math.floor(even / 30) * 30
      : even;
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? each : seconds - each * (count - 1),
  );
}

const segment = (draft: Draft, id: string): PlanSegment => ({
  id,
  duration_sec: 0,
  assignee: null,
  layout: null,
  notes: "",
  script: "",
  questions: [],
  ticker: null,
  slide: null,
  poll: null,
  emcee_line: null,
  ...draft,
});

function firstSentence(brief: string): string {
  const line = brief.trim().split(/\n/)[0] ?? "";
  return clip(/^.*?[.!?…](?=\s|$)/.exec(line)?.[0] ?? line, 240);
}

function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd()}…`;
}
