import { expect, it, vi } from "vitest";
import { useSingleKeys } from "@/components/ui/use-single-keys";
import { keyEvent } from "@/test/support/key-event";
import { runHook } from "@/test/support/run-hook";
import { useKeys } from "./use-keys";

it("a key held down acts once, and an arrow key repeats", async () => {
  const [mute, right] = [vi.fn(), vi.fn()];
  const page = await runHook(() => useKeys({ m: mute, arrowright: right }, true), undefined);
  vi.stubGlobal("Element", class {});
  const press = (key: string, repeat: boolean) =>
    page.act(() => window.dispatchEvent(keyEvent("keydown", key, { repeat })));
  for (const key of ["m", "ArrowRight"]) {
    await press(key, false);
    for (let time = 0; time < 3; time += 1) await press(key, true);
  }
  expect(mute).toHaveBeenCalledTimes(1);
  expect(right).toHaveBeenCalledTimes(4);
});

it("none acts in a browser where they are turned off, until they are turned on again", async () => {
  const stored = new Map([["showrunner.studio-keys", "off"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const mute = vi.fn();
  const page = await runHook(() => {
    useKeys({ m: mute }, true);
    return useSingleKeys();
  }, undefined);
  vi.stubGlobal("Element", class {});
  const press = () => page.act(() => window.dispatchEvent(keyEvent("keydown", "m")));
  await press();
  expect(mute).not.toHaveBeenCalled();
  await page.act(() => page.result()[1](true));
  await press();
  expect(mute).toHaveBeenCalledTimes(1);
});
