import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProgramEdit, WordRange } from "@/lib/program";
import { type EditableLine, editedText, REDACTED, shownWords } from "./edited-words";
import type { StoredWord } from "./stored-words";
import { withHiddenWords } from "./with-hidden-words";

const heard = (text: string): StoredWord[] =>
  text.split(" ").map((word, index) => [word, index * 500, index * 500 + 400, 0.9]);
const line = (text: string, more: Partial<EditableLine> = {}): EditableLine => ({
  ...{ id: "seg", sessionId: "ses", personId: "ana", saidBy: "ana", text, textVersion: 2 },
  ...{ fromMs: 0, toMs: text.split(" ").length * 500, words: heard(text), ...more },
});
const range = (first: number, last: number) => ({
  ...{ sessionId: "ses", fromMs: first * 500, toMs: last * 500 + 400 },
});
const words = (first: number, last: number, more: Partial<WordRange> = {}): WordRange => ({
  ...{ segmentId: "seg", first, last, textVersion: 2, ...more },
});
const redact = (first: number, last: number, more: Partial<WordRange> = {}): ProgramEdit => {
  const { fromMs, toMs } = range(first, last);
  return { kind: "redact_words", ...words(first, last, more), fromMs, toMs, range: range(first, last) };
};
const cut = (first: number, last: number): ProgramEdit => ({ kind: "drop", range: range(first, last) });
const drop = (first: number, last: number): ProgramEdit => ({
  ...{ kind: "drop", range: range(first, last), words: words(first, last) },
});

/** What is stored, what is shown of it, and where the first edit's words are then. */
function correct(before: EditableLine, edits: readonly ProgramEdit[], corrected: string) {
  const { text, moved } = withHiddenWords(before, edits, { text: corrected, textVersion: 3 });
  const after = { ...before, text, textVersion: 3 };
  const next = edits.map((edit): ProgramEdit => {
    if (edit.kind === "redact_words") return { ...edit, ...moved(edit) };
    return edit.kind === "drop" && edit.words ? { ...edit, words: moved(edit.words) ?? edit.words } : edit;
  });
  return { text, shown: editedText(after, next), after, next };
}

describe("a correction keeps the words that an edit hides", () => {
  it.each([
    ["that were cut", "we um ship on fridays", [cut(1, 1)], "We ship on Mondays.", "We um ship on Mondays."],
    ["at its start", "we ship on fridays", [cut(0, 1)], "on Mondays", "we ship on Mondays"],
    ["at its end", "we ship okay", [cut(2, 2)], "we all ship", "we all ship okay"],
    ["of a cut by words", "so well um yes", [drop(1, 2)], "Okay, yes", "Okay, well um yes"],
    ["that were redacted", "call me at five five", [redact(3, 4)], "Ring me at … …", "Ring me at five five"],
    ["in both", "um call five five", [cut(0, 0), redact(2, 3)], "Call: … ….", "um Call: five five"],
    ["where some stay", "call five six seven", [redact(1, 3)], "call … now", "call five now"],
  ])("%s", (_, text, edits, corrected, whole) => {
    for (const heardWords of [heard(text), null]) {
      // Without times, a line is left out as a whole where its time is cut.
      if (heardWords === null && edits.some((edit) => edit.kind === "drop" && !edit.words)) continue;
      const before = line(text, { words: heardWords });
      expect(correct(before, edits, corrected).text).toBe(whole);
    }
  });

  it("but not of a line that was removed, nor those whose sign was removed", () => {
    expect(correct(line("um call five"), [cut(0, 0), redact(2, 2)], " ").text).toBe(" ");
    const { text, shown } = correct(line("call me at five"), [redact(3, 3)], "call me at my desk");
    expect([text, shown]).toEqual(["call me at my desk", "call me at my desk"]);
  });

  it("and what was written between them stays visible", () => {
    const { text, shown } = correct(line("call five six"), [redact(1, 2)], "call … and … today");
    expect([text, shown]).toEqual(["call five six and today", "call … … and today"]);
  });

  it("unless the correction would bring them to light, because other lines' times are estimated", () => {
    const before = line("hello there and five five", { words: null });
    const edits = [{ ...redact(3, 4, { segmentId: "other" }), fromMs: 1_650 }];
    expect(editedText(before, edits)).toBe("hello there and … …");
    const { text, shown } = correct(before, edits, "and … …");
    expect([text, shown]).toEqual(["and … five", "and … …"]);
  });

  it("so that nothing hidden is ever shown, and all of it is there again without the edits", () => {
    const word = fc.stringMatching(/^[a-f]$/);
    const written = fc.oneof(word, fc.constant(REDACTED));
    const edit = fc
      .record({ kind: fc.constantFrom(redact, cut, drop), first: fc.nat(7), more: fc.nat(2) })
      .map(({ kind, first, more }) => kind(first, first + more));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(edit, { maxLength: 3 }),
        fc.array(fc.record({ at: fc.nat(8), takes: fc.nat(2), puts: fc.array(written, { maxLength: 2 }) }), {
          maxLength: 3,
        }),
        fc.boolean(),
        (many, edits, changes, isTimed) => {
          const text = Array.from({ length: many }, (_, index) => `secret${index}`).join(" ");
          const before = line(text, isTimed ? {} : { words: null });
          const shown = shownWords(before, edits).map((one) => one.text);
          const corrected = [...shown];
          for (const { at, takes, puts } of changes) corrected.splice(at, takes, ...puts);
          const result = correct(before, edits, corrected.join(" "));
          const open = new Set(shown);
          for (const one of result.shown.split(" ").filter((said) => said.startsWith("secret")))
            expect(open).toContain(one);
          // What was written is shown, in order.
          if (!corrected.includes(REDACTED))
            expect(result.shown.split(" ").filter(Boolean)).toEqual(corrected);
          if (changes.length === 0 && corrected.length > 0) expect(editedText(result.after, [])).toBe(text);
        },
      ),
    );
  });
});
