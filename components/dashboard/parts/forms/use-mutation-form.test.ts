import { setTimeout as sleep } from "node:timers/promises";
import type { FormEvent } from "react";
import { toast } from "sonner";
import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useMutationForm } from "./use-mutation-form";

const submitted = { preventDefault() {} } as FormEvent;

/** A dialog's form whose answer comes when it's told to. */
async function form() {
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise);
  vi.stubGlobal("fetch", fetched);
  const said = vi.spyOn(toast, "success").mockReturnValue(1);
  const onDone = vi.fn();
  const page = await runOnDashboard(
    () =>
      useMutationForm("createClient", {
        initial: { name: "Ana" },
        input: ({ name }) => ({ body: { name } as never }),
        saved: "Saved",
        onDone,
      }),
    undefined,
  );
  await page.act(() => page.result().submit(submitted));
  const arrive = () =>
    page.act(() =>
      answer.resolve(new Response(JSON.stringify({ data: {}, meta: { request_id: "r" }, error: null }))),
    );
  return { page, onDone, said, fetched, arrive };
}

it("tells the form that it's done", async () => {
  const { page, onDone, arrive } = await form();
  await arrive();
  await page.until(({ busy }) => !busy);
  expect(onDone).toHaveBeenCalledOnce();
});

it("says only that it's saved if the form was closed before the answer", async () => {
  const { page, onDone, said, arrive } = await form();
  await page.unmount();
  await arrive();
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith("Saved"));
  expect(onDone).not.toHaveBeenCalled();
});

it("is sent once, however often it's submitted before the answer", async () => {
  const { page, onDone, fetched, arrive } = await form();
  await page.until(({ busy }) => busy);
  await page.act(() => page.result().submit(submitted));
  await page.act(() => page.result().submit(submitted));
  await arrive();
  await page.until(({ busy }) => !busy);
  expect(fetched).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

it("is sent once if it's submitted twice before the page is drawn again, and can be sent again after", async () => {
  const { page, fetched, arrive } = await form();
  await page.until(({ busy }) => busy);
  await arrive();
  await page.until(({ busy }) => !busy);
  const { submit } = page.result();
  await page.act(() => {
    submit(submitted);
    submit(submitted);
  });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("stays busy with a call on its way when errors are cleared", async () => {
  const { page, fetched, arrive } = await form();
  await page.until(({ busy }) => busy);
  await page.act(() => page.result().clearError());
  await page.act(() => sleep(5));
  expect(page.result().busy).toBe(true);
  await page.act(() => page.result().submit(submitted));
  await arrive();
  await page.until(({ busy }) => !busy);
  expect(fetched).toHaveBeenCalledOnce();
});

it("says what was sent, whatever was typed before the answer", async () => {
  const { page, onDone, arrive } = await form();
  await page.act(() => page.result().set({ name: "Ben" }));
  await arrive();
  await page.until(({ busy }) => !busy);
  expect(onDone).toHaveBeenCalledWith(expect.anything(), { name: "Ana" });
});
