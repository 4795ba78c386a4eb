import { type Interval, inside, joined, outside } from "../time/intervals";

/** A person's answer to whether they may be recorded. */
export interface ConsentAnswer {
  personId: string;
  /** Database time. */
  at: Date;
  /** Null if what they said before no longer counts. */
  agrees: boolean | null;
}

type ByPerson = ReadonlyMap<string, readonly Interval[]>;

/** What people answered to whether they may be recorded, and when, in epoch milliseconds. */
export interface Consents {
  agreed: ByPerson;
  declined: ByPerson;
}

/** What is said last counts. */
const RANK = [true, null, false];

/**
 * Returns when people agreed and when they declined. An answer counts from its time until the next one: agreeing late reveals nothing
 * said before, and declining later doesn't delete what was recorded with consent, which is an erasure. Of two
 * answers at the same time, the refusal counts.
 */
export function consentsOf(answers: readonly ConsentAnswer[]): Consents {
  const inOrder = [...answers].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || RANK.indexOf(a.agrees) - RANK.indexOf(b.agrees),
  );
  return { agreed: timesOf(inOrder, true), declined: timesOf(inOrder, false) };
}

/**
 * Returns when someone may be shown and heard within a time. Where no one is asked, because nothing is recorded, that's
 * whenever they haven't declined. Otherwise, no answer counts as declined.
 */
export const includedIn = (
  { agreed, declined }: Consents,
  personId: string,
  { isAsked, time }: { isAsked: boolean; time: Interval },
): Interval[] =>
  isAsked ? inside(agreed.get(personId) ?? [], time) : outside(declined.get(personId) ?? [], time);

/** @param answers in order */
function timesOf(answers: readonly ConsentAnswer[], answer: boolean): ByPerson {
  const times = new Map<string, Interval[]>();
  const since = new Map<string, number>();
  const end = (personId: string, to: number) => {
    const from = since.get(personId);
    since.delete(personId);
    if (from !== undefined) times.set(personId, [...(times.get(personId) ?? []), { from, to }]);
  };
  for (const { personId, at, agrees } of answers) {
    if (agrees !== answer) end(personId, at.getTime());
    else if (!since.has(personId)) since.set(personId, at.getTime());
  }
  for (const personId of [...since.keys()]) end(personId, Number.POSITIVE_INFINITY);
  return new Map([...times].map(([personId, intervals]) => [personId, joined(intervals)]));
}
