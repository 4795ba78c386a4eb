import { expect, it, vi } from "vitest";
import { newDraft } from "../editing/edit";
import { requestOf } from "../editing/request-of";
import type { Line } from "../facts/transcript";
import { selectedInLines, selectedLines } from "./selected";

let second = 0;
const line = (id: string, text: string): Line => {
  const words = text.split(" ").map((word) => {
    second += 1;
    return { text: word, start_sec: second, end_sec: second + 0.5, confidence: null };
  });
  const [start_sec, end_sec] = [words[0]?.start_sec ?? 0, words.at(-1)?.end_sec ?? 0];
  return { id, text, words, start_sec, end_sec } as Line;
};
const lines = [line("a", "My number is"), line("b", "five five"), line("c", "six and that was it")];

it("redacts words across lines as one edit, and cuts their time", () => {
  const onEdit = vi.fn();
  const range = { first: { line: 0, word: 2 }, last: { line: 2, word: 0 } };
  const selected = selectedInLines(lines, range, onEdit);
  expect(selected?.words).toMatch(/^4 words, .*“is five five six”$/);
  selected?.onRedact?.();
  const [kind, { words }] = onEdit.mock.calls[0] ?? [];
  expect(requestOf(newDraft(kind, 1, { words })).request).toEqual({
    ...{ kind: "redact_words", segment_id: "a", first_word: 2, last_segment_id: "c", last_word: 0 },
  });
  selected?.onCut();
  expect(onEdit).toHaveBeenLastCalledWith("drop", { time: { from: 3, to: 6.5 } });
});

it("redacts whole lines, and of one line lets words be chosen", () => {
  const onEdit = vi.fn();
  selectedLines(lines, { first: 1, last: 2 }, onEdit)?.onRedact?.();
  const [kind, { words }] = onEdit.mock.calls[0] ?? [];
  expect(requestOf(newDraft(kind, 1, { words })).request).toEqual({
    ...{ kind: "redact_words", segment_id: "b", first_word: 0, last_segment_id: "c", last_word: 4 },
  });
  const one = selectedLines(lines, { first: 0, last: 0 }, onEdit);
  expect([one?.onRedact, one?.more.slice(0, 2).map(({ label }) => label)]).toEqual([
    null,
    ["Cut words…", "Redact words…"],
  ]);
});
