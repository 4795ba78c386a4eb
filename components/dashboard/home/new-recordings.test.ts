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

it("the last visit is when the tab before this one last showed the page, however often this one does", () => {
  const kept = store();
  const tab = { kept, visit: store() };
  expect(lastVisit("w.live", "2026-11-28", tab)).toBeNull();
  expect(lastVisit("w.live", "2026-11-29", tab)).toBeNull();
  const next = { kept, visit: store() };
  expect(lastVisit("w.live", "2026-11-30", next)).toBe("2026-11-29");
  expect(lastVisit("w.live", "2026-12-01", next)).toBe("2026-11-29");
  expect(lastVisit("w.test", "2026-12-01", next)).toBeNull();
});

it("recordings are new that became ready after it, or in the past week if there was none", () => {
  const ready = ["29", "28", "21"].map((day) => ({ readyAt: `2026-11-${day}T09:00:00.000Z` }));
  const now = "2026-11-30T12:00:00.000Z";
  expect(readySince(ready, "2026-11-28T09:00:00.000Z", now)).toEqual(ready.slice(0, 1));
  expect(readySince(ready, null, now)).toEqual(ready.slice(0, 2));
  expect(readySince(ready, now, now)).toEqual([]);
});
