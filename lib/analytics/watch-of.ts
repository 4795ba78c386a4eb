/** One connection of a person to the show. Times are milliseconds since 1970. */
export interface Stay {
  person: string;
  from: number;
  to: number;
}

/** A time on air. */
export interface OnAir {
  from: number;
  to: number;
}

/** What someone watched on air. Times are milliseconds since 1970. */
export interface WatchedPerson {
  person: string;
  ms: number;
  /** How often they joined, without overlapping connections. */
  joins: number;
  first: number;
  last: number;
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
  /** In no order. Without those who weren't there on air. */
  people: WatchedPerson[];
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
export function watchOf(stays: readonly Stay[], sessions: readonly OnAir[]): Watch {
  const { people, came, went } = merge(stays, sessions);
  const minutes = minutesOf(sessions, new Float64Array(came).sort(), new Float64Array(went).sort());
  return {
    people,
    minutes,
    durationMs: sessions.reduce((sum, { from, to }) => sum + to - from, 0),
    peak: minutes.reduce((most, { peak }) => Math.max(most, peak), 0),
    ms: minutes.reduce((sum, { ms }) => sum + ms, 0),
  };
}

interface Changes {
  people: WatchedPerson[];
  came: number[];
  went: number[];
}

function merge(stays: readonly Stay[], sessions: readonly OnAir[]): Changes {
  const changes: Changes = { people: [], came: [], went: [] };
  const { first, further } = byPerson(stays);
  for (const [index, stay] of first.entries()) {
    const more = further.get(index);
    const own: WatchedPerson = { person: stay.person, ms: 0, joins: 0, first: stay.from, last: stay.from };
    let until = Number.NEGATIVE_INFINITY;
    for (const { from, to } of more ? [stay, ...more].sort((a, b) => a.from - b.from) : [stay]) {
      const start = Math.max(from, until);
      if (to <= start) continue;
      until = to;
      for (const session of sessions) {
        if (session.to <= start) continue;
        if (session.from >= to) break;
        add(changes, own, Math.max(start, session.from), Math.min(to, session.to), session);
      }
    }
    if (own.joins > 0) changes.people.push(own);
  }
  return changes;
}

/** Returns everyone's first stay, and by its index the others. Most people have none, so there is little to put in order. */
function byPerson(stays: readonly Stay[]): { first: Stay[]; further: Map<number, Stay[]> } {
  const places = new Map<string, number>();
  const first: Stay[] = [];
  const further = new Map<number, Stay[]>();
  for (const stay of stays) {
    const place = places.get(stay.person);
    if (place === undefined) places.set(stay.person, first.push(stay) - 1);
    else if (!further.get(place)?.push(stay)) further.set(place, [stay]);
  }
  return { first, further };
}

function add(
  { came, went }: Changes,
  own: WatchedPerson,
  from: number,
  to: number,
  { from: began }: OnAir,
): void {
  came.push(from);
  went.push(to);
  // Continues the previous connection, unless a session began in between.
  if (own.joins === 0 || from !== own.last || from === began) own.joins += 1;
  if (own.ms === 0) own.first = from;
  own.ms += to - from;
  own.last = to;
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
