import { expect, it, vi } from "vitest";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useBulk } from "./use-bulk";

const reply = (data: unknown) =>
  new Response(JSON.stringify({ data, meta: { request_id: "r" }, error: null }));
const refused = () =>
  new Response(
    JSON.stringify({
      data: null,
      meta: { request_id: "r" },
      error: { code: "forbidden", message: "Not allowed.", retryable: false },
    }),
    { status: 403 },
  );
const options = { slug: "s", query: {} as never, onChanged: () => undefined };

it("offers an undo again that was refused", async () => {
  vi.stubGlobal("fetch", async () => refused());
  const page = await runOnDashboard(useBulk, options);
  await page.act(() => page.result().undo([{ action: "confirm", ids: ["a", "b"] }]));
  expect(page.result().outcome).toMatchObject({
    problems: [{ message: "Not allowed.", count: 2 }],
    undo: [{ action: "confirm", ids: ["a", "b"] }],
  });
});

it("learns what a batch changed whose first answer came too late", async () => {
  vi.useFakeTimers();
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("idempotency-key"));
    const changed = [{ registration_id: "a", before: "confirmed" }];
    if (keys.length > 1) return Promise.resolve(reply({ changed, problems: [] }));
    return new Promise((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  });
  const page = await runOnDashboard(useBulk, options);
  await page.act(async () => {
    const done = page.result().change("cancel", ["a"]);
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
  });
  expect(page.result().outcome).toMatchObject({ problems: [], undo: [{ ids: ["a"] }] });
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
