import { toast } from "sonner";
import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useAction } from "./use-action";

const refused = () =>
  new Response(
    JSON.stringify({
      data: null,
      meta: { request_id: "r" },
      error: { code: "forbidden", message: "No.", retryable: false },
    }),
    { status: 403 },
  );
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

it("calls again after a refusal", async () => {
  const fetched = vi.fn(async () => refused());
  vi.stubGlobal("fetch", fetched);
  const said = vi.spyOn(toast, "error").mockReturnValue(1);
  const page = await runOnDashboard(() => useAction("testWebhook"), undefined);
  const press = () => page.result().press({ params: { webhook_id: "wh_1" }, body: {} });
  await page.act(press);
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  await page.act(press);
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("does the last thing that was pressed, although an earlier call of the same kind is on its way", async () => {
  const answer = Promise.withResolvers<void>();
  const fetched = vi.fn(() => answer.promise.then(answered));
  vi.stubGlobal("fetch", fetched);
  const page = await runOnDashboard(() => useAction("updateWebhook"), undefined);
  await page.act(() => {
    for (const status of ["paused", "active", "paused"] as const)
      page.result().press({ params: { webhook_id: "wh_1" }, body: { status } });
  });
  expect(fetched).toHaveBeenCalledTimes(3);
  await page.act(() => answer.resolve());
});
