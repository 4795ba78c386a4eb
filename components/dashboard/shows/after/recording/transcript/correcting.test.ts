import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { transcript as example } from "@/lib/modules/after/transcripts/examples-schema";
import { runHook } from "@/test/support/run-hook";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { programWith, recordingWith } from "../facts/example-recording";
import type { Line, Transcript } from "../facts/transcript";
import { type Outcome, useCorrection } from "./use-correction";
import { useLineEdit } from "./use-line-edit";
import { type OpenLine, useOpenLine } from "./use-open-line";
import { useTranscript } from "./use-transcript";

const { api, toast } = vi.hoisted(() => ({ api: vi.fn(), toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock("@/lib/client/api", () => ({ api }));
vi.mock("sonner", () => ({ toast }));

const line = (id: string, text: string): Line => ({
  ...{ id, text, person_id: "guest", name: "Ada", start_sec: 1, end_sec: 2 },
  ...{ corrected: false, confidence: 0.9, words: [{ text, start_sec: 1, end_sec: 2, confidence: 0.9 }] },
});
const LINES = [line("a", "Looms"), line("b", "Cards")];
const TRANSCRIPT: Transcript = { ...example, version: 2, segments: LINES };

beforeEach(() => void vi.resetAllMocks());

/** An editor of the first line, whose save is held until it's answered. */
async function editing(onClose: () => void) {
  const held = Promise.withResolvers<Outcome>();
  const correct = () => held.promise;
  const editor = await runHook(
    () => useLineEdit({ line: LINES[0] as Line, lines: LINES, isBusy: false, correct, onClose }),
    undefined,
  );
  await editor.act(() => editor.result().setText("Looms and cards"));
  await editor.act(() => void editor.result().save());
  return { ...editor, answer: (outcome: Outcome) => editor.act(() => held.resolve(outcome)) };
}

it("a line that is saved closes its own editor, not that of the line opened since", async () => {
  const list = await runHook(useOpenLine, undefined);
  const open = (index: number) => list.act(() => list.result().edit(LINES[index], null));
  await open(0);
  const first = list.result().open as OpenLine;
  const closes = vi.fn(() => list.result().close(first));
  const editor = await editing(closes);
  await open(1);
  await list.act(() => editor.answer({ is: "saved" }));
  expect(closes).toHaveReturnedWith(false);
  expect(list.result().open?.line.id).toBe("b");
  await list.act(() => list.result().close(list.result().open as OpenLine));
  expect(list.result().open).toBeNull();
});

it("words that couldn't be saved are in a message if their editor is gone", async () => {
  const shown = await editing(() => undefined);
  await shown.answer({ is: "refused", message: "The server is busy." });
  expect(shown.result().problem).toContain("The server is busy.");
  expect(toast.error).not.toHaveBeenCalled();
  const left = await editing(() => undefined);
  await left.unmount();
  await left.answer({ is: "refused", message: "The server is busy." });
  expect(toast.error.mock.calls[0]?.[0]).toBe("Couldn’t save “Looms and cards”. The server is busy.");
});

it("a line that was saved has its new words, also if the transcript can't be read then", async () => {
  const recording = recordingWith({ state: "ready", program: programWith() });
  api.mockResolvedValue({ data: TRANSCRIPT });
  const page = await runOnDashboard(() => {
    const reading = useTranscript(recording);
    const read = reading.data ?? TRANSCRIPT;
    return { read, ...useCorrection(read, async () => (await reading.refetch()).data ?? null) };
  }, undefined);
  const [base] = LINES as [Line];
  const words = { text: "Jacquard looms", personId: base.person_id, name: null };
  const after = { person_id: base.person_id, name: base.name, text: words.text };
  const change = { segment_id: "a", start_sec: 1, before: { ...after, text: base.text }, after };
  const busy = new ApiError({ code: "unavailable", status: 503, message: "Busy.", retryable: true });
  api.mockImplementation(async (id: string) => {
    if (id === "getTranscript") throw busy;
    return { data: { recording_id: TRANSCRIPT.recording_id, version: 3, changes: [change] }, meta: {} };
  });
  const answered = vi.fn();
  await page.act(() => page.result().correct({ base, words }).then(answered));
  expect(answered).toHaveBeenCalledWith({ is: "saved" });
  await page.until(({ read: { version } }) => version === 3);
  const { read } = page.result();
  expect(read.segments?.map(({ text, words: timed }) => [text, timed?.length])).toEqual([
    ["Jacquard looms", undefined],
    ["Cards", 1],
  ]);
});
