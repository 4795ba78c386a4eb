import { type Interval, joined } from "../time/intervals";

/** A person's answer to whether they may be recorded. */
export interface ConsentAnswer {
  personId: string;
  /** Database time. */
  at: Date;
  /** Null if what they said before no longer counts. */
  agrees: boolean | null;
}

/** By person: when they agreed to be recorded, in epoch milliseconds. No answer counts as declined. */
export type Consents = ReadonlyMap<string, readonly Interval[]>;

/**
 * Returns when people agreed. An answer counts from its time until the next one: agreeing late reveals nothing
 * said before, and declining later doesn't delete what was recorded with consent, which is an erasure. Of two
 * answers at the same time, the refusal counts.
 */
export function consentsOf(answers: readonly ConsentAnswer[]): Consents {
  const inOrder = [...answers].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || Number(b.agrees) - Number(a.agrees),
  );
  const agreed = new Map<string, Interval[]>();
  const since = new Map<string, number>();
  const end = (personId: string, to: number) => {
    const from = since.get(personId);
    since.delete(personId);
    if (from !== undefined) agreed.set(personId, [...(agreed.get(personId) ?? []), { from, to }]);
  };
  for (const { personId, at, agrees } of inOrder) {
    if (!agrees) end(personId, at.getTime());
    else if (!since.has(personId)) since.set(personId, at.getTime());
  }
  for (const personId of [...since.keys()]) end(personId, Number.POSITIVE_INFINITY);
  return new Map([...agreed].map(([personId, intervals]) => [personId, joined(intervals)]));
}
