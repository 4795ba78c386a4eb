import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useApiMutation } from "./use-api-mutation";

const done = () =>
  new Response(JSON.stringify({ data: { id: "cl_1" }, meta: { request_id: "r" }, error: null }));

/** Answers each press as told, and notes its key. */
async function pressing(...answers: ("lost" | "done")[]) {
  const keys: (string | null)[] = [];
  let press = 0;
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    keys[press] = new Headers(init.headers).get("idempotency-key");
    if (answers[press] === "lost") throw new TypeError("failed");
    return done();
  });
  const page = await runOnDashboard(() => useApiMutation("createClient", "session:test"), undefined);
  return {
    keys,
    async press(name: string) {
      const body = { name, email: "ana@example.com" };
      await page.act(() =>
        page
          .result()
          .mutateAsync({ body, patience: "once" } as never)
          .catch(() => undefined),
      );
      press += 1;
    },
  };
}

it("repeats a press that wasn't answered with its key, so that it happens once", async () => {
  const { keys, press } = await pressing("lost", "done", "done");
  await press("Ana");
  await press("Ana");
  await press("Ana");
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  // Answered: the next press means another one.
  expect(keys[2]).not.toBe(keys[1]);
});

it("gives another call its own key", async () => {
  const { keys, press } = await pressing("lost", "done");
  await press("Ana");
  await press("Ben");
  expect(keys[1]).not.toBe(keys[0]);
});

it("sends a call that is made twice before its answer once", async () => {
  const answer = Promise.withResolvers<void>();
  const fetched = vi.fn(() => answer.promise.then(done));
  vi.stubGlobal("fetch", fetched);
  const page = await runOnDashboard(() => useApiMutation("createClient", "session:test"), undefined);
  const press = (name: string) => page.result().mutateAsync({ body: { name } } as never);
  const pressed = [press("Ana"), press("Ana"), press("Ben")];
  await page.act(() => answer.resolve());
  await page.act(() => Promise.allSettled(pressed));
  expect(fetched).toHaveBeenCalledTimes(2);
  await page.act(() => press("Ana").catch(() => undefined));
  expect(fetched).toHaveBeenCalledTimes(3);
});
