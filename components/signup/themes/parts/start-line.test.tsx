import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { SignupView } from "@/lib/signup/signup-view";
import { StartLine } from "./start-line";

const draw = (changes: Partial<SignupView>): string => {
  const view = { language: "en", startsAt: null, closedReason: null, onAir: false, ...changes };
  return renderToStaticMarkup(<StartLine view={view as SignupView}>{(at) => <time>{at}</time>}</StartLine>);
};

it("announces a date only for a show that can still get one", () => {
  expect(draw({})).toContain("Date to be announced");
  expect(draw({ closedReason: "full" })).toContain("Date to be announced");
  expect(draw({ onAir: true })).toBe("");
  for (const closedReason of ["over", "cancelled", "archived"] as const)
    expect(draw({ closedReason }), closedReason).toBe("");
});

it("shows the date of a show whose page is public", () => {
  const startsAt = "2027-03-02T17:00:00.000Z";
  expect(draw({ startsAt, onAir: true })).toContain(startsAt);
  expect(draw({ startsAt, closedReason: "unpublished" })).toBe("");
});
