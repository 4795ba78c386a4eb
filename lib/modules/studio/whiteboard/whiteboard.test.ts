import { beforeEach, describe, expect, it } from "vitest";
import type { BoardElement } from "@/lib/live/whiteboard/element";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { guestPersonId } from "@/lib/providers/room/identity";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { boardAt, boardChanges, eraseDrawings } from "./index";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;
let guestId: string;
let guest: Call;

const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;
const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const command = (body: object) => show.byHost("POST", v1("studio"), body);
async function boardOf(call: Call, path = v1("whiteboard")) {
  const answer = await call("GET", path);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const idsOn = async () => (await boardOf(show.byHost)).elements.map(({ id }: BoardElement) => id).sort();

const stroke = (id: string, given: Partial<BoardElement> = {}) => ({
  ...elementOf(
    { type: "line", x: 10, y: 10, points: "0,0 5,5", color: "#e03131" },
    { id, index: "a0", seed: 1, versionNonce: 7 },
  ),
  ...given,
});
const draw = (call: Call, where: string, elements: object[], deleted: object[] = []) =>
  call("POST", app(`${where}/whiteboard`), { elements, deleted });

beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana" }] });
  const row = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  guestId = row.id;
  await show.byKey("POST", v1(`guests/${guestId}/access-link`), { action: "create" });
  guest = await show.byGuest(guestId);
});

async function bringGuestOn(): Promise<void> {
  await sit(show.eventId, { identity: `${guestPersonId(guestId)}.seat`, role: "guest", guestId });
  expect((await command({ action: "bring_on", identity: guestPersonId(guestId) })).status).toBe(200);
}

describe("a show's whiteboard", () => {
  it("can be prepared in the studio, and is shown to guests once it is on stage", async () => {
    expect((await draw(show.byHost, "studio", [stroke("one")])).json.data).toEqual({
      revision: 1,
      refused: [],
    });
    expect(await boardOf(guest, app("backstage/whiteboard"))).toMatchObject({ visible: false, elements: [] });
    expect((await draw(guest, "backstage", [stroke("two")])).json.error.fields).toEqual({
      status: "off_stage",
    });
    await putOnAir(show.slug);
    expect((await command({ action: "show_whiteboard" })).status).toBe(200);
    const seen = await boardOf(guest, app("backstage/whiteboard"));
    expect(seen).toMatchObject({ visible: true, whole: true, revision: 1 });
    expect(seen.elements.map(({ id }: BoardElement) => id)).toEqual(["one"]);
    expect((await draw(guest, "backstage", [stroke("two")])).status).toBe(409);
    await bringGuestOn();
    expect((await draw(guest, "backstage", [stroke("two")])).status).toBe(200);
    expect(await idsOn()).toEqual(["one", "two"]);
    await command({ action: "emergency_stop", level: "mask", confirm: true });
    const moderator = await show.byCrew("moderator");
    expect((await draw(moderator, "studio", [stroke("three")])).json.error.code).toBe("insufficient_scope");
  });

  it("keeps each of many concurrent changes once, and the newest version of each element", async () => {
    const producer = await show.byCrew("producer");
    for (let at = 0; at < 10; at += 2) {
      const answers = await Promise.all([
        draw(show.byHost, "studio", [stroke(`mine${at}`), stroke("ours", { version: at + 1, x: at })]),
        draw(producer, "studio", [stroke(`theirs${at}`)]),
        draw(show.byHost, "studio", [
          stroke(`mine${at + 1}`),
          stroke("ours", { version: at + 2, x: at + 1 }),
        ]),
        draw(producer, "studio", [stroke(`theirs${at + 1}`)]),
      ]);
      for (const answer of answers) expect(answer.status, answer.text).toBe(200);
    }
    const board = await boardOf(show.byHost);
    expect(board.elements).toHaveLength(21);
    expect(board.revision).toBe(20);
    const ours = board.elements.find(({ id }: BoardElement) => id === "ours");
    expect([ours.version, ours.x]).toEqual([10, 9]);
    const late = await draw(show.byHost, "studio", [stroke("ours", { version: 9, x: 500 })]);
    expect(late.json.data).toEqual({ revision: 20, refused: ["ours"] });
    const row = await db().whiteboard.findUniqueOrThrow({ where: { eventId: show.eventId } });
    const sizes = await db().whiteboardElement.findMany({ where: { eventId: show.eventId } });
    expect([row.live, row.bytes]).toEqual([21, sizes.reduce((sum, { bytes }) => sum + bytes, 0)]);
  });

  it("returns what changed since a revision, including deletions", async () => {
    await draw(show.byHost, "studio", [stroke("one"), stroke("two")]);
    await draw(show.byHost, "studio", [], [{ id: "one", version: 2, versionNonce: 1 }]);
    const since = (await show.byKey("GET", v1("whiteboard?after=1"))).json.data;
    expect(since).toMatchObject({ whole: false, revision: 2, elements: [] });
    expect(since.deleted).toEqual([{ id: "one", version: 2, versionNonce: 1 }]);
    expect((await boardOf(show.byKey)).deleted).toEqual([]);
    // Nothing drawn there is left, and older messages don't bring it back.
    const left = await db().whiteboardElement.findFirstOrThrow({
      where: { eventId: show.eventId, id: "one" },
    });
    expect([left.element, left.bytes]).toEqual([null, 0]);
    expect((await draw(show.byHost, "studio", [stroke("one")])).json.data.refused).toEqual(["one"]);
  });

  it("rejects new elements at 5,000 elements or 2 MB, but still accepts deletions", async () => {
    await draw(show.byHost, "studio", [stroke("one")]);
    const { eventId } = show;
    await db().whiteboard.update({ where: { eventId }, data: { live: 5_000 } });
    const full = await draw(show.byHost, "studio", [stroke("two")]);
    expect([full.status, full.json.error.fields]).toEqual([409, { status: "full" }]);
    expect((await draw(show.byHost, "studio", [stroke("one", { version: 2 })])).status).toBe(200);
    await db().whiteboard.update({ where: { eventId }, data: { live: 1, bytes: 1_999_990 } });
    expect((await draw(show.byHost, "studio", [stroke("two")])).json.error.message).toMatch(/2 MB/);
    expect((await draw(show.byHost, "studio", [], [{ id: "one", version: 9, versionNonce: 1 }])).status).toBe(
      200,
    );
    const many = Array.from({ length: 50_000 }, (_, at) => ({ id: `s${at}` }));
    expect((await draw(show.byHost, "studio", many)).status).toBe(400);
    const long = Array.from({ length: 20_000 }, (_, at) => `${at},${at}`).join(" ");
    const refused = await draw(show.byHost, "studio", [{ ...stroke("long"), points: long }]);
    expect(refused.json.error.fields).toEqual({ "elements.0.points": "too_long" });
  });

  it("rejects 50,000 strokes from the API, whether sent at once or in batches", async () => {
    const line = { type: "line", x: 0, y: 0, points: "0,0 5,5" };
    const lines = (count: number) => ({ add: Array.from({ length: count }, () => line) });
    const whole = await show.byKey("POST", v1("whiteboard"), lines(50_000));
    expect([whole.status, whole.json.error.code]).toEqual([413, "payload_too_large"]);
    const some = await show.byKey("POST", v1("whiteboard"), lines(300));
    expect(some.json.error.fields).toEqual({ add: "too_many" });
    await show.byKey("POST", v1("whiteboard"), lines(1));
    await db().whiteboard.update({ where: { eventId: show.eventId }, data: { live: 4_900 } });
    const over = await show.byKey("POST", v1("whiteboard"), lines(200));
    expect([over.status, over.json.error.fields]).toEqual([409, { status: "full" }]);
    expect(over.json.error.message).toMatch(/5,?000/);
  });

  it("accepts only shapes and text", async () => {
    const wrong = [
      { ...stroke("a"), link: "https://example.com" },
      { ...stroke("b"), type: "image", fileId: "f" },
      { ...stroke("c"), type: "embeddable" },
      { ...stroke("d"), customData: { html: "<b>" } },
      { ...stroke("e"), strokeColor: "url(#x)" },
      { ...stroke("f"), points: "0,0 M" },
    ];
    for (const element of wrong) {
      const refused = await draw(show.byHost, "studio", [element]);
      expect([refused.status, element.id], refused.text).toEqual([400, element.id]);
    }
    expect(await idsOn()).toEqual([]);
  });

  it("can be drawn on, above existing elements, and cleared through the API", async () => {
    await draw(show.byHost, "studio", [stroke("one", { index: "a5" })]);
    const words = { type: "text", x: 100, y: 100, text: "Agenda" };
    const arrow = { type: "arrow", x: 0, y: 0, points: "0,0 100,40" };
    const added = (await show.byKey("POST", v1("whiteboard"), { add: [words, arrow] })).json.data;
    expect(added).toMatchObject({ revision: 2, removed: 0 });
    const { elements } = await boardOf(show.byKey);
    const drawn = elements.find(({ id }: BoardElement) => id === added.added[0]);
    expect(drawn).toMatchObject({ text: "Agenda", index: "a6", version: 1 });
    const cleared = (await show.byKey("POST", v1("whiteboard"), { clear: true })).json.data;
    expect(cleared).toMatchObject({ revision: 3, added: [], removed: 3 });
    expect(await idsOn()).toEqual([]);
    const row = await db().whiteboard.findUniqueOrThrow({ where: { eventId: show.eventId } });
    expect([row.live, row.bytes]).toEqual([0, 0]);
  });

  it("appears in the ledger as totals per person", async () => {
    await putOnAir(show.slug);
    await command({ action: "show_whiteboard" });
    await draw(show.byHost, "studio", [stroke("one"), stroke("two")]);
    await draw(
      show.byHost,
      "studio",
      [stroke("one", { version: 2 })],
      [{ id: "two", version: 2, versionNonce: 1 }],
    );
    const entries = () =>
      db().showEvent.findMany({ where: { eventId: show.eventId, type: "whiteboard_drawn" } });
    await gatherFeed(show.eventId);
    expect(await entries()).toEqual([]);
    const since = new Date(Date.now() - 60_000);
    await db().whiteboardTally.updateMany({ where: { eventId: show.eventId }, data: { since } });
    await gatherFeed(show.eventId);
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      count: 4,
      body: { person: show.hostIdentity, drawn: 2, changed: 1, erased: 1 },
    });
  });

  it("keeps what was on it while the show is recorded, once in two seconds", async () => {
    const past = () =>
      sql<{ id: string; since: Date; until: Date; color: string }>(
        "",
        `SELECT id, since, until, element ->> 'strokeColor' AS color FROM whiteboard_past
         WHERE event_id = $1 ORDER BY since`,
        [show.eventId],
      );
    const at = (seconds: number) => new Date(Date.UTC(2031, 0, 1, 12, 0, 0, seconds * 1_000));
    const change = (seconds: number, color: string) =>
      sql(
        "",
        `UPDATE whiteboard_element SET changed_at = $2, element = element || jsonb_build_object('strokeColor', $3::text)
         WHERE event_id = $1`,
        [show.eventId, at(seconds), color],
      );
    await draw(show.byHost, "studio", [stroke("one")]);
    await change(0.5, "#000001");
    await change(5, "#000002");
    expect(await past()).toEqual([]);
    await putOnAir(show.slug);
    await change(10.2, "#000003");
    await change(10.9, "#000004");
    await change(12.5, "#000005");
    await change(12.5, "#000006");
    await change(14, "#000007");
    expect(await past()).toEqual([
      { id: "one", since: at(5), until: at(10.2), color: "#000002" },
      { id: "one", since: at(10.9), until: at(12.5), color: "#000004" },
    ]);
    const second = (seconds: number) => at(seconds).getTime() / 1_000;
    const colorsAt = async (seconds: number) =>
      (await boardAt({ sql }, show.eventId, second(seconds))).map(({ strokeColor }) => strokeColor);
    expect([await colorsAt(4), await colorsAt(8), await colorsAt(12), await colorsAt(14)]).toEqual([
      [],
      ["#000002"],
      ["#000004"],
      ["#000007"],
    ]);
    const changes = await boardChanges({ sql }, show.eventId, new Date(0));
    expect(changes.sort((a, b) => a - b)).toEqual([6, 12, 14].map(second));
  });

  it("loses an erased person's texts also from its past", async () => {
    await putOnAir(show.slug);
    await bringGuestOn();
    await command({ action: "show_whiteboard" });
    const words = elementOf(
      { type: "text", x: 0, y: 0, text: "My number", size: 20, color: "#000000" },
      { id: "words", index: "a1", seed: 1, versionNonce: 1 },
    );
    await draw(guest, "backstage", [words, stroke("one")]);
    const minuteAgo = new Date(Date.now() - 60_000);
    await db().whiteboardElement.updateMany({
      where: { eventId: show.eventId },
      data: { changedAt: minuteAgo },
    });
    await draw(guest, "backstage", [{ ...words, version: 2 }, stroke("one", { version: 2 })]);
    const past = () =>
      sql("", "SELECT id FROM whiteboard_past WHERE event_id = $1 ORDER BY id", [show.eventId]);
    expect(await past()).toEqual([{ id: "one" }, { id: "words" }]);
    const owner = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    await asSystem("test.erase", owner, (ctx) =>
      eraseDrawings(ctx, [show.eventId], [guestPersonId(guestId)]),
    );
    expect(await past()).toEqual([{ id: "one" }]);
  });

  it("loses the text, but not the strokes, of an erased person", async () => {
    await show.byKey("POST", v1("whiteboard"), { add: [{ type: "text", x: 0, y: 0, text: "My number" }] });
    await draw(show.byHost, "studio", [stroke("one")]);
    const { personId } = await db().whiteboardElement.findFirstOrThrow({ where: { eventId: show.eventId } });
    const owner = { workspaceId: show.workspace.workspaceId, environment: "test" as const };
    const people = [personId, show.hostIdentity];
    expect(await asSystem("test", owner, (ctx) => eraseDrawings(ctx, [show.eventId], people))).toBe(1);
    expect(await idsOn()).toEqual(["one"]);
    const row = await db().whiteboard.findUniqueOrThrow({ where: { eventId: show.eventId } });
    expect([row.live, row.revision]).toEqual([1, 3]);
  });
});
