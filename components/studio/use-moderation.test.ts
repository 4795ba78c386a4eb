import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useModeration } from "./use-moderation";

const controller = vi.hoisted(() => ({ slug: "launch" }));
vi.mock("./studio-context", () => ({ useStudio: () => ({ controller }) }));

it("sends a message that is sent again after a lost answer as the same one", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("idempotency-key"));
    return Response.json({ data: {}, error: null, meta: { request_id: "req_1", next_cursor: null } });
  });
  const page = await runHook(useModeration, undefined);
  const { send } = page.result();
  await send({ id: "one", text: "Hello" });
  await send({ id: "one", text: "Hello" });
  await send({ id: "one", text: "Hello", reply_to: "line_1" });
  await send({ id: "two", text: "Hello" });
  const [first, again, asReply, next] = keys;
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(new Set([first, asReply, next]).size).toBe(3);
});
