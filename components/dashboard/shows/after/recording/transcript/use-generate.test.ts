import { useQuery } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { transcript as example, pass } from "@/lib/modules/after/transcripts/examples-schema";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useEnvironment } from "../../../../access/environment";
import { programWith, recordingWith } from "../facts/example-recording";
import { recordingQuery } from "../facts/recording-query";
import type { Transcript } from "../facts/transcript";
import { useGenerate } from "./use-generate";
import { useTranscript } from "./use-transcript";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/api", () => ({ api }));

it("a transcript that was asked for is shown as it's made, also if there were no captions", async () => {
  const recording = recordingWith({ state: "ready", program: programWith({ captions: [] }) });
  let transcript: Transcript | null = null;
  api.mockImplementation(async (id: string) => {
    if (id === "getTranscript" && !transcript)
      throw new ApiError({ code: "not_found", status: 404, message: "No transcript." });
    if (id === "generateTranscript") transcript = { ...example, segments: [], pass };
    return { data: id === "getRecording" ? recording : transcript, meta: {} };
  });
  const count = (id: string) => api.mock.calls.filter(([called]) => called === id).length;
  vi.useFakeTimers();
  const page = await runOnDashboard(() => {
    const { as } = useEnvironment();
    useQuery({ ...recordingQuery(as, recording.event_slug, recording.id), staleTime: Infinity });
    return { reading: useTranscript(recording), ...useGenerate(recording) };
  }, undefined);
  const later = (ms: number) => page.act(() => vi.advanceTimersByTimeAsync(ms));
  await later(100);
  expect(page.result().reading.data).toBeNull();
  // A request that finds nothing would be an error in the browser's console.
  expect(count("getTranscript")).toBe(0);
  await page.act(() => page.result().generate());
  await later(100);
  expect(page.result().reading.data?.pass?.state).toBe("running");
  const before = count("getTranscript");
  await later(6_500);
  expect(count("getTranscript")).toBe(before + 2);
  expect(count("getRecording")).toBe(1);
  transcript = { ...example, pass: { ...pass, state: "ready" } };
  await later(3_500);
  expect(page.result().reading.data?.segments).toHaveLength(1);
  expect(count("getRecording")).toBe(2);
});

it("a transcript that was begun automatically is shown as it's made, also after nothing was heard", async () => {
  vi.useRealTimers();
  const program = programWith({ captions: [] });
  const transcript: Transcript = { ...example, segments: [], pass };
  api.mockReset().mockImplementation(async () => ({ data: transcript, meta: {} }));
  const show = { transcribing: true };
  const page = await runOnDashboard(
    () => useTranscript(recordingWith({ state: "ready", source: "upload", program, ...show })),
    undefined,
  );
  await page.until(({ data }) => data?.pass?.state === "running");
  show.transcribing = false;
  await page.render(undefined);
  await page.act(() => Promise.resolve());
  expect(page.result().data?.pass).toEqual(pass);
});
