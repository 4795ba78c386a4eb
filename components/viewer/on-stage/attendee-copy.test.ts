import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StageSync } from "@/lib/room/stage-sync";
import { attendeeCopy } from "./attendee-copy";

const envelope = (status: number, body: object) =>
  new Response(JSON.stringify({ ...body, meta: { request_id: "req_1" } }), { status });
const refusal = (status: number, code: string, retryable: boolean) =>
  envelope(status, { data: null, error: { code, message: "No.", retryable } });

const fetch = vi.fn<typeof globalThis.fetch>();
const stage = new StageSync({ everyMs: 1_000, fetch: () => new Promise(() => {}) });

const made = (signal = new AbortController().signal) =>
  attendeeCopy({ slug: "launch", stage, signal, sending: () => null });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetch.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks who the attendee is until the server answers, when an earlier visit left something", async () => {
  fetch
    .mockImplementationOnce(async () => refusal(503, "service_unavailable", true))
    .mockImplementationOnce(() => Promise.reject(new TypeError("offline")))
    .mockImplementation(async () => envelope(200, { data: { identity: "v-1" }, error: null }));
  const copy = made();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await copy).not.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(
    Array.from({ length: 3 }, () => "/api/app/events/launch/stage-invitation"),
  );
});

it("uploads nothing for someone whose link no longer works", async () => {
  fetch.mockImplementation(async () => refusal(401, "unauthorized", false));
  expect(await made()).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("stops asking when the page is left", async () => {
  fetch.mockImplementation(async () => refusal(503, "service_unavailable", true));
  const abort = new AbortController();
  const copy = made(abort.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  abort.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await copy).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("asks no one while the attendee's devices are open", async () => {
  const session = { get: () => ({ canPublish: false }) } as never;
  const sending = { person: "v-1", session, agreed: true, tracks: () => ({}) as never };
  const { signal } = new AbortController();
  expect(await attendeeCopy({ slug: "launch", stage, signal, sending: () => sending })).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
