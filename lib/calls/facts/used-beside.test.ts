import { expect, it } from "vitest";
import { contextOf } from "../by-rules/context";
import { isUsedBeside } from "./used-beside";

const isBeside = (name: string, ...lines: string[]): boolean => {
  const { said, rules } = contextOf({ transcript: lines.map((text) => `Ana: ${text}`).join("\n") });
  return isUsedBeside(name, said, rules);
};

it("knows what ours has to work with", () => {
  expect(isBeside("Desklane", "Does it work with Desklane?", "With Desklane, yes.")).toBe(true);
  expect(isBeside("QuickBooks", "She'll ask, does it talk to QuickBooks.")).toBe(true);
  expect(isBeside("Voltpark", "You'd need an API for Voltpark.", "It reads from Voltpark.")).toBe(true);
  expect(isBeside("Datev", "Gibt es eine Schnittstelle zu Datev und ist die Datev Anbindung dabei?")).toBe(
    true,
  );
});

it("leaves what is compared, left or only mentioned", () => {
  expect(isBeside("Flowtrack", "We talked to Flowtrack last week.")).toBe(false);
  expect(isBeside("Flowtrack", "We work with Flowtrack at the moment.")).toBe(false);
  expect(isBeside("Flowtrack", "Does it work with Flowtrack?", "We're comparing you with Flowtrack.")).toBe(
    false,
  );
  expect(isBeside("Flowtrack", "Flowtrack came in on Monday.")).toBe(false);
});
