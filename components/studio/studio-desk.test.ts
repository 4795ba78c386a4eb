import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StageSync } from "@/lib/room/stage-sync";
import { initialState } from "@/lib/stage";
import { StudioDesk } from "./studio-desk";

const envelope = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ ...body, meta: { request_id: "req_1" } }), { status, headers });
const desk = () => {
  const data = { stage: initialState({ title: "Show" }), epoch: 1, server_time: new Date().toISOString() };
  return envelope(200, { data, error: null });
};
const busy = () =>
  envelope(
    503,
    { data: null, error: { code: "service_unavailable", message: "Busy.", retryable: true } },
    { "Retry-After": "1" },
  );
const refused = () =>
  envelope(409, {
    data: null,
    error: { code: "client_inactive", message: "Suspended.", retryable: false },
  });
const cut = () => Promise.reject(new TypeError("Failed to fetch"));

const fetch = vi.fn();
let studio: StudioDesk;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetch.mockReset());
  const stage = new StageSync({ fetch: () => Promise.reject(new Error("not asked here")) });
  studio = new StudioDesk("show-abc123", stage);
});

afterEach(() => {
  studio.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe("StudioDesk", () => {
  it("opens after failed requests without showing a problem", async () => {
    fetch.mockImplementationOnce(busy).mockImplementationOnce(cut).mockImplementation(desk);
    const problems: unknown[] = [];
    studio.subscribe(() => problems.push(studio.get().problem));
    studio.start();
    await pass(5);
    expect(studio.get().desk).not.toBeNull();
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it("reports the problem when requests keep failing", async () => {
    fetch.mockImplementation(busy);
    studio.start();
    await pass(12);
    expect(studio.get()).toMatchObject({ desk: null, problem: { code: "service_unavailable" } });
  });

  it("keeps the desk when a refresh fails", async () => {
    fetch.mockImplementationOnce(desk).mockImplementationOnce(cut).mockImplementation(desk);
    studio.start();
    await pass(10.1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(studio.get().desk).not.toBeNull();
    await pass(3);
    expect(studio.get().problem).toBeNull();
  });

  it("is out of date once refreshes have failed for a while, until one succeeds", async () => {
    fetch.mockImplementationOnce(desk).mockImplementation(busy);
    studio.start();
    await pass(10.1);
    expect(studio.get()).toMatchObject({ problem: { code: "service_unavailable" }, stale: false });
    await pass(6);
    expect(studio.get().stale).toBe(true);
    fetch.mockImplementation(desk);
    await pass(3);
    expect(studio.get()).toMatchObject({ problem: null, stale: false });
  });

  it("goes on refreshing after a refusal, unless it never opened", async () => {
    fetch.mockImplementationOnce(desk).mockImplementationOnce(refused).mockImplementation(desk);
    studio.start();
    await pass(10.1);
    expect(studio.get().problem?.code).toBe("client_inactive");
    await pass(10);
    expect(studio.get().problem).toBeNull();
    studio.store.set({ desk: null, problem: null, stale: false, loading: false });
    fetch.mockReset().mockImplementation(refused);
    void studio.refresh();
    await pass(60);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
