import { TimeList } from "./time-list";

/** Connections of people to a show, by columns: a large show has a hundred thousand. Times are milliseconds since 1970. */
export interface Stays {
  /** Whose each one is, as a number below `count`. */
  people: Int32Array;
  from: Float64Array;
  to: Float64Array;
  /** How many people there are. */
  count: number;
}

/** A time on air. */
export interface OnAir {
  from: number;
  to: number;
}

/** What each person watched on air, by their number. Times are milliseconds since 1970. */
export interface WatchedTimes {
  ms: Float64Array;
  /** How often they joined, without overlapping connections; 0 for those who weren't there on air. */
  joins: Int32Array;
  first: Float64Array;
  last: Float64Array;
}

/** A minute on air, counted from the start of its session; the last one of a session can be shorter. */
export interface WatchedMinute extends OnAir {
  /** Index of its session. */
  session: number;
  /** Most people at once. */
  peak: number;
  /** Watch time of everyone together. */
  ms: number;
}

interface Watch {
  people: WatchedTimes;
  minutes: WatchedMinute[];
  /** Time on air. */
  durationMs: number;
  /** Most people at once. */
  peak: number;
  ms: number;
}

const MINUTE_MS = 60_000;

/**
 * Computes who watched how long and how many watched at once, in one pass over each person's stays in order of their start
 * and one over the resulting changes. A moment with several connections of a person counts once, so repeated stays and their order
 * make no difference. Someone who leaves at the moment in which another joins makes room for them.
 * @param sessions times on air in order, without overlaps
 */
export function watchOf(stays: Stays, sessions: readonly OnAir[]): Watch {
  const { people, came, went } = merge(stays, sessions);
  const minutes = minutesOf(sessions, came.inOrder(), went.inOrder());
  return {
    people,
    minutes,
    durationMs: sessions.reduce((sum, { from, to }) => sum + to - from, 0),
    peak: minutes.reduce((most, { peak }) => Math.max(most, peak), 0),
    ms: minutes.reduce((sum, { ms }) => sum + ms, 0),
  };
}

interface Changes {
  people: WatchedTimes;
  came: TimeList;
  went: TimeList;
}

function merge(stays: Stays, sessions: readonly OnAir[]): Changes {
  const { count, from, to } = stays;
  const people: WatchedTimes = {
    ms: new Float64Array(count),
    joins: new Int32Array(count),
    first: new Float64Array(count),
    last: new Float64Array(count),
  };
  const changes: Changes = { people, came: new TimeList(from.length), went: new TimeList(from.length) };
  const { ends, places } = byPerson(stays);
  let place = 0;
  for (let person = 0; person < count; person += 1) {
    let until = Number.NEGATIVE_INFINITY;
    for (const end = ends[person] ?? 0; place < end; place += 1) {
      const stay = places[place] ?? 0;
      const start = Math.max(from[stay] ?? 0, until);
      const left = to[stay] ?? 0;
      if (left <= start) continue;
      until = left;
      for (const session of sessions) {
        if (session.to <= start) continue;
        if (session.from >= left) break;
        add(changes, person, Math.max(start, session.from), Math.min(left, session.to), session.from);
      }
    }
  }
  return changes;
}

/** Returns all stays in order of their people and then of their start, and the index after each person's last. */
function byPerson({ people, from, count }: Stays): { places: Int32Array; ends: Int32Array } {
  // Where each person's stays begin; as they are put in place, where they end.
  const ends = new Int32Array(count + 1);
  for (let stay = 0; stay < people.length; stay += 1) {
    const after = (people[stay] ?? 0) + 1;
    ends[after] = (ends[after] ?? 0) + 1;
  }
  for (let person = 1; person < count; person += 1)
    ends[person] = (ends[person] ?? 0) + (ends[person - 1] ?? 0);
  const places = new Int32Array(people.length);
  for (let stay = 0; stay < people.length; stay += 1) {
    const person = people[stay] ?? 0;
    const place = ends[person] ?? 0;
    ends[person] = place + 1;
    places[place] = stay;
  }
  let start = 0;
  for (let person = 0; person < count; person += 1) {
    const end = ends[person] ?? 0;
    if (end - start > 1) places.subarray(start, end).sort((a, b) => (from[a] ?? 0) - (from[b] ?? 0));
    start = end;
  }
  return { places, ends };
}

function add(
  { people: { ms, joins, first, last }, came, went }: Changes,
  person: number,
  from: number,
  to: number,
  began: number,
): void {
  came.push(from);
  went.push(to);
  // Continues the previous connection, unless a session began in between.
  if (joins[person] === 0 || from !== last[person] || from === began)
    joins[person] = (joins[person] ?? 0) + 1;
  if (ms[person] === 0) first[person] = from;
  ms[person] = (ms[person] ?? 0) + to - from;
  last[person] = to;
}

function minutesOf(sessions: readonly OnAir[], came: Float64Array, went: Float64Array): WatchedMinute[] {
  const minutes: WatchedMinute[] = [];
  const level = new Level(came, went);
  sessions.forEach(({ from, to }, session) => {
    for (let start = from; start < to; start += MINUTE_MS) {
      const end = Math.min(start + MINUTE_MS, to);
      minutes.push({ session, from: start, to: end, ...level.over(start, end) });
    }
  });
  return minutes;
}

/** How many people are there, moving forward in time. */
class Level {
  private there = 0;
  private nextCame = 0;
  private nextWent = 0;

  constructor(
    private readonly came: Float64Array,
    private readonly went: Float64Array,
  ) {}

  over(start: number, end: number): { peak: number; ms: number } {
    let peak = this.at(start);
    let ms = 0;
    let now = start;
    for (let next = this.nextChange(); next < end; next = this.nextChange()) {
      ms += this.there * (next - now);
      now = next;
      peak = Math.max(peak, this.at(next));
    }
    return { peak, ms: ms + this.there * (end - now) };
  }

  private nextChange(): number {
    const { came, went, nextCame, nextWent } = this;
    return Math.min(came[nextCame] ?? Number.POSITIVE_INFINITY, went[nextWent] ?? Number.POSITIVE_INFINITY);
  }

  /** Applies all changes up to a time. */
  private at(time: number): number {
    while ((this.went[this.nextWent] ?? Number.POSITIVE_INFINITY) <= time) {
      this.nextWent += 1;
      this.there -= 1;
    }
    while ((this.came[this.nextCame] ?? Number.POSITIVE_INFINITY) <= time) {
      this.nextCame += 1;
      this.there += 1;
    }
    return this.there;
  }
}
