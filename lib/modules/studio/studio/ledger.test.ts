import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  appendEntries,
  changesSince,
  eraseWords,
  type LedgerEntry,
  readEntries,
  stageAfter,
} from "@/lib/modules/stage/show-ledger";
import { db, sql } from "@/lib/platform/database/db";
import { initialState, type StageState } from "@/lib/stage";
import { projectRoot } from "@/stack/paths";
import {
  type Cast,
  command,
  inShow,
  type Move,
  makeCast,
  move,
  movesOf,
  storedStage,
} from "@/test/support/cast";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

const app = ({ slug }: TestShow, path: string) => `/api/app/events/${slug}/${path}`;
const entriesOf = (show: TestShow): Promise<LedgerEntry[]> => readEntries({ sql }, show.eventId);

describe("a show's ledger", () => {
  it("rebuilds every version of its stage, whatever changed it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const cast = await makeCast();
        const { show } = cast;
        const seen = new Map<number, StageState>();
        const moves = movesOf(cast);
        const look = async () => {
          const stage = await storedStage(show);
          seen.set(stage.version, stage);
        };
        expect((await show.byHost("POST", app(show, "room/host-token"))).status).toBe(200);
        await look();
        for (const live of [false, true]) {
          if (live) await putOnAir(show.slug);
          for (const what of draw(fc.array, moves, { minLength: 8, maxLength: 14 })) {
            await move(cast, what as Move, live);
            await look();
          }
        }
        expect((await show.byHost("POST", app(show, "live/end"))).status).toBe(200);
        await look();
        const entries = await entriesOf(show);
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
        for (const [version, stage] of seen) {
          const entry = entries.findLast((one) => one.version === version);
          expect(await stageAfter({ sql }, show.eventId, entry?.seq ?? 0), `version ${version}`).toEqual(
            stage,
          );
        }
        // Every version has its entry.
        const versions = entries.flatMap((entry) => entry.version ?? []);
        expect(versions).toEqual(
          Array.from({ length: Math.max(...seen.keys()) + 1 }, (_, version) => version),
        );
      }),
      { numRuns: 6 },
    );
  });

  it("has no gaps and no duplicate times when many write at once", async () => {
    const { show, guests } = await makeCast();
    await putOnAir(show.slug);
    await Promise.all([
      ...Array.from({ length: 25 }, (_, n) => command(show, { action: "set_ticker", items: [`line ${n}`] })),
      ...Array.from({ length: 10 }, () => command(show, { command: "start the music and throw confetti" })),
      ...guests.map(({ id }) => command(show, { action: "bring_on", identity: id })),
      ...Array.from({ length: 10 }, (_, n) =>
        inShow(show, (ctx) =>
          appendEntries(ctx, show.eventId, [{ type: "votes", count: n + 1, body: { option: n } }]),
        ),
      ),
    ]);
    const entries = await entriesOf(show);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    for (const [index, { at }] of entries.entries())
      expect(at.getTime()).toBeGreaterThan(entries[index - 1]?.at.getTime() ?? 0);
    const commands = await db().studioCommand.findMany({ where: { eventId: show.eventId } });
    expect(commands).toHaveLength(25 + 20 + guests.length);
    for (const { id, versionAfter, createdAt } of commands) {
      const entry = entries.find(({ commandId }) => commandId === id);
      expect(entry).toMatchObject({ version: versionAfter, at: createdAt });
    }
    expect(entries.filter(({ type }) => type === "votes").reduce((sum, { count }) => sum + count, 0)).toBe(
      55,
    );
  });

  it("records who acted and the offset into the session", async () => {
    const { show, guests } = await makeCast();
    await putOnAir(show.slug);
    await command(show, { action: "bring_on", identity: guests[0]?.id });
    const byGuest = await show.byGuest(guests[0]?.id ?? "");
    await byGuest("POST", app(show, "room/leave-stage"));
    await show.byHost("POST", app(show, "live/end"));
    const entries = await entriesOf(show);
    const told = entries.map(({ type, source, actor }) => [type, source, actor.type]);
    expect(told).toEqual([
      ["stage_made", "studio", "host"],
      ["person_staged", "studio", "host"],
      ["go_live", "studio", "host"],
      ["bring_on", "api", "key"],
      ["person_left", "page", "guest"],
      ["end_show", "studio", "host"],
    ]);
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    for (const { type, at, sessionId, offsetMs } of entries) {
      if (type === "stage_made") expect([sessionId, offsetMs]).toEqual([null, null]);
      else expect([sessionId, offsetMs]).toEqual([session.id, at.getTime() - session.startedAt.getTime()]);
    }
    expect(entries.at(-1)?.at).toEqual(session.endedAt);
  });

  it("lists everything that changed since a command, including changes without a command", async () => {
    const { show, guests } = await makeCast();
    await putOnAir(show.slug);
    const on = (await command(show, { action: "bring_on", identity: guests[0]?.id })).json.data.command;
    await (await show.byGuest(guests[0]?.id ?? ""))("POST", app(show, "room/leave-stage"));
    await command(show, { action: "music_start" });
    const since = await changesSince({ sql }, show.eventId, on.id);
    expect(since?.map(({ changed }) => changed[0])).toEqual([`/stage/${guests[0]?.identity}`, "/music/on"]);
    expect(await changesSince({ sql }, show.eventId, "cmd_unknown")).toBeUndefined();
  });
});

describe("an entry", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
    await putOnAir(cast.show.slug);
    for (const { id } of cast.guests) await command(cast.show, { action: "bring_on", identity: id });
  });

  it("can't be updated, deleted or truncated", async () => {
    const refused = { code: "23001" };
    const { eventId } = cast.show;
    await expect(
      sql("", "UPDATE show_event SET type = 'x' WHERE event_id = $1", [eventId]),
    ).rejects.toMatchObject(refused);
    await expect(sql("", "DELETE FROM show_event WHERE event_id = $1", [eventId])).rejects.toMatchObject(
      refused,
    );
    await expect(sql("", "TRUNCATE show_event")).rejects.toMatchObject(refused);
    expect((await entriesOf(cast.show)).length).toBeGreaterThan(3);
  });

  it("stores no names itself, and a person's name can be erased", async () => {
    const { show, guests } = cast;
    const bare = await sql<{ body: unknown }>("", "SELECT body FROM show_event WHERE event_id = $1", [
      show.eventId,
    ]);
    expect(JSON.stringify(bare)).not.toMatch(/Ana Ruiz|Ben Ode/);
    const last = (await entriesOf(show)).at(-1)?.seq ?? 0;
    const names = async () => (await stageAfter({ sql }, show.eventId, last))?.stage.map(({ name }) => name);
    const [before, stored] = [await names(), (await storedStage(show)).stage.map(({ name }) => name)];
    expect(before).toEqual(stored);
    const { id = "", identity = "" } = guests[0] ?? {};
    await inShow(show, (ctx) => eraseWords(ctx, show.eventId, { people: [id, identity], questions: [] }));
    expect(await names()).toEqual(stored.map((name) => (name === "Ana Ruiz" ? "" : name)));
    const words = await sql("", "SELECT text FROM show_event_text WHERE event_id = $1", [show.eventId]);
    expect(JSON.stringify(words)).not.toMatch(/Ana Ruiz/);
    expect(JSON.stringify(words)).toMatch(/Ben Ode/);
  });

  it("is written by the database when the stage is changed outside the ledger, and can be erased", async () => {
    const { show, guests } = cast;
    const { version, ...state } = await storedStage(show);
    await db().stage.update({
      where: { eventId: show.eventId },
      data: { version: version + 1, state: { ...state, version, immersive: true } as never },
    });
    const [entry] = (await entriesOf(show)).slice(-1);
    expect(entry).toMatchObject({ type: "stage_set", version: version + 1, actor: { type: "system" } });
    const stage = await storedStage(show);
    expect(await stageAfter({ sql }, show.eventId, entry?.seq ?? 0)).toEqual(stage);
    const [row] = await sql("", "SELECT body FROM show_event WHERE event_id = $1 AND seq = $2", [
      show.eventId,
      entry?.seq,
    ]);
    expect(row).toEqual({ body: {} });
    const { id = "", identity = "" } = guests[1] ?? {};
    await inShow(show, (ctx) => eraseWords(ctx, show.eventId, { people: [id, identity], questions: [] }));
    const left = await stageAfter({ sql }, show.eventId, entry?.seq ?? 0);
    expect(JSON.stringify(left)).not.toMatch(/Ben Ode/);
    expect(left?.stage.map((person) => person.identity)).toEqual(
      stage.stage.map((person) => person.identity),
    );
  });

  it("is written once by the database when a stage is created outside the ledger", async () => {
    const show = await makeShow();
    const insert = `INSERT INTO stage (event_id, version, state) VALUES ($1, 0, $2::jsonb) ON CONFLICT (event_id) DO NOTHING`;
    const state = initialState({ title: "By the former release" });
    for (let times = 0; times < 2; times += 1) await sql("", insert, [show.eventId, JSON.stringify(state)]);
    expect((await show.byHost("POST", app(show, "room/host-token"))).status).toBe(200);
    const entries = await entriesOf(show);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries[0]).toMatchObject({ type: "stage_made", version: 0, body: { state } });
    expect(await stageAfter({ sql }, show.eventId, entries.length)).toEqual(await storedStage(show));
    expect((await show.anyone("GET", app(show, "stage"))).json.data.epoch).toBeGreaterThan(0);
  });

  it("continues where a lost stage ended, in a newer epoch", async () => {
    const { show } = cast;
    const before = await entriesOf(show);
    const epoch = async () => (await show.anyone("GET", app(show, "stage"))).json.data.epoch;
    const previous = await epoch();
    await db().stage.delete({ where: { eventId: show.eventId } });
    expect((await show.byHost("POST", app(show, "room/host-token"))).status).toBe(200);
    const after = (await entriesOf(show)).slice(before.length);
    expect(after.map(({ type, seq }) => [type, seq])).toEqual([
      ["stage_made", before.length + 1],
      ["person_staged", before.length + 2],
    ]);
    expect(await stageAfter({ sql }, show.eventId, before.length + 2)).toEqual(await storedStage(show));
    expect(await epoch()).toBeGreaterThan(previous);
  });
});

it("only the show ledger writes to the stage", () => {
  const writers = sources().filter(([, text]) =>
    /\b(INTO|UPDATE|DELETE FROM)\s+(ONLY\s+)?"?stage"?[\s(]|\.stage\.(create|update|upsert|delete)/.test(
      text,
    ),
  );
  expect(writers.map(([file]) => file).sort()).toEqual([
    "lib/modules/stage/show-ledger/append-entries.ts",
    "lib/modules/stage/show-ledger/stage-row.ts",
  ]);
});

function sources(): [string, string][] {
  return ["lib", "inngest", "app", "bin", "stack"].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes("generated/"))
      .map((name): [string, string] => [
        `${folder}/${name}`,
        readFileSync(join(projectRoot, folder, name), "utf8"),
      ]),
  );
}
