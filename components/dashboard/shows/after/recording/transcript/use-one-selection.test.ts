import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useOneSelection } from "./use-one-selection";

it("what is selected last is all that is selected", async () => {
  const [clearTime, clearWords] = [vi.fn(), vi.fn()];
  const page = await runHook(
    ({ words, time }: { words: boolean; time: boolean }) =>
      useOneSelection(words, { selected: time ? { from: 1, to: 2 } : null, clear: clearTime }, clearWords),
    { words: false, time: false },
  );
  const calls = () => [clearTime.mock.calls.length, clearWords.mock.calls.length];
  await page.render({ words: true, time: false });
  expect(calls()).toEqual([1, 0]);
  await page.render({ words: true, time: true });
  expect(calls()).toEqual([1, 1]);
  await page.render({ words: false, time: true });
  await page.render({ words: true, time: true });
  expect(calls()).toEqual([2, 1]);
});
