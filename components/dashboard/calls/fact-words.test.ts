import { expect, it } from "vitest";
import { correctionWords } from "./fact-words";

it("says what was corrected", () => {
  const step = { kind: "next_step" as const, removed: false, added: false };
  expect(correctionWords({ ...step, set: { owner: "Marcus Hale", due: "2026-11-27", agreed: true } })).toBe(
    "Next step: owner Marcus Hale, due Fri, Nov 27, 2026, agreed",
  );
  expect(correctionWords({ ...step, set: { owner: null, agreed: false } })).toBe(
    "Next step: no owner, only offered",
  );
  expect(correctionWords({ kind: "competitor", removed: true, added: false, set: {} })).toBe(
    "Competitor removed",
  );
  expect(correctionWords({ ...step, added: true, set: { what: "call", owner: null, agreed: true } })).toBe(
    "Next step: what call, agreed",
  );
});
