import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { RefreshWhile } from "./refresh-while";

const refresh = vi.fn();
const router = { refresh };
vi.mock("next/navigation", () => ({ useRouter: () => router }));

class Tab extends EventTarget {
  visibilityState = "visible";
  see(state: "visible" | "hidden") {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let tab: Tab;
beforeEach(() => {
  vi.useFakeTimers();
  tab = new Tab();
  vi.stubGlobal("document", tab);
  refresh.mockReset();
});
afterEach(() => void vi.useRealTimers());

async function open() {
  const page = await runHook(RefreshWhile, { underWay: true });
  const step = () => page.act(() => vi.advanceTimersByTimeAsync(500));
  const pass = async (seconds: number) => {
    for (let steps = 0; steps < seconds * 2; steps += 1) await step();
  };
  return { ...page, pass };
}

it("refreshes for as long as something is in progress, less often after half a minute", async () => {
  const page = await open();
  await page.pass(30);
  expect(refresh).toHaveBeenCalledTimes(20);
  await page.pass(600);
  expect(refresh).toHaveBeenCalledTimes(80);
  await page.render({ underWay: false });
  await page.pass(60);
  expect(refresh).toHaveBeenCalledTimes(80);
});

it("waits while the page is hidden, and refreshes once it's visible again", async () => {
  const page = await open();
  await page.act(() => tab.see("hidden"));
  await page.pass(60);
  expect(refresh).not.toHaveBeenCalled();
  await page.act(() => tab.see("visible"));
  expect(refresh).toHaveBeenCalledTimes(1);
  await page.pass(15);
  expect(refresh).toHaveBeenCalledTimes(11);
});

it("doesn't refresh again before the last refresh is shown", async () => {
  const page = await open();
  // Within one `act`, React shows nothing.
  await page.act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  await page.pass(3);
  expect(refresh).toHaveBeenCalledTimes(3);
});
