import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useAction } from "./use-action";

const answered = () => new Response(JSON.stringify({ data: {}, meta: { request_id: "r" }, error: null }));

it("calls once when it's pressed twice before the button is drawn as busy, and again after the answer", async () => {
  const answer = Promise.withResolvers<void>();
  const fetched = vi.fn(() => answer.promise.then(answered));
  vi.stubGlobal("fetch", fetched);
  const page = await runOnDashboard(() => useAction("testWebhook"), undefined);
  const press = (id: string) => page.result().press({ params: { webhook_id: id }, body: {} });
  await page.act(() => {
    press("wh_1");
    press("wh_1");
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  await page.act(() => press("wh_2"));
  expect(fetched).toHaveBeenCalledTimes(2);
  await page.act(() => answer.resolve());
  await page.until(({ busy }) => !busy);
  await page.act(() => press("wh_1"));
  expect(fetched).toHaveBeenCalledTimes(3);
});
