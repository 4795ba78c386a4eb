import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql } from "@/lib/platform/database/db";
import { readDatabaseClock } from "@/lib/platform/database/follow-database-clock";
import { makeShow, sit, type TestShow } from "@/test/support/show";
import { expireCommands } from "./proposals/expire-commands";

const TEN_MINUTES = 600_000;
/**
 * How far two readings of one clock may differ on a busy machine, in milliseconds: far less than ten minutes.
 */
const NEAR = 120_000;

const app = ({ slug }: TestShow, path: string) => `/api/app/events/${slug}/${path}`;

async function databaseMs(): Promise<number> {
  const [row] = await sql<{ now: Date }>("", "SELECT clock_timestamp() AS now");
  return row?.now.getTime() ?? 0;
}

const near = async (value: string | Date | null | undefined, aheadMs = 0) =>
  expect(Math.abs(new Date(value ?? 0).getTime() - aheadMs - (await databaseMs()))).toBeLessThan(NEAR);

afterEach(async () => {
  vi.useRealTimers();
  await readDatabaseClock();
});

describe.each([
  ["ahead", TEN_MINUTES],
  ["behind", -TEN_MINUTES],
])("a process whose clock is ten minutes %s", (_name, offset) => {
  let show: TestShow;
  beforeEach(async () => {
    show = await makeShow();
    await sit(show.eventId, { identity: show.hostIdentity, role: "host" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offset });
  });

  const command = (body: object) => show.byKey("POST", `/v1/events/${show.slug}/studio`, body);

  // Locks are unaffected by how wrong the clock is.
  it("starts shows, runs commands in order and accepts acknowledgements as usual", async () => {
    const live = await show.byHost("POST", app(show, "live/start"), { countdown_sec: 0 });
    expect(live.status, live.text).toBe(200);
    await near(live.json.data.started_at);
    await near(live.json.data.server_time);
    await command({ command: "start the music and throw confetti" });
    vi.useRealTimers();
    await command({ action: "applause" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offset });
    const last = (await command({ action: "flowers" })).json.data;
    await near(last.command.created_at);
    expect(await expireCommands(sql)).toBe(0);
    const ack = await show.byHost("POST", app(show, "studio/ack"), { version: last.state_version });
    expect(ack.json.data).toEqual({ acknowledged: 4, expired: 0 });
    const rows = await db().studioCommand.findMany({
      where: { eventId: show.eventId },
      orderBy: { versionAfter: "asc" },
    });
    for (const [index, { createdAt }] of rows.entries())
      expect(createdAt.getTime()).toBeGreaterThan(rows[index - 1]?.createdAt.getTime() ?? 0);
    const { stage } = (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data;
    for (const { at } of stage.effects) await near(at);
    const ended = await show.byHost("POST", app(show, "live/end"));
    await near(ended.json.data.ended_at);
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    await near(session.endedAt);
  });

  it("adopts a newly written plan, whatever its timestamp says", async () => {
    const segment = { id: "seg_now", title: "Written just now", type: "talk", duration_sec: 60 };
    const titles = async () =>
      (await show.byHost("GET", app(show, "desk"))).json.data.stage.scenes.map(
        ({ title }: { title: string }) => title,
      );
    await show.byHost("POST", app(show, "stage/prepare"), { action: "music_start" });
    const written = await show.byKey("PATCH", `/v1/events/${show.slug}`, { plan: { segments: [segment] } });
    expect(written.status, written.text).toBe(200);
    expect(await titles()).toEqual(["Written just now"]);
    await show.byHost("POST", app(show, "stage/prepare"), {
      action: "add_scene",
      scene_type: "qa",
      title: "Added",
    });
    expect(await titles()).toEqual(["Written just now", "Added"]);
  });

  it("uses the database's time once read, also to schedule jobs", async () => {
    await readDatabaseClock();
    await near(databaseNow());
    await show.byHost("POST", app(show, "live/start"), { countdown_sec: 0 });
    await show.byHost("POST", app(show, "live/end"));
    const jobs = await db().job.findMany({ where: { subject: show.eventId } });
    expect(jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["room.broadcast", "room.close"]));
    for (const { dueAt } of jobs) await near(dueAt);
    const entry = await show.byHost("GET", app(show, "desk"));
    await near(entry.json.data.server_time);
  });
});
