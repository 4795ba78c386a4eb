import { createElement } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { StageSync } from "@/lib/room/stage-sync";
import { runHook } from "@/test/support/run-hook";
import { RefreshLater } from "./refresh-later";
import { ShowContext } from "./show-context";
import type { ShowState } from "./use-show";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const PAGE = "https://show.test/watch/looms";
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  refresh.mockReset();
  send.mockReset();
  vi.stubGlobal("location", new URL(PAGE));
  vi.stubGlobal("fetch", send);
});

/** The page of one of 2,000 listeners, outdated from now on. */
async function outdated() {
  const sync = new StageSync({ fetch: () => new Promise(() => undefined), inAudience: true });
  const server_time = new Date().toISOString();
  sync.pulse({ type: "pulse", epoch: 1, version: 0, feed: 0, desk_feed: 0, listeners: 2_000, server_time });
  onTestFinished(() => sync.stop());
  const value = { sync } as ShowState;
  return runHook(
    () => RefreshLater(),
    undefined,
    (content) => createElement(ShowContext.Provider, { value }, content),
  );
}

it("doesn't refresh an audience's pages at the same moment", async () => {
  await outdated();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("asks again for the page if the server is busy, and only while the page is outdated", async () => {
  send.mockResolvedValueOnce(new Response("", { status: 503 })).mockResolvedValue(new Response("page"));
  const page = await outdated();
  const answer = window.fetch(`${PAGE}?_rsc=1`, { headers: { rsc: "1" } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(2);
  await page.unmount();
  send.mockResolvedValueOnce(new Response("", { status: 503 }));
  const other = await window.fetch(`${PAGE}?_rsc=1`, { headers: { rsc: "1" } });
  expect(other.status).toBe(503);
});
