import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { runHook } from "@/test/support/run-hook";
import { useShow } from "./use-show";

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
