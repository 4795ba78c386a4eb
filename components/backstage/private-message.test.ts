import { afterEach, expect, it, vi } from "vitest";
import { BackstageController } from "./backstage-controller";

afterEach(() => vi.unstubAllGlobals());

it("sends a private message that is sent again after a lost answer as the same one", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("idempotency-key"));
    return Response.json({ data: {}, error: null, meta: { request_id: "req_1", next_cursor: null } });
  });
  const backstage = new BackstageController("launch", false, "guest-ana");
  vi.spyOn(backstage.privateChat, "look").mockResolvedValue(undefined);
  for (const id of ["one", "one", "two"]) await backstage.write({ id, text: "Can you hear me?" });
  const [first, again, next] = keys;
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});
