import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { StageState } from "@/lib/stage";
import { ArrivalNote } from "./arrival-note";

const textFor = (phase: StageState["phase"] | undefined) =>
  renderToStaticMarkup(<ArrivalNote phase={phase} host="Mia" />).replaceAll(/<[^>]*>/g, "");

it("tells a late guest that the show is on air and how to reach the crew", () => {
  for (const phase of ["countdown", "live"] as const)
    expect(textFor(phase)).toMatch(
      /^The show is (about to start|on air)\. Go backstage so that Mia sees that you’re here\. You can write/,
    );
});

it("doesn't say so before or after the show", () => {
  for (const phase of [undefined, "idle"] as const)
    expect(textFor(phase)).toMatch(/^Questions\? You can write/);
  expect(textFor("ended")).toBe("");
});
