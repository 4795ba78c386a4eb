import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { type Allowed, STYLES } from "./set/expected";
import { readSet, readTraining } from "./set/read-set";
import { round, saidAmounts } from "./set/said-amounts";
import { visible } from "./set/transcript-lines";
import { ELEMENTS } from "./shape";

const open = readSet("open");
const heldBack = readSet("held-back");
const training = readTraining();
const scored = [...open, ...heldBack];
const all = [...scored, ...training];

describe("the set of calls", () => {
  it("has four open and two held-back calls in each style", () => {
    for (const style of STYLES) {
      expect(open.filter((call) => call.style === style)).toHaveLength(4);
      expect(heldBack.filter((call) => call.style === style)).toHaveLength(2);
    }
  });

  it("has calls of many lengths, at least six of which last longer than five minutes", () => {
    const lengths = scored.map(({ lines }) => lines.length);
    expect(Math.min(...lengths)).toBeLessThan(25);
    expect(Math.max(...lengths)).toBeGreaterThan(140);
    expect(scored.filter(isLong).length).toBeGreaterThanOrEqual(6);
  });

  it.each(all)("$id refers to lines that exist", ({ lines, expected, asks }) => {
    const ranges = [
      ...expected.next_steps,
      ...expected.numbers,
      ...expected.objections,
      ...expected.questions,
      ...expected.competitors,
      ...expected.dates,
      ...expected.qualification,
      ...expected.risks,
      ...expected.traps,
    ].flatMap((item) => item.lines);
    const answers = asks.flatMap((ask) => ask.lines ?? []);
    for (const line of [...ranges, ...answers]) expect(lines.map((one) => one.line)).toContain(line);
    for (const { from, to } of expected.topics) expect(to).toBeGreaterThanOrEqual(from);
    expect(expected.questions.length).toBeGreaterThan(0);
    expect(expected.next_steps.length).toBeGreaterThan(0);
  });

  it.each(all)("$id says each expected amount in its lines", ({ lines, expected }) => {
    for (const item of expected.numbers)
      for (const line of item.lines) {
        const said = saidAmounts(textOf(lines, [line]));
        const isSaid = item.amount.some((amount) => amount === "*" || said.has(round(Number(amount))));
        expect(isSaid, `line ${line}: ${item.amount.join("|")}`).toBe(true);
      }
  });

  it.each(all)("$id names each expected competitor in its lines", ({ lines, expected }) => {
    for (const { names, lines: on } of expected.competitors)
      for (const line of on) {
        const said = squeezed(textOf(lines, [line]));
        expect(
          names.map(squeezed).some((name) => said.includes(name)),
          `line ${line}`,
        ).toBe(true);
      }
  });

  it.each(all)("$id expects valid dates, kinds and states", ({ expected, call }) => {
    const dates = [...expected.dates.map(({ date }) => date), ...expected.next_steps.map(({ due }) => due)];
    for (const date of dates.flat())
      if (date !== null && date !== "*") expect(Temporal.PlainDate.from(date).toString()).toBe(date);
    expectOneOf(["price", "budget", "count", "percent", "duration", "other"], expected.numbers);
    expectOneOf(
      ["price", "timing", "authority", "need", "trust", "competition", "feature", "legal", "other"],
      expected.objections,
    );
    for (const { state, element } of expected.qualification) {
      expect(ELEMENTS).toContain(element);
      for (const one of state) expect(["found", "partly"]).toContain(one);
    }
    if (call.started_at) expect(Date.parse(call.started_at)).not.toBeNaN();
  });

  it.each(all)("$id names owners who are on the call, and none without labels", ({ lines, expected }) => {
    const speakers = new Set(lines.map(({ speaker }) => speaker).filter((name) => name !== null));
    expect([...speakers].map(visible).sort()).toEqual(
      Object.keys(expected.sides)
        .map(visible)
        .filter((name) => speakers.has(name))
        .sort(),
    );
    expect(speakers.size === 0).toBe(!expected.labels);
    for (const { owner } of expected.next_steps)
      for (const name of owner)
        if (name !== null && name !== "*")
          expect(
            [...speakers].some((one) => one.startsWith(name)),
            name,
          ).toBe(true);
  });

  it.each(all)("$id ends with the speech that its file ends with", ({ call, lines }) => {
    const last = call.segments?.at(-1)?.text ?? call.transcript?.trim().split("\n").at(-1) ?? "";
    const spoken = lines.at(-1)?.text ?? "";
    expect(visible(last)).toContain(visible(spoken).slice(-20));
  });

  it("has training calls in each style, of whose lines a half and more say nothing that a classifier looks for", () => {
    for (const style of STYLES) expect(training.some((call) => call.style === style)).toBe(true);
    for (const { id, lines, expected } of training) {
      const noted = [
        ...expected.next_steps,
        ...expected.objections,
        ...expected.competitors,
        ...expected.qualification,
        ...expected.risks,
      ].flatMap((item) => item.lines);
      expect(new Set(noted).size / lines.length, id).toBeLessThanOrEqual(0.5);
      expect(expected.topics.length, id).toBeGreaterThan(0);
    }
  });

  it("asks three questions and more of each open call, some of which have no answer", () => {
    for (const { asks, id } of open) {
      expect(asks.length, id).toBeGreaterThanOrEqual(3);
      expect(
        asks.some(({ lines }) => lines === null),
        id,
      ).toBe(true);
      expect(
        asks.some(({ lines }) => lines !== null),
        id,
      ).toBe(true);
    }
  });
});

function expectOneOf(names: readonly string[], items: readonly { kind: Allowed }[]): void {
  for (const name of items.flatMap(({ kind }) => kind)) expect(names).toContain(name);
}

const textOf = (lines: readonly { line: number; text: string }[], on: readonly number[]): string =>
  lines
    .filter(({ line }) => on.includes(line))
    .map(({ text }) => text)
    .join(" ");

const squeezed = (text: string): string =>
  visible(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
function isLong({ lines }: (typeof all)[number]): boolean {
  return lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) > 750;
}
