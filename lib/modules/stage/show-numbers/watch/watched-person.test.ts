import fc from "fast-check";
import { expect, it } from "vitest";
import type { WatchedPerson } from "@/lib/analytics";
import { byWatchTime, watchedAfter } from "./watched-person";

const people = fc
  .uniqueArray(fc.record({ person: fc.string({ maxLength: 3 }), ms: fc.integer({ min: 0, max: 5 }) }), {
    selector: ({ person }) => person,
    maxLength: 30,
  })
  .map((list): WatchedPerson[] => list.map((one) => ({ ...one, joins: 1, first: 0, last: one.ms })));

it("reads people page by page in the order of watch time, each once", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 7 }), (all, take) => {
      const read: WatchedPerson[] = [];
      for (let page = watchedAfter(all, undefined, take); page.length > 0; ) {
        expect(page.length).toBeLessThanOrEqual(take);
        read.push(...page);
        page = watchedAfter(all, page.at(-1), take);
      }
      expect(read).toEqual(all.toSorted(byWatchTime));
    }),
  );
});

it("continues after someone whose watch time has changed since", () => {
  const [long, short] = [
    { person: "a", ms: 9, joins: 1, first: 0, last: 9 },
    { person: "b", ms: 3, joins: 1, first: 0, last: 3 },
  ];
  expect(watchedAfter([long, short], { person: "c", ms: 5 }, 2)).toEqual([short]);
});
