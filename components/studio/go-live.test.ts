import { toast } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initialState } from "@/lib/stage";
import { stubPage } from "@/test/support/stub-page";
import { StudioController } from "./studio-controller";

const NOW = Date.UTC(2031, 4, 4, 18);
const iso = (ms: number) => new Date(ms).toISOString();
const answer = (data: unknown) =>
  Response.json({ data, error: null, meta: { request_id: "req_1", next_cursor: null } });
const refusal = (status: number, error: object) =>
  Response.json(
    { data: null, error: { retryable: false, ...error }, meta: { request_id: "req_1" } },
    { status },
  );

const deskOf = (host_present: boolean) => ({
  ...{ stage: initialState(), epoch: 1, server_time: iso(Date.now()), host_present },
  ...{ me: { identity: "host", role: "host", recording: null }, event: {}, people: [] },
});
const counting = () =>
  answer({ phase: "countdown", countdown_ends_at: iso(Date.now() + 3_000), server_time: iso(Date.now()) });

interface Call {
  to: string;
  body: { countdown_sec?: number; after_countdown?: boolean };
}

let studio: StudioController;
let calls: Call[];
/** Answers the calls of the page by the end of their path. */
async function open(answers: Record<string, (call: Call) => Response | Promise<Response>>): Promise<void> {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const end = Object.keys(answers).find((path) => url.endsWith(path));
    if (!end) return new Response(null, { status: 404 });
    const call = { to: end, body: JSON.parse(String(init.body ?? "{}")) };
    if (init.method !== "GET") calls.push(call);
    return answers[end]?.(call) ?? new Response(null, { status: 404 });
  });
  studio = new StudioController("launch");
  studio.start();
  await vi.advanceTimersByTimeAsync(100);
}
const bodies = () => calls.map(({ body }) => body);

beforeEach(() => {
  calls = [];
  vi.useFakeTimers({ now: NOW });
  stubPage();
});
afterEach(() => {
  studio.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("goes on air although the stage with the countdown never arrived", async () => {
  let looks = 0;
  await open({
    // The stage's own read and the desk's; later ones get no answer.
    "/desk": () => (++looks > 2 ? new Promise<Response>(() => undefined) : answer(deskOf(true))),
    "/live/start": ({ body }) => (body.after_countdown ? answer({ phase: "live" }) : counting()),
  });
  await studio.air.start(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(studio.stage.get().state?.phase).toBe("idle");
  expect(bodies()).toEqual([{ countdown_sec: 3 }, { countdown_sec: 0, after_countdown: true }]);
});

it("says so when a colleague cancelled the countdown", async () => {
  const failed = vi.spyOn(toast, "error");
  const said = vi.spyOn(toast, "message");
  const message = "The countdown was cancelled.";
  await open({
    "/desk": () => answer(deskOf(true)),
    "/live/start": ({ body }) =>
      body.after_countdown
        ? refusal(409, { code: "version_conflict", message, fields: { status: "idle" } })
        : counting(),
  });
  await studio.air.start(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(said).toHaveBeenCalledWith(message);
  expect(failed).not.toHaveBeenCalled();
});

it("doesn't start when it's taken back before the room has reported the host", async () => {
  await open({ "/desk": () => answer(deskOf(false)), "/live/start": counting });
  const taken = new AbortController();
  const started = studio.air.start(3, taken.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  taken.abort();
  await vi.advanceTimersByTimeAsync(15_000);
  await started;
  expect(calls).toEqual([]);
});

it("cancels the countdown when it's taken back while the server starts it", async () => {
  const begun = Promise.withResolvers<Response>();
  await open({
    "/desk": () => answer(deskOf(true)),
    "/live/start": () => begun.promise,
    "/live/cancel": () => answer({ phase: "idle", countdown_ends_at: null, server_time: iso(Date.now()) }),
  });
  const taken = new AbortController();
  const started = studio.air.start(3, taken.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  taken.abort();
  begun.resolve(counting());
  await started;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.map(({ to }) => to)).toEqual(["/live/start", "/live/cancel"]);
});
