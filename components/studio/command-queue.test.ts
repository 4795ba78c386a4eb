import { afterEach, describe, expect, it, vi } from "vitest";
import { retrying } from "@/lib/client/retrying";
import { StageSync } from "@/lib/room/stage-sync";
import { initialState, type StageState } from "@/lib/stage";
import { CommandQueue } from "./command-queue";
import type { DeskCommand } from "./studio-types";

const live: StageState = {
  ...initialState({ title: "Show" }),
  version: 3,
  phase: "live",
  started_at: "2026-05-04T18:00:00.000Z",
};

const envelope = (status: number, body: object) =>
  new Response(JSON.stringify({ ...body, meta: { request_id: "req_1" } }), { status });
const answer = (version: number, commands: Partial<DeskCommand>[] = []) =>
  envelope(200, { data: { state_version: version, reading: null, proposal: null, commands }, error: null });
const refusal = (status: number, code: string) =>
  envelope(status, { data: null, error: { code, message: "No.", retryable: false } });

function make(state: StageState = live) {
  const stage = new StageSync({
    fetch: async () => ({ state, epoch: 1, server_time: new Date().toISOString() }),
  });
  stage.take(state);
  const onTrouble = vi.fn();
  const look = vi.fn(async () => undefined);
  const known = () => ({ people: [] });
  const queue = new CommandQueue({ slug: "show-abc123", stage, known, onTrouble, look });
  return { stage, queue, onTrouble, look };
}

const keyOf = (call: unknown[]) => new Headers((call[1] as RequestInit).headers).get("idempotency-key");
const bodyOf = (call: unknown[]) => JSON.parse(String((call[1] as RequestInit).body));

/** Like the browser's, this request ends with its signal. */
const hanging = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("CommandQueue", () => {
  it("sends commands one at a time, in the order they were given", async () => {
    let open = 0;
    let most = 0;
    const fetch = vi.fn(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((done) => setTimeout(done, 5));
      open -= 1;
      return answer(4);
    });
    vi.stubGlobal("fetch", fetch);
    const { queue, stage } = make();
    const layouts = ["duo", "solo", "present"] as const;
    await Promise.all(layouts.map((layout) => queue.run({ action: "set_layout", layout })));
    expect(fetch.mock.calls.map((call) => bodyOf(call).layout)).toEqual(layouts);
    expect(most).toBe(1);
    stage.stop();
  });

  it("keeps a command until the server's state includes it", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => answer(4)),
    );
    const { queue, stage } = make();
    await queue.run({ action: "set_layout", layout: "duo" });
    expect(queue.pending.get()).toHaveLength(1);
    stage.take({ ...live, version: 4, layout: "duo" });
    expect(queue.pending.get()).toHaveLength(0);
    stage.stop();
  });

  it("reverts a command that the server rejects, and reports the problem", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => refusal(409, "not_live")),
    );
    const { queue, stage, onTrouble } = make();
    expect(await queue.run({ action: "set_layout", layout: "duo" })).toBe(false);
    expect(queue.pending.get()).toEqual([]);
    expect(onTrouble.mock.calls[0]?.[0]).toMatchObject({ code: "not_live" });
    stage.stop();
  });

  it("doesn't send a command that can't be carried out", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    const { queue, onTrouble } = make();
    expect(await queue.run({ action: "bring_on", identity: "nobody" })).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
    expect(onTrouble).toHaveBeenCalledOnce();
  });

  it("retries an unanswered command with the same idempotency key", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError("network")).mockResolvedValue(answer(4));
    vi.stubGlobal("fetch", fetch);
    const { queue, stage } = make();
    expect(await queue.run({ action: "set_layout", layout: "duo" })).toBe(true);
    const [first, second] = fetch.mock.calls.map(keyOf);
    expect(first).toBe(second);
    stage.stop();
  });

  it("prepares the stage while the show isn't live", async () => {
    const fetch = vi.fn(async () => answer(4));
    vi.stubGlobal("fetch", fetch);
    const { queue, stage } = make({ ...live, phase: "idle", started_at: null });
    await queue.run({ action: "set_layout", layout: "duo" });
    expect(String((fetch.mock.calls[0] as unknown[])[0])).toContain("/stage/prepare");
    stage.stop();
  });

  it("sends a command without an answer once more, and drops those that it held up too long", async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(hanging);
    vi.stubGlobal("fetch", fetch);
    const { queue, stage, onTrouble } = make();
    const outcomes: [string, boolean][] = [];
    const note = (name: string) => (done: boolean) => outcomes.push([name, done]);
    void queue.run({ action: "set_layout", layout: "duo" }).then(note("hung"));
    void queue.run({ action: "set_layout", layout: "solo" }).then(note("behind it"));
    expect(queue.pending.get()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(retrying.get()).toBe(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(outcomes).toEqual([["behind it", false]]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outcomes).toEqual([
      ["behind it", false],
      ["hung", false],
    ]);
    expect(queue.pending.get()).toEqual([]);
    expect(onTrouble).toHaveBeenCalledTimes(2);
    expect(fetch.mock.calls.map((call) => bodyOf(call).layout)).toEqual(["duo", "duo"]);
    expect(new Set(fetch.mock.calls.map(keyOf)).size).toBe(1);
    expect(retrying.get()).toBe(false);
    fetch.mockImplementation(async () => answer(4));
    const next = queue.run({ action: "set_layout", layout: "present" });
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toBe(true);
    stage.stop();
  });

  it("waits with an undo until earlier commands are answered, and knows their ids then", async () => {
    const first = Promise.withResolvers<Response>();
    const fetch = vi.fn(async (url: string) => (url.includes("/undo") ? answer(5) : first.promise));
    vi.stubGlobal("fetch", fetch);
    const { queue, stage, look } = make();
    const ran = queue.run({ action: "set_layout", layout: "duo" });
    const undone = queue.undo(() => queue.answered.get()[0]?.id);
    first.resolve(answer(4, [{ id: "cmd_4", version: 4 }]));
    await Promise.all([ran, undone]);
    expect(fetch.mock.calls.at(-1)?.[0]).toContain("/studio/commands/cmd_4/undo");
    expect(look).toHaveBeenCalledOnce();
    stage.stop();
  });

  it("forgets its answered commands when the server was restored", async () => {
    vi.stubGlobal("fetch", async () => answer(4, [{ id: "cmd_4", version: 4 }]));
    const { queue, stage } = make();
    await queue.run({ action: "set_layout", layout: "duo" });
    expect(queue.answered.get()).toHaveLength(1);
    stage.take({ ...live, version: 1 }, 2);
    expect(queue.answered.get()).toEqual([]);
    stage.stop();
  });
});
