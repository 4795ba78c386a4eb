import { toast } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initialState } from "@/lib/stage";
import { stubPage } from "@/test/support/stub-page";
import { StudioController } from "./studio-controller";

const answer = (data: unknown) =>
  Response.json({ data, error: null, meta: { request_id: "req_1", next_cursor: null } });
const NOW = Date.UTC(2031, 4, 4, 18);
const old = {
  id: "msg_1",
  guest_id: "gst_1",
  from: "guest",
  name: "Ana",
  text: "Hello",
  spoken: false,
  sent_at: new Date(NOW - 60_000).toISOString(),
};

let studio: StudioController;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stubPage();
});
afterEach(() => {
  studio.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("doesn't announce private messages from before it was opened, but counts them as unread", async () => {
  const announced = vi.spyOn(toast, "message");
  const desk = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("private-messages")) return answer([old]);
    return url.endsWith("/desk") ? (await desk.promise).clone() : new Response(null, { status: 404 });
  });
  studio = new StudioController("launch");
  studio.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const me = { identity: "host", role: "host", recording: null };
  const server_time = new Date(NOW).toISOString();
  desk.resolve(answer({ stage: initialState(), epoch: 1, server_time, me, event: {}, people: [] }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(studio.privateChat.unread.get().get("gst_1")).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announced).not.toHaveBeenCalled();
});

it("sends a private message that is sent again after a lost answer as the same one", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (init.method !== "POST" || !url.includes("private-messages"))
      return new Response(null, { status: 404 });
    keys.push(new Headers(init.headers).get("idempotency-key"));
    return answer({});
  });
  studio = new StudioController("launch");
  vi.spyOn(studio.privateChat, "look").mockResolvedValue(undefined);
  const message = { id: "one", text: "One minute" };
  await studio.writeTo("gst_1", message, false);
  await studio.writeTo("gst_1", message, false);
  await studio.writeTo("gst_1", message, true);
  const [first, again, spoken] = keys;
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(spoken).not.toBe(first);
});
