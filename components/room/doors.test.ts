import { beforeEach, expect, it, vi } from "vitest";
import { useBackstageDoor } from "@/components/backstage/use-backstage-door";
import { useStudioDoor } from "@/components/studio/use-studio-door";
import { runHook } from "@/test/support/run-hook";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/api", () => ({ api }));

let entries: PromiseWithResolvers<object>[];
beforeEach(() => {
  entries = [];
  api.mockReset().mockImplementation(async (id: string) => {
    if (!id.startsWith("enter")) return { data: {} };
    const entry = Promise.withResolvers<object>();
    entries.push(entry);
    return entry.promise;
  });
  vi.stubGlobal("location", new URL("https://show.test/studio?key=secret"));
  vi.stubGlobal("history", { state: null, replaceState: () => undefined });
});

it.each([
  ["studio", () => useStudioDoor("launch")],
  ["backstage", () => useBackstageDoor("launch", "token")],
] as const)("%s: an earlier attempt that fails late doesn't close an open door", async (_name, useDoor) => {
  const page = await runHook(useDoor, undefined);
  await page.act(() => page.result()[1]());
  await page.act(() => entries[1]?.resolve({ data: {} }));
  expect(page.result()[0].state).toBe("open");
  await page.act(() => entries[0]?.reject(new Error("Timed out.")));
  expect(page.result()[0].state).toBe("open");
});
