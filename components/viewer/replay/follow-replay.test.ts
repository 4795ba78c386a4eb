import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { type Viewer, ViewerContext } from "../viewer-context";
import { FollowReplay } from "./follow-replay";
import type { Replay } from "./replay";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/after-api", () => ({ afterApi: api }));

it("takes only the newest answer, and asks in one rhythm, however often the tab is returned to", async () => {
  const reads: ((data: Replay) => void)[] = [];
  api.mockImplementation(() => new Promise((resolve) => reads.push((data) => resolve({ data }))));
  const wakes: (() => void)[] = [];
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: (_: string, listener: () => void) => wakes.push(listener),
    removeEventListener: () => undefined,
  });
  vi.useFakeTimers();
  const place = { place: { kind: "in", as: "attendee" }, lose: () => undefined };
  const viewer = { view: { slug: "looms" }, place } as unknown as Viewer;
  const onChange = vi.fn();
  const page = await runHook(
    () => FollowReplay({ asked: 0, replay: null, onChange }),
    undefined,
    (content) => createElement(ViewerContext.Provider, { value: viewer }, content),
  );
  await page.act(() => wakes[0]?.());
  const [older, newer] = [
    { state: "none", next_in_sec: 60 },
    { state: "playable", next_in_sec: 60 },
  ] as never[];
  await page.act(() => reads[1]?.(newer as never));
  await page.act(() => reads[0]?.(older as never));
  expect(onChange.mock.calls).toEqual([[newer]]);
  expect(vi.getTimerCount()).toBe(1);
});

it("asks at once when the replay is no longer open to anyone, and every few seconds whether it is, unless the page is hidden and paused", async () => {
  api.mockReset();
  const seen = {
    ...{ visibilityState: "visible", querySelector: () => ({ paused: true }) },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  };
  vi.stubGlobal("document", seen);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.useFakeTimers();
  const playable = {
    ...{ state: "playable", until: null, next_in_sec: 600 },
    program: { open_url: "https://shows.example.com/recordings/token/open.txt" },
  };
  api.mockResolvedValue({ data: playable });
  let status = 200;
  const asks: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asks.push(url);
    return { status };
  });
  const place = { place: { kind: "in", as: "attendee" }, lose: () => undefined };
  const viewer = { view: { slug: "looms" }, place } as unknown as Viewer;
  const onChange = vi.fn();
  const page = await runHook(
    () => FollowReplay({ asked: 0, replay: playable as unknown as Replay, onChange }),
    undefined,
    (content) => createElement(ViewerContext.Provider, { value: viewer }, content),
  );
  await page.act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(asks).toEqual(Array(2).fill("/recordings/token/open.txt"));
  expect(api).toHaveBeenCalledTimes(1);
  seen.visibilityState = "hidden";
  await page.act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asks).toHaveLength(2);
  seen.querySelector = () => ({ paused: false });
  await page.act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(asks).toHaveLength(3);
  status = 404;
  api.mockResolvedValue({ data: { state: "off", program: null, next_in_sec: 30 } });
  await page.act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(api).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenLastCalledWith({ state: "off", program: null, next_in_sec: 30 });
});
