import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { runHook } from "@/test/support/run-hook";
import { isRenderedBefore, useShow } from "./use-show";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/public-api", () => ({ publicApi: api }));

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  api.mockReset();
});

const open = () => runHook(() => useShow("looms", { eventState: "published", startsAt: null }), undefined);

it("asks no more for a show that was deleted", async () => {
  api.mockRejectedValue(new ApiError({ code: "not_found", message: "" }));
  await open();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(api).toHaveBeenCalledTimes(1);
});

it("asks again while the server is busy", async () => {
  api.mockRejectedValue(new ApiError({ code: "rate_limited", message: "" }));
  await open();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(api.mock.calls.length).toBeGreaterThan(2);
});

it("outdates a page that was rendered before the show was published, but not while it's a draft", () => {
  for (const closedReason of ["not_open_yet", "unpublished"] as const) {
    const draft = { eventState: "draft", closedReason };
    expect(isRenderedBefore("closed", draft)).toBe(false);
    expect(isRenderedBefore("waiting", draft)).toBe(true);
    expect(isRenderedBefore("live", draft)).toBe(true);
  }
});

it("outdates a page when the show ends, and when an ended show is live again", () => {
  const open = { eventState: "published", closedReason: null };
  const over = { eventState: "ended", closedReason: "over" as const };
  const phases = ["waiting", "live", "ended", "closed"] as const;
  expect(phases.map((phase) => isRenderedBefore(phase, open))).toEqual([false, false, true, true]);
  expect(phases.map((phase) => isRenderedBefore(phase, over))).toEqual([false, true, false, false]);
});
