import type { ActKind, AudienceAct } from "./audience-act";
import type { Evidence } from "./moment";
import { OrderedActs } from "./ordered-acts";
import { PollSwings } from "./poll-swings";

/** How many watched from a moment of the program on, up to the next one. */
export interface WatchingFrom {
  atMs: number;
  watching: number;
}

/** Laughs are reactions that are also counted apart. */
type Counted = ActKind | "laugh";

interface Weight {
  kind: Counted;
  /** At most, of the score. */
  points: number;
  /** What the people did, after a number of them: three or more. */
  did: string;
}

const WEIGHTS: readonly Weight[] = [
  { kind: "reactions", points: 18, did: "people reacted" },
  { kind: "laugh", points: 3, did: "people laughed" },
  { kind: "chat", points: 16, did: "people wrote in the chat" },
  { kind: "questions", points: 10, did: "people asked a question" },
  {
    kind: "clicks",
    points: 10,
    did: "people clicked a call to action",
  },
  { kind: "votes", points: 5, did: "people voted" },
];

/** People answer what they heard some seconds ago: they are counted from this much later on, and this much longer. */
const LATER_MS = { from: 2_000, to: 8_000 };
const SECOND = 1_000;
/** Where only sums are known: whoever reacts does so about as often. */
const REACTIONS_EACH = 2;
/** Fewer say nothing about a moment, whatever is usual. */
const FEWEST = 3;
/** What is usual is known for lengths in such steps. */
const PART_STEP = 5 * SECOND;
/** So many times as many as usual give all points. */
const MOST_LIFT = 6;

/**
 * What the audience did over a program. One person counts once per moment, however often they do something. Where only sums of
 * reactions are known, they are at most as many people as were watching.
 */
export class AudienceActs {
  readonly #acts = new Map<Counted, OrderedActs>();
  readonly #swings: PollSwings;
  readonly #watching: readonly WatchingFrom[];
  readonly #programMs: number;

  constructor(acts: readonly AudienceAct[], watching: readonly WatchingFrom[], programMs: number) {
    this.#watching = watching.toSorted((a, b) => a.atMs - b.atMs);
    this.#programMs = Math.max(1, programMs);
    for (const { kind } of WEIGHTS) {
      const own = acts.filter((act) => (kind === "laugh" ? act.reaction === kind : act.kind === kind));
      this.#acts.set(kind, new OrderedActs(own));
    }
    this.#swings = new PollSwings(acts);
  }

  evidenceFor(fromMs: number, toMs: number): Evidence[] {
    const found = WEIGHTS.flatMap((weight) => this.#evidenceOf(weight, fromMs, toMs) ?? []);
    const swings = this.#swings.within(fromMs + LATER_MS.from, toMs + LATER_MS.to);
    return [...found, ...swings, ...this.#retention(fromMs, toMs)];
  }

  #evidenceOf({ kind, points, did }: Weight, fromMs: number, toMs: number): Evidence | null {
    const [from, to] = [fromMs + LATER_MS.from, toMs + LATER_MS.to];
    const count = this.#counted(kind, from, to);
    if (count < FEWEST) return null;
    const usual = this.#usual(kind, from, to);
    // Above what chance does to a small number.
    const lift = (count - usual) / (usual + 2 * Math.sqrt(usual + 1));
    if (lift <= 0.5) return null;
    const acts = () => this.#acts.get(kind)?.within(from, to) ?? [];
    return {
      kind,
      points: Math.round(points * Math.min(1, lift / MOST_LIFT) ** 0.5),
      // Few of the moments that are tried show the rest.
      get atMs() {
        return busiest(acts());
      },
      get text() {
        const isEstimated = kind === "reactions" && acts().some(({ by }) => by === null);
        const times = usual < 1 ? "" : `, ${rounded(count / usual)} times as many as usual`;
        const most = kind === "reactions" ? mostly(acts(), count) : "";
        return `${isEstimated ? "About " : ""}${count} ${did}${times}.${most}`;
      },
    };
  }

  /** By kind and length: how many did something in the parts before each. */
  readonly #parts = new Map<string, number[]>();
  /** How many people do something in a part of the program that is about as long, elsewhere in it. */
  #usual(kind: Counted, from: number, to: number): number {
    const length = Math.ceil((to - from) / PART_STEP) * PART_STEP;
    const key = `${kind} ${length}`;
    const before = this.#parts.get(key) ?? this.#countedByPart(kind, length);
    this.#parts.set(key, before);
    const parts = before.length - 1;
    const upTo = (part: number) => before[part] ?? 0;
    // What overlaps it is one run of parts.
    const first = Math.min(parts, Math.floor(from / length));
    const next = Math.min(parts, Math.ceil(to / length));
    const elsewhere = parts - (next - first);
    if (elsewhere === 0) return 0;
    return ((upTo(parts) - upTo(next) + upTo(first)) / elsewhere) * ((to - from) / length);
  }

  #countedByPart(kind: Counted, length: number): number[] {
    const before = [0];
    for (let from = 0; from < this.#programMs; from += length)
      before.push((before.at(-1) ?? 0) + this.#counted(kind, from, from + length));
    return before;
  }

  #counted(kind: Counted, from: number, to: number): number {
    const acts = this.#acts.get(kind);
    const { people, unknown } = acts?.countIn(from, to) ?? { people: 0, unknown: 0 };
    if (!acts || unknown === 0) return people;
    // At least one person's.
    if (kind !== "reactions") return people + 1;
    const viewers = acts
      .within(from, to)
      .reduce((most, { atMs }) => Math.max(most, this.#watchingAt(atMs)), 0);
    return Math.max(people, Math.min(people + Math.round(unknown / REACTIONS_EACH), viewers));
  }

  /** Unknown counts as many. */
  #watchingAt(ms: number): number {
    const last = this.#watching.findLast(({ atMs }) => atMs <= ms);
    return last ? Math.ceil(last.watching) : Number.POSITIVE_INFINITY;
  }

  /** Whether people came or left in it, against how the show went as a whole. */
  #retention(fromMs: number, toMs: number): Evidence[] {
    const before = this.#watchingAt(fromMs);
    const after = this.#watchingAt(toMs + LATER_MS.to);
    if (!Number.isFinite(before) || before < 5) return [];
    const change = (after - before) / before;
    const share = `${Math.abs(Math.round(change * 100))}%`;
    if (change >= 0.03)
      return [{ kind: "stayed", points: 5, atMs: null, text: `The audience grew by ${share} in it.` }];
    if (change <= -0.05)
      return [{ kind: "left", points: -6, atMs: null, text: `${share} of the audience left in it.` }];
    return [];
  }
}

const DID: Record<string, string> = {
  applause: "applauded",
  heart: "sent hearts",
  surprise: "were surprised",
  thumbs_up: "gave a thumbs-up",
};

/** What most of those who reacted did; laughs are told apart. */
function mostly(acts: readonly AudienceAct[], people: number): string {
  const [most] = Object.keys(DID)
    .map((kind): [string, number] => [
      kind,
      new Set(acts.flatMap(({ reaction, by }) => (reaction === kind ? by : []))).size,
    ])
    .sort(([, a], [, b]) => b - a);
  if (!most || most[1] < FEWEST || most[1] <= people / 2) return "";
  return ` ${most[1] === people ? "All" : most[1]} ${DID[most[0]]}.`;
}

/** Returns the second in which most was done. */
function busiest(acts: readonly AudienceAct[]): number | null {
  const seconds = new Map<number, number>();
  for (const { atMs, count } of acts) {
    const second = Math.floor(atMs / SECOND) * SECOND;
    seconds.set(second, (seconds.get(second) ?? 0) + count);
  }
  return [...seconds].sort(([a, m], [b, n]) => n - m || a - b)[0]?.[0] ?? null;
}

const rounded = (value: number): string => (value >= 10 ? Math.round(value).toString() : value.toFixed(1));
