import fc from "fast-check";
import { expect, it } from "vitest";
import { NumberedLines } from "@/lib/analytics";
import { WatchedPeople } from "./watched-people";
import { byWatchTime, type WatchedPerson } from "./watched-person";

const people = fc
  .uniqueArray(
    fc.record({
      person: fc.string({ unit: fc.constantFrom("a", "b", "B", "_", "é"), minLength: 1, maxLength: 3 }),
      ms: fc.integer({ min: 0, max: 5 }),
      joins: fc.integer({ min: 0, max: 2 }),
    }),
    { selector: ({ person }) => person, maxLength: 30 },
  )
  .map((list): WatchedPerson[] => list.map((one) => ({ ...one, first: 3, last: 3 + one.ms })));

const watchedBy = (list: readonly WatchedPerson[]) =>
  new WatchedPeople(new NumberedLines(list.map(({ person }) => person).join("\n"), list.length), {
    ms: Float64Array.from(list, ({ ms }) => ms),
    joins: Int32Array.from(list, ({ joins }) => joins),
    first: Float64Array.from(list, ({ first }) => first),
    last: Float64Array.from(list, ({ last }) => last),
  });

it("reads people page by page in the order of watch time, each once, without those who weren't there", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 7 }), (list, take) => {
      const all = watchedBy(list);
      const read: WatchedPerson[] = [];
      for (let page = all.after(undefined, take); page.length > 0; ) {
        expect(page.length).toBeLessThanOrEqual(take);
        read.push(...page);
        page = all.after(page.at(-1), take);
      }
      const attended = list.filter(({ joins }) => joins > 0).sort(byWatchTime);
      expect(read).toEqual(attended);
      expect(all.all()).toEqual(attended);
      expect(all.count).toBe(attended.length);
      expect(all.watched(3)).toBe(attended.filter(({ ms }) => ms >= 3).length);
    }),
  );
});

const person = (name: string, ms: number): WatchedPerson => ({
  ...{ person: name, ms },
  ...{ joins: 1, first: 0, last: ms },
});

it("continues after someone whose watch time has changed since", () => {
  const [long, short] = [person("a", 9), person("b", 3)];
  expect(watchedBy([long, short]).after({ person: "c", ms: 5 }, 2)).toEqual([short]);
});

it("lists the registrations of those who were there", () => {
  const absent = { ...person("reg_2", 0), joins: 0 };
  expect(watchedBy([person("reg_1", 9), absent, person("w-3", 1)]).registrations()).toEqual(["reg_1"]);
});
