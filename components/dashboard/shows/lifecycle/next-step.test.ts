import { expect, it } from "vitest";
import { nextStep } from "./next-step";
import type { ReadinessCheck } from "./use-readiness";

const check = (severity: ReadinessCheck["severity"], page: string): ReadinessCheck => ({
  code: "no_date",
  severity,
  message: "",
  subjects: [],
  mend: { text: "", page: `http://127.0.0.1:3000${page}`, operation: "updateEvent" },
});

it("sends a draft to its blocking problems first, then to publishing", () => {
  expect(nextStep({ state: "draft", checks: [] })).toEqual({ do: "publish" });
  expect(nextStep({ state: "draft", checks: [check("warning", "/a")] })).toEqual({ do: "publish" });
  const blocked = [check("blocking", "/a"), check("blocking", "/b"), check("info", "/c")];
  expect(nextStep({ state: "draft", checks: blocked })).toEqual({
    do: "fix",
    label: "Fix 2 problems",
    page: "http://127.0.0.1:3000/a",
  });
  expect(nextStep({ state: "draft", checks: blocked.slice(0, 1) })).toMatchObject({ label: "Fix 1 problem" });
});

it("returns one step for every other state, and none for an archived show", () => {
  const checks = [check("blocking", "/a")];
  const steps = (["published", "live", "ended", "cancelled", "archived"] as const).map(
    (state) => nextStep({ state, checks })?.do,
  );
  expect(steps).toEqual(["open_studio", "open_studio", "duplicate", "notify_cancelled", undefined]);
});
