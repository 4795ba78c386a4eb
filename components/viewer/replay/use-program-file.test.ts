import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import type { ReplayProgram } from "./replay";
import { useTranscript } from "./use-transcript";

const LINES = [{ from: 0, to: 2, speaker: null, text: "Hello", cues: [] }];
const program = (composed_sec: number, version = 1) =>
  ({
    recording_id: "rec_1",
    version,
    composed_sec,
    transcript_url: "https://show.test/transcript.json",
  }) as ReplayProgram;

const busy = () => new Response(null, { status: 503 });
const fetching = vi.fn<typeof fetch>();
const pass = () => vi.advanceTimersByTimeAsync(30_000);

beforeEach(() => {
  vi.useFakeTimers();
  fetching.mockReset().mockImplementation(async () => Response.json(LINES));
  vi.stubGlobal("fetch", fetching);
});
afterEach(() => void vi.useRealTimers());

it("is read again if the server is busy", async () => {
  fetching.mockResolvedValueOnce(busy());
  const page = await runHook(useTranscript, program(10));
  expect(page.result()).toEqual([]);
  await page.act(pass);
  expect(page.result()).toEqual(LINES);
});

it("is read as soon as the server answers again, without another program", async () => {
  const outage = Date.now() + 30_000;
  fetching.mockImplementation(async () => (Date.now() < outage ? busy() : Response.json(LINES)));
  const page = await runHook(useTranscript, program(10));
  await page.act(pass);
  expect(page.result()).toEqual([]);
  await page.act(pass);
  expect(page.result()).toEqual(LINES);
  const reads = fetching.mock.calls.length;
  await page.act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(fetching).toHaveBeenCalledTimes(reads);
});

it("stays while a longer one can't be read, but not in another version", async () => {
  const page = await runHook(useTranscript, program(10));
  expect(page.result()).toEqual(LINES);
  fetching.mockImplementation(async () => busy());
  await page.render(program(30));
  await page.act(pass);
  expect(page.result()).toEqual(LINES);
  await page.render(program(30, 2));
  expect(page.result()).toEqual([]);
});
