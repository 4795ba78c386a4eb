import { expect, it, vi } from "vitest";
import { keyEvent } from "@/test/support/key-event";
import { runHook } from "@/test/support/run-hook";
import { useKeysGroup } from "./use-keys-group";
import { useSearchKeys } from "./use-search-keys";

it("the search's slash key can be turned off in the search; its other keys still work", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal("HTMLElement", class {});
  const toggle = vi.fn();
  const page = await runHook((query: string) => {
    useSearchKeys(toggle);
    return useKeysGroup(query);
  }, "");
  const press = (...key: Parameters<typeof keyEvent>) =>
    page.act(() => window.dispatchEvent(keyEvent(...key)));
  await press("keydown", "/");
  expect(toggle).toHaveBeenCalledTimes(1);
  const item = () => page.result()[0]?.items[0];
  expect(item()?.label).toBe("Turn off single-key shortcuts");
  await page.act(() => item()?.onSelect());
  await press("keydown", "/");
  expect(toggle).toHaveBeenCalledTimes(1);
  await press("keydown", "k", { ctrlKey: true });
  expect(toggle).toHaveBeenCalledTimes(2);
  await page.render("shortcuts");
  expect(item()?.label).toBe("Turn on single-key shortcuts");
  await page.render("webhooks");
  expect(page.result()).toEqual([]);
});
