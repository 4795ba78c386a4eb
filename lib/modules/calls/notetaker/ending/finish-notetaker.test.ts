import { beforeEach, describe, expect, it, vi } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import { db, outsideTransaction, sql } from "@/lib/platform/database/db";
import { releaseStale } from "@/lib/platform/money/budget";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { recognizer } from "@/lib/providers/stt";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeShow, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import { eraseNotes } from "./erase-notes";
import { finishNotetaker, giveUpAnalysis } from "./finish-notetaker";

const CENTS_4 = 4 * 10_000;

let show: TestShow;
let key: string;
let id: string;
const joinedAt = new Date("2026-11-28T17:00:00.000Z");
const at = (seconds: number) => new Date(joinedAt.getTime() + seconds * 1000);

const get = async () => (await api("GET", `/api/v1/calls/bot/${id}`, { key })).json.data;
const send = () =>
  api("POST", "/api/v1/calls/bot", { key, body: { meeting_url: `${env().PUBLIC_URL}/e/${show.slug}` } });
const usage = async () => (await api("GET", "/api/v1/usage", { key })).json.data;
const reservation = () => db().ledgerEntry.findFirst({ where: { subject: id, kind: "call_analysis" } });
const kinds = async () =>
  (await db().webhookEvent.findMany({ where: { workspaceId: show.workspace.workspaceId } })).map(
    ({ type }) => type,
  );

const caption = (person: string, name: string, text: string, from: number, leftOut = false) =>
  db().captionLine.create({
    data: {
      ...{ id: newId("cap"), eventId: show.eventId, personId: person, name, text, leftOut },
      ...{ startedAt: at(from), endedAt: at(from + 3) },
    },
  });
const ownLine = (person: string, name: string, text: string, from: number) =>
  db().notetakerLine.create({
    data: {
      ...{ id: newId("nln"), notetakerId: id, personId: person, name, text },
      ...{ startedAt: at(from), endedAt: at(from + 3) },
    },
  });
/** As it is when the show has ended. */
const leave = (data: object = {}) =>
  db().notetaker.update({
    where: { id },
    data: { state: "leaving", subCode: "ended", joinedAt, leftAt: at(600), ...data },
  });

/** As it is where only English is recognized. */
const ENGLISH_ONLY = {
  driver: "built_in",
  engine: "test",
  reason: null,
  isComing: false,
  languages: ["en"],
} as const;

beforeEach(async () => {
  vi.spyOn(recognizer(), "status").mockResolvedValue(ENGLISH_ONLY);
  show = await makeShow({ plan: false, title: "Launch day" });
  key = await show.workspace.callKey();
  id = (await send()).json.data.id;
});

describe("a notetaker that left its show", () => {
  it("has its call analyzed with who said what, and pays for it once", async () => {
    expect((await reservation())?.state).toBe("reserved");
    await caption("host-1", "Ada Byron", "Hello Ana. I will send you the offer by Friday.", 5);
    await caption("guest-2", "Ana Ruiz", "Great, the price of 4,800 dollars works for us.", 20);
    await ownLine("host-1", "Ada Byron", "Then we have a plan.", 40);
    await caption("guest-3", "Ben Kay", "I did not agree to be recorded.", 30, true);
    await caption("announcer", "Announcer", "Please welcome Ana Ruiz!", 2);
    await caption("host-1", "Ada Byron", "Before it joined.", -60);
    await leave();
    await finishNotetaker(id);
    await finishNotetaker(id);

    const bot = await get();
    expect(bot).toMatchObject({ state: "done", sub_code: "ended", not_analyzed: null });
    const call = await db().salesCall.findFirstOrThrow({ where: { callId: bot.call_id } });
    expect(call).toMatchObject({ source: "notetaker", eventId: show.eventId, title: "Launch day" });
    expect(call.saidBy.sort()).toEqual(["guest-2", "host-1"]);
    expect((call.transcript as { lines: object[] }).lines).toEqual([
      expect.objectContaining({ speaker: "Ada Byron", start_sec: 5 }),
      expect.objectContaining({ speaker: "Ana Ruiz", start_sec: 20 }),
      expect.objectContaining({ speaker: "Ada Byron", text: "Then we have a plan.", start_sec: 40 }),
    ]);
    expect(JSON.stringify(call)).not.toMatch(/did not agree|Please welcome|Before it joined/);
    expect(call.analysis).toMatchObject({ next_steps: [{ owner: "Ada Byron" }] });
    expect(await db().notetakerLine.count({ where: { notetakerId: id } })).toBe(0);
    expect(await reservation()).toMatchObject({ state: "settled", settledMicros: BigInt(CENTS_4) });
    expect(await db().salesCall.count({ where: { eventId: show.eventId } })).toBe(1);
    expect((await kinds()).filter((kind) => /^(call|notetaker)\./.test(kind)).sort()).toEqual([
      "call.analyzed",
      "notetaker.finished",
    ]);
  });

  it("costs nothing if no one said anything, or in a language that can't be analyzed", async () => {
    await leave();
    await finishNotetaker(id);
    expect(await get()).toMatchObject({ state: "done", call_id: null, not_analyzed: "no_speech" });
    expect((await reservation())?.state).toBe("released");

    id = (await send()).json.data.id;
    await db().event.update({ where: { id: show.eventId }, data: { language: "ja" } });
    await caption("host-1", "Ada Byron", "こんにちは、皆さん。", 5);
    await leave();
    await finishNotetaker(id);
    expect(await get()).toMatchObject({ state: "done", call_id: null, not_analyzed: "unsupported_language" });
    expect((await reservation())?.state).toBe("released");
  });

  it("says that it couldn't hear a language that isn't recognized", async () => {
    await db().event.update({ where: { id: show.eventId }, data: { language: "fr" } });
    await leave();
    await finishNotetaker(id);
    expect(await get()).toMatchObject({ state: "done", not_analyzed: "unsupported_language" });
  });

  it("is done without an analysis if that can't be made", async () => {
    await leave();
    await giveUpAnalysis(id);
    expect(await get()).toMatchObject({ state: "done", not_analyzed: "failed" });
    expect((await reservation())?.state).toBe("released");
    expect(await kinds()).toContain("notetaker.finished");
  });

  it("keeps the transcript if the analysis fails, to be read and analyzed later", async () => {
    await caption("guest-2", "Ana Ruiz", "Great, the price of 4,800 dollars works for us.", 20);
    await ownLine("host-1", "Ada Byron", "I will send you the offer by Friday.", 40);
    await leave();
    await giveUpAnalysis(id);
    const bot = await get();
    expect(bot).toMatchObject({ state: "done", not_analyzed: "failed", call_id: expect.any(String) });
    expect((await reservation())?.state).toBe("released");
    expect(await db().notetakerLine.count({ where: { notetakerId: id } })).toBe(0);
    const { data } = (await api("GET", `/api/v1/calls/${bot.call_id}`, { key })).json;
    expect(data).toMatchObject({
      call: { source: "notetaker", analyzed_at: null, language: "en" },
      analysis: null,
    });
    expect(data.transcript).toMatchObject([
      { speaker: "Ana Ruiz", start_sec: 20 },
      { speaker: "Ada Byron", text: "I will send you the offer by Friday.", start_sec: 40 },
    ]);
    expect(await kinds()).not.toContain("call.analyzed");
    const listed = (await api("GET", "/api/v1/calls", { key })).json.data;
    expect(listed).toMatchObject([{ call_id: bot.call_id, outcome: null, analyzed_at: null }]);

    for (const body of [
      { title: "The offer" },
      { speakers: [{ name: "Ada Byron", rename: "Ada Lovelace" }] },
    ]) {
      const corrected = await api("PATCH", `/api/v1/calls/${bot.call_id}`, { key, body });
      expect(corrected.status, corrected.text).toBe(200);
      expect(corrected.json.data).toMatchObject({
        call: { title: "The offer", analyzed_at: null, language: "en" },
        analysis: null,
      });
    }
    expect(await usage()).toMatchObject({ used_cents: 0 });

    const answer = await api("POST", "/api/v1/analyze", { key, body: { call_id: bot.call_id } });
    expect(answer.json.data).toMatchObject({ next_steps: [{ owner: "Ada Lovelace" }] });
    expect(await usage()).toMatchObject({ used_cents: 4, reserved_cents: 0 });
    const call = await db().salesCall.findFirstOrThrow({ where: { callId: bot.call_id } });
    expect(call).toMatchObject({ source: "notetaker", eventId: show.eventId });
    expect(call.saidBy.sort()).toEqual(["guest-2", "host-1"]);
  });

  it("waits for its last words, for a minute at most", async () => {
    await caption("host-1", "Ada Byron", "I will send you the offer.", 5);
    await leave({ leftAt: new Date() });
    await sql(
      "",
      `INSERT INTO wanted_work (kind, subject, holder, lease_until)
       VALUES ('notetaker.attend', $1, 'its process', now() + interval '1 hour')`,
      [show.eventId],
    );
    expect((await finishNotetaker(id))?.when).toEqual({ seconds: 5 });
    expect((await get()).state).toBe("leaving");
    await ownLine("guest-2", "Ana Ruiz", "So, Tuesday at ten.", 40);
    await sql("", "UPDATE wanted_work SET lease_until = now() WHERE subject = $1", [show.eventId]);
    expect(await finishNotetaker(id)).toBeNull();
    const call = await db().salesCall.findFirstOrThrow({ where: { callId: (await get()).call_id } });
    expect(JSON.stringify(call.transcript)).toContain("So, Tuesday at ten.");

    id = (await send()).json.data.id;
    await leave({ leftAt: new Date(Date.now() - 66_000) });
    await sql("", "UPDATE wanted_work SET lease_until = now() + interval '1 hour' WHERE subject = $1", [
      show.eventId,
    ]);
    expect(await finishNotetaker(id)).toBeNull();
    expect((await get()).state).toBe("done");
  });

  it("is finished by its job", async () => {
    await db().notetaker.update({ where: { id }, data: { state: "in_call", joinedAt } });
    await caption("host-1", "Ada Byron", "I will send you the offer.", 5);
    expect((await api("DELETE", `/api/v1/calls/bot/${id}`, { key })).json.data.state).toBe("leaving");
    await sql("", "UPDATE job SET due_at = now() WHERE dedupe_key = $1", [`notetaker.finish:${id}`]);
    await runDueJobs();
    expect((await get()).state).toBe("done");
    expect((await get()).call_id).toMatch(/^call_/);
  });
});

describe("someone who is erased", () => {
  it("takes the call in which they speak with them, and their name from who removed it", async () => {
    await caption("host-1", "Ada Byron", "I will send you the offer.", 5);
    await caption("guest-2", "Ana Ruiz", "Thanks.", 20);
    await leave({ removedById: "guest-2", removedByName: "Ana Ruiz", removedByRole: "guest" });
    await ownLine("guest-2", "Ana Ruiz", "One more thing.", 25);
    const erase = (people: string[]) =>
      asSystem("test.erase", { workspaceId: show.workspace.workspaceId, environment: "test" }, (ctx) =>
        eraseNotes(ctx, [show.eventId], people),
      );
    await erase(["guest-9"]);
    expect(await db().notetakerLine.count({ where: { notetakerId: id } })).toBe(1);
    await erase(["guest-2"]);
    expect(await db().notetakerLine.count({ where: { notetakerId: id } })).toBe(0);
    await finishNotetaker(id);
    expect(await get()).toMatchObject({ removed_by: { role: "guest", name: "" } });
    expect(await db().salesCall.count({ where: { eventId: show.eventId } })).toBe(1);
    await erase(["guest-9"]);
    expect(await db().salesCall.count({ where: { eventId: show.eventId } })).toBe(1);
    await erase(["guest-2"]);
    expect(await db().salesCall.count({ where: { eventId: show.eventId } })).toBe(0);
  });
});

describe("someone who is erased while their call is analyzed", () => {
  it("isn't in it", async () => {
    await caption("host-1", "Ada Byron", "I will send you the offer.", 5);
    await caption("guest-2", "Ana Ruiz", "Thanks.", 20);
    await ownLine("guest-2", "Ana Ruiz", "One more thing.", 25);
    await leave();
    const { eventId, workspace } = show;
    let ending: Promise<unknown> | undefined;
    await asSystem("test.erase", { ...workspace, environment: "test" }, async (ctx) => {
      const where = { eventId, personId: "guest-2" };
      await ctx.db.captionLine.updateMany({ where, data: { name: "", text: "" } });
      await eraseNotes(ctx, [eventId], ["guest-2"]);
      await outsideTransaction(async () => {
        ending = finishNotetaker(id);
        await until(async () => (await waitingStatements()).length > 0);
      });
    });
    await ending;
    expect((await get()).state).toBe("done");
    const call = await db().salesCall.findFirstOrThrow({ where: { eventId } });
    expect(call).toMatchObject({ saidBy: ["host-1"], speakers: ["Ada Byron"], lineCount: 1 });
    expect(JSON.stringify(call)).not.toMatch(/Ana|Thanks|One more/);
  });
});

describe("what is reserved", () => {
  it("stays while the notetaker waits for its show, and is released when it's sent home", async () => {
    await sql("", "UPDATE ledger_entry SET created_at = now() - interval '1 hour' WHERE subject = $1", [id]);
    await releaseStale();
    expect((await reservation())?.state).toBe("reserved");
    expect((await api("DELETE", `/api/v1/calls/bot/${id}`, { key })).json.data.state).toBe("failed");
    expect((await reservation())?.state).toBe("released");
  });

  it("is released when the show doesn't take place", async () => {
    const again = await finishNotetaker(id);
    expect(again?.when).toEqual({ at: expect.any(String) });
    expect(new Date(String(again && "at" in again.when && again.when.at)).getTime()).toBeGreaterThan(
      Date.now(),
    );
    const long = 40 * 86_400_000;
    await db().notetaker.update({ where: { id }, data: { createdAt: new Date(Date.now() - long) } });
    await db().event.update({
      where: { id: show.eventId },
      data: { startsAt: new Date(Date.now() - long), endsAt: new Date(Date.now() - long) },
    });
    expect(await finishNotetaker(id)).toBeNull();
    expect(await get()).toMatchObject({ state: "failed", sub_code: "ended" });
    expect((await reservation())?.state).toBe("released");
  });

  it("is released when the show is deleted", async () => {
    const held = await reservation();
    await db().event.delete({ where: { id: show.eventId } });
    expect(await finishNotetaker(id, held?.id)).toBeNull();
    expect((await reservation())?.state).toBe("released");
  });

  it("is refused once the month's credits are used up, and then nothing is sent", async () => {
    expect(await usage()).toMatchObject({ used_cents: 0, reserved_cents: 4 });
    await api("DELETE", `/api/v1/calls/bot/${id}`, { key });
    const workspaceId = show.workspace.workspaceId;
    const limit = env().CALL_ALLOWANCE_CENTS * 10_000;
    await sql(
      "",
      "UPDATE budget SET committed_micros = $2 WHERE workspace_id = $1 AND month LIKE '%/calls'",
      [workspaceId, limit - CENTS_4 + 1],
    );
    const refused = await send();
    expect([refused.status, refused.json.error.code]).toEqual([402, "CREDITS_EXHAUSTED"]);
    expect(await db().notetaker.count({ where: { eventId: show.eventId, state: "scheduled" } })).toBe(0);
    await sql("", "UPDATE budget SET committed_micros = 0 WHERE workspace_id = $1", [workspaceId]);
    await db().event.update({ where: { id: show.eventId }, data: { language: "it" } });
    const italian = await send();
    expect([italian.status, italian.json.error.fields]).toEqual([400, { meeting_url: "unsupported" }]);
    expect(italian.json.error.message).toContain("Italian");
    expect(await db().notetaker.count({ where: { eventId: show.eventId, state: "scheduled" } })).toBe(0);
    const zoom = await api("POST", "/api/v1/calls/bot", {
      key,
      body: { meeting_url: "https://zoom.us/j/1" },
    });
    expect(zoom.status).toBe(400);
  });
});
