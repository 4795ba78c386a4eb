import { expect, it } from "vitest";
import { startWords } from "./start-words";

const now = Date.parse("2027-04-06T12:00:00Z");
const words = (state: "draft" | "published" | "live" | "ended" | "cancelled", starts_at: string | null) =>
  startWords({ state, starts_at }, now);

it("shows the time until the start only for shows that haven't started", () => {
  expect(words("published", "2027-04-09T12:00:00Z")).toBe("in 3 days");
  expect(words("draft", "2027-04-06T11:40:00Z")).toBe("was due to start 20 min. ago");
  expect(words("draft", null)).toBe("");
  for (const state of ["live", "ended", "cancelled"] as const)
    expect(words(state, "2027-04-09T12:00:00Z")).toBe("");
});
