import { expect, it } from "vitest";
import { lastVisit } from "./last-visit";
import { readySince } from "./new-recordings";

function store() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

it("the last visit is when the page was last shown hours before this one, in whichever tab", () => {
  const kept = store();
  const shown = (at: string) => lastVisit("w.live", `2026-11-${at}:00.000Z`, kept);
  expect(shown("28T09:00")).toBeNull();
  expect(shown("28T09:10")).toBeNull();
  expect(shown("29T09:00")).toBe("2026-11-28T09:10:00.000Z");
  expect(shown("29T12:59")).toBe("2026-11-28T09:10:00.000Z");
  expect(shown("29T17:30")).toBe("2026-11-29T12:59:00.000Z");
  expect(lastVisit("w.test", "2026-11-29T17:30:00.000Z", kept)).toBeNull();
});

it("recordings are new that became ready after it, or in the past week if there was none", () => {
  const ready = ["29", "28", "21"].map((day) => ({ readyAt: `2026-11-${day}T09:00:00.000Z` }));
  const now = "2026-11-30T12:00:00.000Z";
  expect(readySince(ready, "2026-11-28T09:00:00.000Z", now)).toEqual(ready.slice(0, 1));
  expect(readySince(ready, null, now)).toEqual(ready.slice(0, 2));
  expect(readySince(ready, now, now)).toEqual([]);
});
