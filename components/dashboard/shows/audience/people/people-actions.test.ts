import { expect, it } from "vitest";
import type { PersonRow, PersonState } from "../../../parts/words/people-words";
import { afterAction, type Changed, inverseOf } from "./people-actions";

const changed = (...states: PersonState[]): Changed =>
  states.map((before, index) => ({ registration_id: `reg_${index}`, before }));

it("returns people to their previous states where possible", () => {
  const back = inverseOf("waitlist", changed("confirmed", "pending_approval", "confirmed"));
  expect(back).toEqual([{ action: "confirm", ids: ["reg_0", "reg_2"] }]);
  expect(inverseOf("confirm", changed("cancelled", "waitlisted"))).toEqual([
    { action: "cancel", ids: ["reg_0"] },
    { action: "waitlist", ids: ["reg_1"] },
  ]);
});

it("offers no undo for actions that can't be undone", () => {
  expect(inverseOf("cancel", changed("waitlisted", "pending_approval"))).toEqual([]);
  expect(inverseOf("remove", changed("confirmed"))).toEqual([]);
  expect(inverseOf("send_confirmation", changed("confirmed"))).toEqual([]);
});

it("changes a row the way the action does", () => {
  const person = { id: "reg_0", state: "waitlisted", held_until: "2026-11-21T09:00:00.000Z" } as PersonRow;
  expect(afterAction(person, "confirm")).toMatchObject({ state: "confirmed", held_until: null });
  expect(afterAction(person, "send_confirmation")).toBe(person);
  expect(afterAction(person, "remove")).toBeUndefined();
});
