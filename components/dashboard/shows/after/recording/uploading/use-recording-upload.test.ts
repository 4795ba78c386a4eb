import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useRecordingUpload } from "./use-recording-upload";

vi.mock("../../../../access/environment", () => ({ useEnvironment: () => ({ as: "session:test" }) }));
vi.mock("@/lib/client/session-channel", () => ({ recheckSession() {} }));
const sendParts = vi.hoisted(() => vi.fn());
vi.mock("./send-parts", () => ({ sendParts }));

const file = new File(["0123"], "Panel.mp4", { type: "video/mp4", lastModified: 1 });
const name = "showrunner.recording.session:test.looms";
const kept = (recordingId: string) =>
  JSON.stringify({ recordingId, name: "Panel.mp4", fingerprint: "Panel.mp4\n4\n1" });

const store = new Map<string, string>();
const calls: { path: string; body: Record<string, unknown> }[] = [];
let answers: (() => Promise<Response> | Response)[];

const data = (recording_id: string) => () =>
  Response.json({ data: { recording_id, parts: [] }, meta: { request_id: "r" }, error: null });
const refused = (status: number, code: string, fields: Record<string, string> = {}) => {
  const error = { code, message: `Refused: ${code}.`, fields, retryable: false };
  return () => Response.json({ data: null, meta: { request_id: "r" }, error }, { status });
};

beforeEach(() => {
  calls.length = 0;
  store.clear();
  sendParts.mockReset();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ path: url.replace(/^.*recordings/, ""), body: JSON.parse(init.body as string) });
    const cut = new Promise<never>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
    return Promise.race([answers.shift()?.(), cut]);
  });
});

async function take() {
  const onDone = vi.fn();
  const page = await runHook(() => useRecordingUpload("looms", onDone), undefined);
  await page.act(() => page.result().take(file));
  return { problem: page.result().problem, onDone };
}

it("isn't sent again if all of it arrived and the answer was lost", async () => {
  store.set(name, kept("rec_1"));
  answers = [refused(409, "version_conflict", { status: "converting" })];
  const { problem, onDone } = await take();
  expect(problem).toBeUndefined();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(calls.map(({ body }) => body.recording_id)).toEqual(["rec_1"]);
  expect(store.has(name)).toBe(false);
});

it.each([
  ["the session has ended", refused(401, "unauthorized")],
  ["the show is cancelled", refused(409, "version_conflict", { status: "cancelled" })],
  ["the storage is full", refused(402, "storage_full")],
])("can still be resumed after %s", async (_, refusal) => {
  store.set(name, kept("rec_1"));
  answers = [refusal];
  const { problem, onDone } = await take();
  expect(problem).toMatch(/^Refused/);
  expect(onDone).not.toHaveBeenCalled();
  expect(store.get(name)).toBe(kept("rec_1"));
  expect(calls).toHaveLength(1);
});

it.each([
  ["is gone", refused(400, "validation_error", { recording_id: "not_found" })],
  ["has another size", refused(400, "validation_error", { size_bytes: "invalid" })],
  ["has failed", refused(409, "version_conflict", { status: "failed" })],
])("starts over if the earlier upload %s", async (_, refusal) => {
  store.set(name, kept("rec_1"));
  answers = [refusal, data("rec_2"), data("rec_2")];
  const { problem, onDone } = await take();
  expect(problem).toBeUndefined();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(calls.map(({ path, body }) => [path, body.recording_id])).toEqual([
    ["", "rec_1"],
    ["", undefined],
    ["/rec_2/complete", undefined],
  ]);
});

it("waits for the server's check of the parts", async () => {
  vi.useFakeTimers();
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(data("rec_1")()), 25_000));
  answers = [data("rec_1"), slow];
  const page = await runHook(() => useRecordingUpload("looms", () => {}), undefined);
  let done: Promise<void> | undefined;
  await page.act(() => {
    done = page.result().take(file);
  });
  await page.act(() => vi.advanceTimersByTimeAsync(26_000));
  await page.act(() => done);
  expect(page.result().problem).toBeUndefined();
  expect(calls).toHaveLength(2);
  vi.useRealTimers();
});
