import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "@/demo/recording/check-ledger";
import { appendEntries, eraseWords } from "@/lib/modules/stage/show-ledger";
import { db } from "@/lib/platform/database/db";
import type { Scope } from "@/lib/platform/security/principal";
import { audienceState, placementOf, replay, type StageState } from "@/lib/stage";
import type { RestoreStep } from "@/lib/stage/restore-patch";
import { api } from "@/test/support/api";
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
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { makeWorkspace } from "@/test/support/workspace";
import type { LedgerEntryWire } from "./schema";

const keyWith = (show: TestShow, ...scopes: Scope[]) => show.workspace.key("test", scopes);
const crewKey = (show: TestShow) => keyWith(show, "recordings:read", "studio:read");
const recordingsKey = (show: TestShow) => keyWith(show, "recordings:read");

const ledgerUrl = ({ slug }: TestShow, query: Record<string, string> = {}) =>
  `/v1/events/${slug}/ledger?${new URLSearchParams(query)}`;

async function readLedger(show: TestShow, key: string, query: Record<string, string> = {}) {
  const answer = await api("GET", ledgerUrl(show, query), { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as { data: LedgerEntryWire[]; meta: { next_cursor: string | null } };
}

/** Reads every page. */
async function wholeLedger(show: TestShow, key: string, query: Record<string, string> = {}) {
  const entries: LedgerEntryWire[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await readLedger(show, key, { ...query, ...(cursor ? { cursor } : {}) });
    entries.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  return entries;
}

/** Replays entries as a program would: with nothing but what the operation returned. */
function replayed(state: StageState | null, { version, body }: LedgerEntryWire): StageState | null {
  const steps = body?.steps?.map(({ value, ...step }) => ({ ...step, before: value }) as RestoreStep);
  return replay(state, { version, body: steps ? { steps } : (body ?? {}) });
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const openLines = (show: TestShow, key: string, query: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + ledgerUrl(show, query), {
    method,
    headers: { authorization: `Bearer ${key}`, accept: "application/x-ndjson" },
  });

async function linesOf(show: TestShow, key: string, query: Record<string, string> = {}) {
  const answer = await openLines(show, key, query);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "application/x-ndjson; charset=utf-8",
  ]);
  const text = await answer.text();
  expect(text === "" || text.endsWith("\n")).toBe(true);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LedgerEntryWire);
}

describe("a recorded show", () => {
  it("replays to its stage at every moment, for the crew and as the audience saw it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const cast = await makeCast();
        const { show } = cast;
        const stages = new Map<number, StageState>();
        const look = async () => {
          const stage = await storedStage(show);
          stages.set(stage.version, stage);
        };
        expect((await show.byHost("POST", `/api/app/events/${show.slug}/room/host-token`)).status).toBe(200);
        await look();
        for (const live of [false, true]) {
          if (live) await putOnAir(show.slug);
          for (const what of draw(fc.array, movesOf(cast), { minLength: 6, maxLength: 12 })) {
            await move(cast, what as Move, live);
            await look();
          }
        }
        expect((await show.byHost("POST", `/api/app/events/${show.slug}/live/end`)).status).toBe(200);
        await look();
        const [crew, outside] = [await crewKey(show), await recordingsKey(show)];
        const whole = await wholeLedger(show, crew, { limit: "7" });
        const seen = await linesOf(show, outside);
        expect(whole.map(({ seq }) => seq)).toEqual(whole.map((_, index) => index + 1));
        const facts = ({ body: _, changed: __, ...entry }: LedgerEntryWire) => entry;
        expect(seen.map(facts)).toEqual(whole.map(facts));
        let stage: StageState | null = null;
        let shown: StageState | null = null;
        for (const [index, entry] of whole.entries()) {
          stage = replayed(stage, entry);
          shown = replayed(shown, seen[index] as LedgerEntryWire);
          expect(shown).toEqual(stage && audienceState(stage));
          const stored = stages.get(entry.version ?? -1);
          if (stored) expect(stage).toEqual(stored);
          if (index % 5 > 0) continue;
          const [then] = (await readLedger(show, crew, { at: entry.at })).data;
          expect([then?.seq, then?.moment?.state]).toEqual([entry.seq, stage]);
          const [thenSeen] = (await readLedger(show, outside, { at: entry.at })).data;
          expect(thenSeen?.moment?.state).toEqual(shown);
        }
        // As the demo does with its own show.
        const reads = {
          momentAt: async (at: string) => (await readLedger(show, crew, { at })).data[0],
          stageNow: async () => {
            const answer = await api("GET", `/v1/events/${show.slug}/studio`, { key: crew });
            expect(answer.status, answer.text).toBe(200);
            return answer.json.data.stage;
          },
        };
        expect(await checkLedger(whole, reads)).toContain(`${whole.length} entries`);
        const last = whole.findLast(({ version }) => version !== null);
        await expect(
          checkLedger(
            whole.filter((one) => one !== last),
            reads,
          ),
        ).rejects.toThrow("doesn't end");
        const none = { ...reads, momentAt: async () => undefined };
        await expect(checkLedger(whole, none)).rejects.toThrow("The stage at entry");
      }),
      { numRuns: 4 },
    );
  });
});

describe("the ledger's entries", () => {
  let show: TestShow;
  let key: string;
  let all: LedgerEntryWire[];

  beforeAll(async () => {
    show = await makeShow();
    await putOnAir(show.slug);
    for (const layout of ["grid", "duo", "solo"]) await command(show, { action: "set_layout", layout });
    await command(show, { action: "music_start" });
    await inShow(show, (ctx) =>
      appendEntries(ctx, show.eventId, [{ type: "chat", count: 3, body: { lines: [] } }]),
    );
    key = await crewKey(show);
    all = await wholeLedger(show, key);
  });

  it("say who acted, from where, when, and what changed", async () => {
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const grid = all.find(({ type }) => type === "set_layout");
    expect(grid).toMatchObject({
      session_id: session.id,
      offset_ms: Date.parse(grid?.at ?? "") - Number(session.mediaStartedAt),
      actor: { type: "key" },
      source: "api",
      changed: ["/layout"],
      count: 1,
      body: { steps: [{ op: "set", path: "/layout", value: "grid" }] },
      moment: null,
    });
    expect(grid?.command_id).toMatch(/^cmd_/);
    expect(all.at(-1)).toMatchObject({ type: "chat", version: null, count: 3, body: { lines: [] } });
  });

  it("are paged without gaps, and sent as lines all at once", async () => {
    for (const limit of ["1", "3", "200"]) expect(await wholeLedger(show, key, { limit })).toEqual(all);
    expect(await linesOf(show, key)).toEqual(all);
    const { meta } = await readLedger(show, key, { limit: "2" });
    expect(await linesOf(show, key, { cursor: meta.next_cursor ?? "" })).toEqual(all.slice(2));
  });

  it("are filtered by type, session and time, for the crew and without studio:read", async () => {
    const bare = await recordingsKey(show);
    const other = await show.byHost("POST", `/api/app/events/${show.slug}/live/end`);
    expect(other.status).toBe(200);
    const at = (place: number) => all[place]?.at ?? "";
    const typed = { types: "set_layout,music_start", limit: "2" };
    for (const reader of [key, bare]) {
      const seqs = async (query: Record<string, string>) =>
        (await wholeLedger(show, reader, query)).map(({ seq }) => seq);
      const expected = all.filter(({ type }) => ["set_layout", "music_start"].includes(type));
      expect(await seqs(typed)).toEqual(expected.map(({ seq }) => seq));
      expect(await seqs({ from: at(2), to: at(5) })).toEqual([3, 4, 5]);
      expect(await seqs({ session_id: "ses_unknown" })).toEqual([]);
      expect(await seqs({ session_id: String(all.at(-1)?.session_id), to: at(4) })).toEqual([2, 3, 4]);
      expect(await seqs({ types: "nothing_like_it" })).toEqual([]);
      const lines = await linesOf(show, reader, { types: "set_layout" });
      expect(lines.map(({ body }) => body?.steps)).toEqual(
        ["grid", "duo", "solo"].map((value) => [{ op: "set", path: "/layout", value }]),
      );
    }
  });

  it("are read only as fast as the caller takes them", async () => {
    const long = await makeShow();
    await putOnAir(long.slug);
    const body = { lines: Array.from({ length: 200 }, (_, n) => `cht_${n}_${"x".repeat(40)}`) };
    for (let times = 0; times < 12; times += 1)
      await inShow(long, (ctx) =>
        appendEntries(
          ctx,
          long.eventId,
          Array.from({ length: 500 }, () => ({ type: "chat", body })),
        ),
      );
    const reading = await crewKey(long);
    const answer = await openLines(long, reading);
    const reader = answer.body?.getReader();
    await reader?.read();
    // Added while the caller pauses: the stream gets there later, so it can't have been read ahead.
    await inShow(long, (ctx) => appendEntries(ctx, long.eventId, [{ type: "votes", body: {} }]));
    let text = "";
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      text = (text + Buffer.from(next.value).toString()).slice(-2_000);
    expect(JSON.parse(text.trim().split("\n").at(-1) ?? "")).toMatchObject({ type: "votes", seq: 6_004 });
  });

  it("answer HEAD without reading on, and errors as JSON", async () => {
    const head = await openLines(show, key, {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const wrong = await openLines(show, key, { cursor: "wrong.cursor" });
    expect([wrong.status, ((await wrong.json()) as { error: { fields: object } }).error.fields]).toEqual([
      400,
      { cursor: "invalid" },
    ]);
  });
});

describe("a moment", () => {
  let cast: Cast;
  let key: string;
  const momentAt = async (at: string) => (await readLedger(cast.show, key, { at })).data[0]?.moment;
  const lastAt = async () => (await wholeLedger(cast.show, key)).at(-1)?.at ?? "";

  beforeAll(async () => {
    cast = await makeCast();
    key = await recordingsKey(cast.show);
    await putOnAir(cast.show.slug);
    for (const { id } of cast.guests) await command(cast.show, { action: "bring_on", identity: id });
    await command(cast.show, { action: "set_layout", layout: "grid" });
  });

  it("says where everyone was in the picture, by name", async () => {
    const { show, guests } = cast;
    await command(show, { action: "spotlight", identity: guests[0]?.identity });
    await command(show, { action: "lower_third", title: "Ana Ruiz", subtitle: "Baker" });
    const moment = await momentAt(await lastAt());
    const stage = await storedStage(show);
    const { tiles } = placementOf(stage, { ratio: 16 / 9, widthPx: 960 });
    expect(moment?.picture).toMatchObject({ aspect: "16:9", covered_by: null });
    expect(moment?.picture.tiles.map(({ identity, name }) => [identity, name])).toEqual(
      tiles.map(({ identity }) => [identity, stage.stage.find((one) => one.identity === identity)?.name]),
    );
    for (const [index, tile] of tiles.entries())
      for (const side of ["x", "y", "width", "height"] as const)
        expect(moment?.picture.tiles[index]?.[side]).toBeCloseTo(tile[side], 5);
    expect(moment?.picture.tiles.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Ana Ruiz", "Ben Ode"]),
    );
    expect(moment?.picture.layers.map(({ kind }) => kind)).toEqual(["lower_third", "ticker"]);
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    expect(moment).toMatchObject({
      session_id: session.id,
      offset_ms: Date.parse(moment?.at ?? "") - Number(session.mediaStartedAt),
    });
  });

  it("can lie between two entries, before the first and after the last", async () => {
    const entries = await wholeLedger(cast.show, key);
    const [first, second] = [entries[0]?.at ?? "", entries[1]?.at ?? ""];
    const between = new Date(Date.parse(second) - 1).toISOString();
    const sent = await readLedger(cast.show, key, { at: between });
    expect([sent.data.map(({ seq }) => seq), sent.meta.next_cursor]).toEqual([[1], null]);
    expect(sent.data[0]?.moment).toMatchObject({ at: between, session_id: null, offset_ms: null });
    expect(
      (await readLedger(cast.show, key, { at: new Date(Date.parse(first) - 1).toISOString() })).data,
    ).toEqual([]);
    expect((await linesOf(cast.show, key, { at: "2199-01-01T00:00:00Z" })).map(({ seq }) => seq)).toEqual([
      entries.at(-1)?.seq,
    ]);
  });

  it("shows a quote for its time only, and what covers the picture instead of who is behind it", async () => {
    const { show } = cast;
    await command(show, { action: "quote_card", text: "Less is more", author: "Ana" });
    const at = await lastAt();
    const ends = Date.parse((await storedStage(show)).quote?.ends_at ?? "");
    const kindsAt = async (time: string) => (await momentAt(time))?.picture.layers.map(({ kind }) => kind);
    expect(await kindsAt(at)).toContain("quote");
    expect(await kindsAt(new Date(ends).toISOString())).not.toContain("quote");
    await show.byKey("POST", `/v1/events/${show.slug}/studio/emergency-stop`, {
      level: "mask",
      confirm: true,
    });
    expect((await momentAt(await lastAt()))?.picture).toEqual({
      aspect: "16:9",
      covered_by: "emergency",
      tiles: [],
      layers: [],
    });
    await show.byHost("POST", `/api/app/events/${show.slug}/live/end`);
    const ended = await momentAt(new Date(Date.parse(await lastAt()) + 1).toISOString());
    expect([ended?.picture.covered_by === null, ended?.session_id]).toEqual([false, null]);
  });
});

describe("what a key may not see", () => {
  it("is left out without studio:read: preparations, upcoming scenes, who came and went, proposals", async () => {
    const show = await makeShow({ plan: false });
    const part = { type: "talk", duration_sec: 600, assignee: "host" };
    await show.byKey("PUT", `/v1/events/${show.slug}/plan`, {
      segments: [
        { ...part, title: "Opening", notes: "secret notes", script: "secret script" },
        {
          ...part,
          id: "secret-segment",
          title: "Secret finale",
          questions: ["Secret question?"],
          emcee_line: "Secret line",
        },
      ],
    });
    await show.byHost("POST", `/api/app/events/${show.slug}/room/host-token`);
    await show.byHost("POST", `/api/app/events/${show.slug}/stage/prepare`, {
      action: "set_ticker",
      items: ["Secret ticker"],
    });
    await putOnAir(show.slug);
    await command(show, { action: "hide_ticker" });
    await inShow(show, (ctx) =>
      appendEntries(ctx, show.eventId, [
        {
          type: "person_joined",
          body: { person: "guest-1", role: "guest" },
          texts: [{ pointer: "/name", person: "guest-1", text: "Secret guest" }],
        },
        { type: "proposal_made", body: { proposal: "prp_1", actions: ["secret_action"] } },
        { type: "something_new", body: { text: "Secret novelty" } },
      ]),
    );
    const everything = JSON.stringify(await wholeLedger(show, await crewKey(show)));
    for (const secret of ["finale", "question", "line", "ticker", "guest", "novelty"])
      expect(everything).toContain(`Secret ${secret}`);
    expect(everything).not.toMatch(/secret (notes|script)/);
    const bare = await recordingsKey(show);
    const entries = await wholeLedger(show, bare);
    expect(JSON.stringify(entries)).not.toMatch(/secret/i);
    expect(JSON.stringify(entries)).toContain("Opening");
    expect(entries.slice(-3).map(({ body }) => body)).toEqual([null, null, null]);
    for (const { at } of entries)
      expect(JSON.stringify((await readLedger(show, bare, { at })).data)).not.toMatch(/secret/i);
  });

  it("includes what was erased, at any moment", async () => {
    const { show, guests } = await makeCast();
    await putOnAir(show.slug);
    const { id = "", identity = "" } = guests[0] ?? {};
    await command(show, { action: "bring_on", identity: id });
    await command(show, { action: "set_layout", layout: "grid" });
    const key = await crewKey(show);
    const { at = "" } = (await wholeLedger(show, key)).at(-1) ?? {};
    const tile = async () =>
      (await readLedger(show, key, { at })).data[0]?.moment?.picture.tiles.find(
        (one) => one.identity === identity,
      );
    expect(await tile()).toMatchObject({ name: "Ana Ruiz" });
    await inShow(show, (ctx) => eraseWords(ctx, show.eventId, { people: [id, identity], questions: [] }));
    expect(await tile()).toMatchObject({ name: "" });
    expect(JSON.stringify(await wholeLedger(show, key))).not.toContain("Ana Ruiz");
  });
});

describe("a request for the ledger", () => {
  it("is refused with the fields that are wrong", async () => {
    const show = await makeShow();
    const key = await recordingsKey(show);
    const at = "2026-11-21T16:00:00Z";
    const cases: [Record<string, string>, object][] = [
      [{ at, types: "set_layout" }, { at: "not_allowed" }],
      [{ at, from: at }, { at: "not_allowed" }],
      [{ from: at, to: at }, { to: "before_start" }],
      [{ at: "yesterday" }, { at: "iso_8601" }],
      [{ types: "Set Layout" }, { types: "invalid" }],
      [{ types: "" }, { types: "invalid" }],
      [{ cursor: "a.b" }, { cursor: "invalid" }],
      [{ sort: "seq" }, { sort: "unknown_field" }],
      [{ limit: "201" }, { limit: "too_large" }],
    ];
    for (const [query, fields] of cases) {
      const { status, json } = await api("GET", ledgerUrl(show, query), { key });
      expect([status, json.error?.code, json.error?.fields]).toEqual([400, "validation_error", fields]);
    }
  });

  it("needs the scope, and is about a show of one's own; a show without a stage has no entries", async () => {
    const show = await makeShow();
    const key = await recordingsKey(show);
    expect((await readLedger(show, key)).data).toEqual([]);
    expect((await readLedger(show, key, { at: "2026-11-21T16:00:00Z" })).data).toEqual([]);
    expect((await api("GET", ledgerUrl(show), { key: await keyWith(show, "studio:read") })).status).toBe(403);
    const elsewhere = await (await makeWorkspace()).key();
    expect((await api("GET", ledgerUrl(show), { key: elsewhere })).status).toBe(404);
  });
});
