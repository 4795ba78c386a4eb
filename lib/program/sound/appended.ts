import type { Interval } from "../time/intervals";

/** Adds an interval to the end of a list, or makes the last one longer if it goes on in the same way. */
export function appended<T extends Interval>(
  list: T[] | undefined,
  next: T,
  goesOn: (last: T) => boolean,
): T[] {
  const last = list?.at(-1);
  if (!list || !last) return [{ ...next }];
  if (last.to === next.from && goesOn(last)) last.to = next.to;
  else if (last.to <= next.from) list.push({ ...next });
  return list;
}
