import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestTimes } from "./request-times";

const PAGE = { sentAt: 100, heardAt: 900 };

let measured: { name: string; requestStart: number; responseStart: number }[];

class Observer {
  observe = vi.fn();
  disconnect = vi.fn();
  takeRecords = () => measured;
}

async function within(): Promise<typeof PAGE> {
  const times = new RequestTimes("recording-clock");
  times.start();
  const found = times.within(PAGE);
  await vi.runAllTimersAsync();
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", Observer);
  measured = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the times of a request", () => {
  it("are the browser's, which doesn't wait for the page", async () => {
    measured = [
      { name: "https://a.example/api/app/events/x/recording-clock", requestStart: 300, responseStart: 420 },
      { name: "https://a.example/other", requestStart: 500, responseStart: 510 },
    ];
    expect(await within()).toEqual({ sentAt: 300, heardAt: 420 });
  });

  it("are the page's if the browser doesn't tell, or tells of another request", async () => {
    expect(await within()).toEqual(PAGE);
    const name = "https://a.example/recording-clock";
    for (const times of [
      { requestStart: 0, responseStart: 0 },
      { requestStart: 20, responseStart: 60 },
      { requestStart: 300, responseStart: 1_000 },
    ]) {
      measured = [{ name, ...times }];
      expect(await within()).toEqual(PAGE);
    }
    vi.stubGlobal("PerformanceObserver", undefined);
    expect(await within()).toEqual(PAGE);
  });
});
