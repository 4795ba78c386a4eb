import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProgramEdit, WordRange } from "@/lib/program";
import { type EditableLine, editedText, shownWords } from "./edited-words";
import type { StoredWord } from "./stored-words";
import { wordTimes, wordTolerance } from "./word-times";

const line = (given: Partial<EditableLine> = {}): EditableLine => ({
  ...{ id: "cap_1", sessionId: "ses", text: "Call me at five five five", textVersion: 0 },
  ...{ personId: "ana", saidBy: "ana", fromMs: 1_000, toMs: 4_000, words: null },
  ...given,
});
const words = (given: Partial<WordRange> = {}): WordRange => ({
  ...{ segmentId: "cap_1", first: 3, last: 5, textVersion: 0 },
  ...given,
});
const redact = (given: Partial<WordRange> = {}, fromMs = 2_400, toMs = 4_000): ProgramEdit => ({
  kind: "redact_words",
  ...words(given),
  ...{ fromMs, toMs, range: { sessionId: "ses", fromMs: fromMs - 400, toMs: toMs + 400 } },
});
const drop = (given: Partial<WordRange> = {}): ProgramEdit => ({
  ...{ kind: "drop", words: words(given), range: { sessionId: "ses", fromMs: 2_400, toMs: 4_000 } },
});

describe("the words of a line", () => {
  it("follow each other without a gap and take the line's time", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\S{1,9}$/u), { minLength: 1 }),
        fc.nat(9_000),
        (list, length) => {
          const timed = wordTimes({ text: list.join("  "), fromMs: 500, toMs: 500 + length, words: null });
          expect(timed.map(({ text }) => text)).toEqual(list);
          expect([timed.at(0)?.fromMs, timed.at(-1)?.toMs]).toEqual([500, 500 + length]);
          for (const [index, { fromMs }] of timed.entries())
            if (index > 0) expect(fromMs).toBe(timed[index - 1]?.toMs);
        },
      ),
    );
  });
});

it("a word that was heard is known more exactly than one that was corrected or has no time", () => {
  const heard = (given: string) =>
    wordTimes({ text: given, fromMs: 0, toMs: 900, words: [["five", 0, 400, 0.9] as StoredWord] });
  expect(
    [...heard("Five"), ...heard("Nine"), ...wordTimes({ ...line(), words: null })].map(wordTolerance),
  ).toEqual([...[150, 400], ...[400, 400, 400, 400, 400, 400]]);
});

describe("the text of a line", () => {
  it("stays as it is without an edit, spaces included", () => {
    expect(editedText(line({ text: "One  two" }), [redact({ segmentId: "cap_2" }, 8_000, 9_000)])).toBe(
      "One  two",
    );
  });

  it("has no redacted words, and keeps the places of the others", () => {
    expect(editedText(line(), [redact()])).toBe("Call me at … … …");
    expect(shownWords(line(), [redact()]).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("is corrected from what was left, which stays; earlier words aren't shown at all", () => {
    expect(editedText(line({ textVersion: 2, text: "Call me at my number" }), [redact()])).toBe(
      "Call me at my number",
    );
    expect(editedText(line(), [redact({ textVersion: 2 })])).toBe("… … … … … …");
  });

  it("isn't shown where another microphone heard the same words", () => {
    const echo = line({ id: "cap_2", text: "Hello there and five five five" });
    expect(editedText(echo, [redact()])).toMatch(/^Hello there .*… … …$/);
    expect(editedText(line({ id: "cap_3", sessionId: "other" }), [redact()])).toBe(line().text);
  });

  it("has no words that were cut out, and says which are left", () => {
    expect(editedText(line(), [drop({ first: 1, last: 2 })])).toBe("Call five five five");
    expect(shownWords(line(), [drop({ first: 1, last: 2 })])[1]).toMatchObject({ index: 3, text: "five" });
    expect(editedText(line(), [drop({ first: 0 })])).toBe("");
  });

  it("are cut one by one if their times are known, and redacted with some time around them", () => {
    const heard = ["Call", "me", "at", "five", "five", "five"].map(
      (text, index): StoredWord => [text, 1_000 + index * 500, 1_400 + index * 500, 0.9],
    );
    const timed = line({ words: heard });
    const cut: ProgramEdit = { kind: "drop", range: { sessionId: "ses", fromMs: 1_600, toMs: 2_100 } };
    const shown = shownWords(timed, [cut]);
    expect(shown.map(({ text }) => text)).toEqual(["Call", "five", "five", "five"]);
    expect(shownWords(timed, [{ ...cut, kind: "mute_person", personId: "ana" }])).toHaveLength(4);
    // Of the same words in another line, which a second pass heard.
    const again = { ...timed, id: "seg_9" };
    expect(editedText(again, [redact({}, 2_700, 4_000)])).toBe("Call me … … … …");
  });
});

it("reads the edits once for a show, not for each of its words", () => {
  let reads = 0;
  const counted = (edit: ProgramEdit): ProgramEdit =>
    new Proxy(edit, {
      get: (target, field, receiver) => {
        if (field === "kind") reads += 1;
        return Reflect.get(target, field, receiver);
      },
    });
  const range = { sessionId: "ses", fromMs: 1_500, toMs: 2_000 };
  const edits = [
    counted({ kind: "drop", range }),
    counted({ kind: "mute_person", personId: "ana", range }),
    counted(redact()),
  ];
  const heard: StoredWord[] = [["Call", 1_000, 1_400, 0.9]];
  const show = (lines: number) => {
    for (let number = 0; number < lines; number += 1)
      editedText(line({ id: `cap_${number}`, words: heard }), edits);
    return reads;
  };
  const once = show(1);
  expect(once).toBeGreaterThan(0);
  expect(show(100)).toBe(once);
});
