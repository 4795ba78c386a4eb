import { expect, it } from "vitest";
import { silentIn } from "./call-words";

const named = (...names: string[]) => names.map((name) => ({ name, role: null, company: null, side: null }));

it("takes a speaker for the participant of that name, whole or in part", () => {
  const silent = (speakers: string[], participants: string[]) =>
    silentIn({ speakers, participants: named(...participants) }).map(({ name }) => name);
  expect(silent(["Sarah", "marcus hale"], ["Sarah Chen", "Marcus Hale", "Diane Ortiz"])).toEqual([
    "Diane Ortiz",
  ]);
  expect(silent(["Sarah Chen"], ["Sarah"])).toEqual([]);
  expect(silent(["Sarah Chen"], ["Sarah Miller"])).toEqual(["Sarah Miller"]);
  expect(silent([], ["Sarah"])).toEqual(["Sarah"]);
});
