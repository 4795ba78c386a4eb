import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ENGLISH_FRAMES } from "@/lib/calls/languages/frames/en";
import { analyze } from "./adapter";
import { precisionOf, recallOf } from "./goals";
import { type Measure, scoreCall } from "./score";
import { emptyTally } from "./scoring/match";
import { readDevelopment } from "./set/read-set";

const LEAST: readonly [Measure, number, number][] = [
  ["next steps", 0.85, 0.7],
  ["amounts of money", 0.95, 0.9],
  ["objections", 0.8, 0.6],
  ["competitors", 0.8, 0.6],
  ["MEDDICC", 0.65, 0.6],
  ["risks", 0.8, 0.6],
];

it.each(["learn", "confirm"] as const)("finds what the %s half of the development set says", async (half) => {
  const scores = await Promise.all(
    readDevelopment(half).map(async (call) => scoreCall(call, await analyze(call.call))),
  );
  for (const [measure, precision, recall] of LEAST) {
    const total = emptyTally();
    for (const { tallies } of scores)
      for (const key of ["right", "given", "found", "expected"] as const) total[key] += tallies[measure][key];
    expect(precisionOf(total), `${measure}: precision`).toBeGreaterThanOrEqual(precision);
    expect(recallOf(total), `${measure}: recall`).toBeGreaterThanOrEqual(recall);
  }
});

/** Single sentences of customers, below what each of them is. */
function sentences(): { label: string; text: string }[] {
  const folder = join(import.meta.dirname, "development/sentences");
  return readdirSync(folder).flatMap((name) => {
    let label = "";
    return readFileSync(join(folder, name), "utf8")
      .split("\n")
      .flatMap((line) => {
        if (line.startsWith("# ")) label = line.slice(2);
        return line === "" || line.startsWith("# ") ? [] : [{ label, text: line.toLowerCase() }];
      });
  });
}

const isObjection = (text: string): boolean =>
  !ENGLISH_FRAMES.unreal.test(text) &&
  Object.values(ENGLISH_FRAMES.objections).some((frame) => frame.test(text));

it("tells sentences that object from those that don't", () => {
  const share = (labels: RegExp): number => {
    const all = sentences().filter(({ label }) => labels.test(label));
    expect(all.length).toBeGreaterThan(50);
    return all.filter(({ text }) => isObjection(text)).length / all.length;
  };
  expect(share(/^o:/)).toBeGreaterThan(0.6);
  expect(share(/^(?:none|ours|accept)$/)).toBeLessThan(0.05);
});
