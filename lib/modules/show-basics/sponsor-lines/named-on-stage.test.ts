import { expect, it } from "vitest";
import { isInLowerThird, namesOnStage, placeInTicker } from "./named-on-stage";

const ticker = (...items: string[]) => ({ ticker: { visible: true, items } });
const line = (title: string) => ({ lower_third: { identity: null, title, subtitle: "Gold" } });

it("a sponsor is found on stage by its name and those it had, unless another one has them now", () => {
  const names = namesOnStage([
    { id: "spo_1", name: "Acme Inc.", previousNames: ["Acme", "Zeta"] },
    { id: "spo_2", name: "Zeta", previousNames: [] },
  ]);
  const [acme = [], zeta = []] = [names.get("spo_1"), names.get("spo_2")];
  expect(["Acme", "Acme Inc.", "Zeta"].map((name) => isInLowerThird(line(name), acme))).toEqual([
    ...[true, true, false],
  ]);
  expect(isInLowerThird(line("Zeta"), zeta)).toBe(true);
  const items = ticker("Welcome", "Gold: Acme", "Gold: Zeta");
  expect([placeInTicker(items, acme), placeInTicker(items, zeta)]).toEqual([1, 2]);
});
