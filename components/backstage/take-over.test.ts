import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StudioController } from "@/components/studio/studio-controller";
import { BackstageController } from "./backstage-controller";

const envelope = (status: number, body: object) =>
  new Response(JSON.stringify({ ...body, meta: { request_id: "req_1" } }), { status });
const busy = () =>
  envelope(503, { data: null, error: { code: "service_unavailable", message: "Busy.", retryable: true } });
const token = () =>
  envelope(200, {
    data: { url: "wss://rooms", token: "t", backstage: null, person: "guest-1" },
    error: null,
  });

const fetch = vi.fn<typeof globalThis.fetch>();
const keyOf = ([, init]: Parameters<typeof globalThis.fetch>) =>
  new Headers(init?.headers).get("idempotency-key");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetch.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("sending from this tab", () => {
  const studio = () => new StudioController("show-abc123");
  const backstage = () => new BackstageController("show-abc123", false, "guest-1");
  for (const make of [studio, backstage])
    it(`retries with the same key when the server is busy: ${make.name}`, async () => {
      fetch.mockImplementationOnce(async () => busy()).mockImplementation(async () => token());
      const pressed = make().takeOver();
      await vi.advanceTimersByTimeAsync(3_000);
      await expect(pressed).resolves.toBeUndefined();
      const [first, second] = fetch.mock.calls.map(keyOf);
      expect(second).toBe(first);
      expect(fetch).toHaveBeenCalledTimes(2);
    });
});
