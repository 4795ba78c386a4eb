import { beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { api } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { callFrom, callsFrom, storedCalls } from "./call-from";

let workspace: TestWorkspace;

const TEXT = "Speaker 1: What does it cost?\nSpeaker 2: I'll send you the offer by Friday.";

beforeAll(async () => {
  workspace = await makeWorkspace();
  const key = await workspace.callKey();
  const body = { call_id: "stored", title: "Demo", transcript: TEXT };
  expect((await api("POST", "/api/v1/analyze", { key, body })).status).toBe(200);
  const speakers = [{ name: "Speaker 2", rename: "Ann", side: "ours" }];
  expect((await api("PATCH", "/api/v1/calls/stored", { key, body: { speakers } })).status).toBe(200);
});

const within = <T>(work: (ctx: Ctx) => Promise<T>, environment: "test" | "live" = "test"): Promise<T> =>
  asSystem("test.calls", { workspaceId: workspace.workspaceId, environment }, work);
const fieldsOf = (work: (ctx: Ctx) => Promise<unknown>, environment?: "test" | "live"): Promise<unknown> =>
  within(work, environment).then(
    () => null,
    (error: { fields?: unknown }) => error.fields,
  );

describe("a call that a request means", () => {
  it("is read from its text, or with its corrections if it's stored", async () => {
    const sent = await within((ctx) => callFrom(ctx, { transcript: TEXT }));
    expect(sent).toMatchObject({ id: null, call_id: null, analysis: null, language: "en" });
    const read = await within((ctx) => callFrom(ctx, { call_id: "stored" }));
    expect(read).toMatchObject({ call_id: "stored", call: { title: "Demo" }, language: "en" });
    expect(read.transcript.lines.map(({ speaker }) => speaker)).toEqual(["Speaker 1", "Ann"]);
    expect(read.call.participants).toEqual([{ name: "Ann", side: "ours" }]);
    expect(read.analysis?.next_steps[0]?.owner).toBe("Ann");
    const renamed = await within((ctx) => callFrom(ctx, { call_id: "stored", title: "Other" }));
    expect([renamed.call.title, renamed.transcript.lines.length]).toEqual(["Other", 2]);
  });

  it("is exactly one, which can be read", async () => {
    expect(await fieldsOf((ctx) => callFrom(ctx, {}))).toEqual({ transcript: "required" });
    expect(await fieldsOf((ctx) => callFrom(ctx, { call_id: "stored", transcript: TEXT }))).toEqual({
      call_id: "not_allowed",
    });
    const polish = { transcript: TEXT, language: "pl" };
    expect(await fieldsOf((ctx) => callsFrom(ctx, [{ transcript: TEXT }, polish], "transcripts"))).toEqual({
      "transcripts.1.language": "unsupported",
    });
    expect(await fieldsOf((ctx) => callFrom(ctx, { call_id: "stored", language: "pl" }))).toEqual({
      language: "unsupported",
    });
    expect(await fieldsOf((ctx) => callsFrom(ctx, [{ segments: [{ text: " " }] }], "transcripts"))).toEqual({
      "transcripts.0.segments": "required",
    });
  });

  it("belongs to the caller", async () => {
    expect(await fieldsOf((ctx) => callFrom(ctx, { call_id: "stored" }), "live")).toEqual({
      call_id: "not_found",
    });
    expect(await fieldsOf((ctx) => storedCalls(ctx, ["stored", "random"], "call_ids"))).toEqual({
      "call_ids.1": "not_found",
    });
    const [first, second] = await within((ctx) => storedCalls(ctx, ["stored", "stored"], "call_ids"));
    expect(first).toEqual(second);
  });

  it("has with the others of its request at most 2,000,000 characters", async () => {
    const long = { transcript: "word ".repeat(80_000).trim(), language: "en" };
    const five = Array.from({ length: 5 }, () => long);
    expect(await within((ctx) => callsFrom(ctx, five, "transcripts"))).toHaveLength(5);
    const more = [...five, { transcript: "One more sentence." }];
    expect(await fieldsOf((ctx) => callsFrom(ctx, more, "transcripts"))).toEqual({ transcripts: "too_long" });
  });
});
