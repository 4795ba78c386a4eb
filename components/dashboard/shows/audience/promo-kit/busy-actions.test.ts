import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { usePromoKit } from "./use-promo-kit";

it("keeps a running action's button busy while another one ends, and runs it once", async () => {
  let bundles = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("bundle")) {
      bundles += 1;
      return new Promise<Response>(() => undefined);
    }
    const item = { id: "i", version: 2, state: "approved" };
    return new Response(JSON.stringify({ data: item, meta: { request_id: "r" }, error: null }));
  });
  const kit = { people: [], job: null } as never;
  const page = await runOnDashboard(() => usePromoKit("s", kit), undefined);
  await page.act(() => void page.result().download());
  await page.act(() => page.result().change({ id: "i", version: 1 } as never, { state: "approved" }));
  expect(page.result().isBusy("download")).toBe(true);
  expect(page.result().isBusy("i")).toBe(false);
  await page.act(() => void page.result().download());
  expect(bundles).toBe(1);
});
