import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { handlers } from "@/lib/modules/accounts/personal-data/handlers";
import { asSystem } from "@/lib/operation/as-system";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { type KitTest, makeKitTest, runMediaJobs } from "@/test/support/promo-kit";
import { makeRecordedTrack } from "@/test/support/recordings";
import { refuseWrites } from "@/test/support/refuse-writes";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import { erasePromoKit } from "../erase-promo-kit";
import type { PromoKitItemWire } from "../schema";
import { CardDrawer } from "./draw-cards";
import { remakeStaleKits } from "./remake-stale-kits";

let kit: KitTest;
beforeEach(async () => {
  kit = await makeKitTest();
  await kit.generate({});
  await settle();
});

const jobs = () => db().promoKitJob.count({ where: { eventId: kit.eventId } });
/** Sweeps until a change has been seen twice, and runs what is queued. */
async function settle(): Promise<void> {
  await remakeStaleKits();
  await remakeStaleKits();
  await runMediaJobs();
}
const stale = async () => (await kit.items()).filter((item) => item.stale).length;
/** Erases Ana's personal data, and waits before the commit. */
async function eraseAna(wait = async (): Promise<void> => undefined): Promise<void> {
  const owner = { workspaceId: kit.workspaceId, environment: "test" as const };
  await asSystem("test", owner, async (ctx) => {
    await handlers.erasePersonalData(ctx, { email: "ana@example.com" });
    await wait();
  });
}
const rename = (title: string) => kit.call("PATCH", `/events/${kit.slug}`, { title });

describe("a kit whose facts change", () => {
  it("is made again once after some changes, without being asked", async () => {
    expect(await jobs()).toBe(1);
    await rename("One");
    await remakeStaleKits();
    await rename("Two");
    await remakeStaleKits();
    // They are still at it.
    expect([await jobs(), await stale()]).toEqual([1, 32]);
    await settle();
    expect([await jobs(), await stale()]).toEqual([2, 0]);
    const { job } = await kit.read();
    expect(job).toMatchObject({ automatic: true, state: "succeeded", made: 32 });
    await settle();
    expect(await jobs()).toBe(2);
  });

  it("isn't made again for a change that it doesn't show", async () => {
    await kit.call("PATCH", `/events/${kit.slug}`, { description: "More about it" });
    await settle();
    expect(await jobs()).toBe(1);
  });

  it("is made again when its replay has ended, by its environment's clock", async () => {
    const { eventId } = kit;
    await makeRecordedTrack(eventId, {});
    await db().recording.updateMany({ where: { eventId }, data: { state: "ready", programVersion: 1 } });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await db().event.update({
      where: { id: eventId },
      data: { state: "ended", after: { replay: "until", until } },
    });
    await settle();
    const newsletter = async () =>
      (await kit.items("show")).find(({ place }) => place === "newsletter")?.text;
    expect(await newsletter()).toContain("Watch the replay: http");
    await api("POST", "/v1/test-clock", { key: kit.key, body: { advance_sec: 7_200 } });
    await settle();
    expect(await newsletter()).not.toContain("http");
  });

  it("has items for people who are added, and none of those who are removed", async () => {
    const added = await kit.call("POST", `/events/${kit.slug}/guests`, { name: "Cy" });
    await kit.call("DELETE", `/events/${kit.slug}/guests/${kit.ben}`);
    await settle();
    expect(await kit.items(added.json.data.id)).toHaveLength(9);
    expect(await db().promoKitItem.count({ where: { personId: kit.ben } })).toBe(0);
    expect(await stale()).toBe(0);
    const text = JSON.stringify((await kit.items()).map((item) => item.text));
    expect([text.includes("Cy"), text.includes("Ben Noor")]).toEqual([true, false]);
  });

  it("loses a removed guest's items in a show that is archived as well", async () => {
    const files = await db().promoKitItem.findMany({ where: { personId: kit.ben, kind: "card" } });
    await kit.call("DELETE", `/events/${kit.slug}/guests/${kit.ben}`);
    await db().event.update({ where: { id: kit.eventId }, data: { state: "archived" } });
    await remakeStaleKits();
    expect(await db().promoKitItem.count({ where: { personId: kit.ben } })).toBe(0);
    const references = { fileId: { in: files.map(({ fileId }) => fileId ?? "") } };
    expect(await db().fileReference.count({ where: references })).toBe(0);
  });

  it("is made again although another one can't be looked at", async () => {
    const next = await makeKitTest();
    await next.generate({ person_ids: [next.ana], kinds: ["copy"] });
    await settle();
    for (const one of [kit, next]) await one.call("PATCH", `/events/${one.slug}`, { title: "Another" });
    await refuseWrites("promo_kit", kit.eventId, "event_id");
    expectLogged(/"sweep":"promo kits","msg":"a sweep failed"/);
    await remakeStaleKits();
    await remakeStaleKits();
    expect(await jobs()).toBe(1);
    expect(await db().promoKitJob.count({ where: { eventId: next.eventId } })).toBe(2);
  });

  it("keeps to what was asked for, and keeps edited texts", async () => {
    const some = await makeKitTest();
    await some.generate({ person_ids: [some.ana], kinds: ["copy"] });
    const [post] = await some.items();
    if (!post) throw new Error("no post");
    await some.change(post, { text: "Mine" });
    await some.call("PATCH", `/events/${some.slug}`, { title: "Another" });
    await settle();
    const items = await some.items();
    expect(items).toHaveLength(4);
    expect(items.map(({ edited, stale: is }) => [edited, is])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });
});

describe("an edit that is saved while the kit is made", () => {
  /** Has the job wait for an edit of Ben Nevis' X post. */
  async function makeDuringEdit(body: object): Promise<PromoKitItemWire> {
    const post = (await kit.items("host")).find(({ place }) => place === "x_post");
    if (!post) throw new Error("no post");
    await rename("Another");
    await kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, body);
    let making: Promise<void> | undefined;
    await transaction(async () => {
      const edited = { text: "Mine", isEdited: true, version: 2, updatedAt: new Date() };
      await db().promoKitItem.update({ where: { id: post.id }, data: edited });
      await outsideTransaction(async () => {
        making = runMediaJobs();
        await until(async () => (await waitingStatements()).length > 0);
      });
    });
    await making;
    return (await kit.items("host")).find(({ id }) => id === post.id) ?? post;
  }

  it.each([{}, { replace_edited: true }])("stays, with %j", async (body) => {
    expect(await makeDuringEdit(body)).toMatchObject({ text: "Mine", edited: true, version: 2 });
  });
});

describe("erasing a guest", () => {
  it("deletes their items at once, and what names them until it's made again", async () => {
    const posts = (await kit.items("host")).filter(({ kind }) => kind === "copy");
    const [kept, cut] = posts;
    if (!kept || !cut) throw new Error("no posts");
    await kit.change(kept, { text: "Join me next week." });
    await kit.change(cut, { text: "Join me and Ana next week." });
    await eraseAna();
    const rows = await db().promoKitItem.findMany({ where: { eventId: kit.eventId } });
    expect(rows.some(({ personId }) => personId === kit.ana)).toBe(false);
    expect(JSON.stringify(rows)).not.toMatch(/Ana|Lopez/);
    expect(rows.filter(({ personId, kind }) => personId === "show" && kind === "card")).toEqual([]);
    expect(rows.find(({ id }) => id === kept.id)?.text).toBe("Join me next week.");
    expect(rows.some(({ id }) => id === cut.id)).toBe(false);
    await settle();
    expect(await kit.items("show")).toHaveLength(9);
    expect(JSON.stringify(await kit.read())).not.toMatch(/Ana|Lopez/);
  });

  it.each([
    ["王伟", "Mit 王伟", "Mit allen"],
    ["Bo Li", "With BO, live", "Live from Bolivia"],
    ["José", "With Jose", "With Josh"],
  ])("finds a short name, or one with accents, in an edited text: %s", async (name, text, other) => {
    const posts = (await kit.items("host")).filter(({ kind }) => kind === "copy");
    const [cut, kept] = posts;
    if (!kept || !cut) throw new Error("no posts");
    await kit.change(cut, { text });
    await kit.change(kept, { text: other });
    await transaction(() => erasePromoKit({ db: db(), sql }, [{ id: kit.ana, eventId: kit.eventId, name }]));
    const left = await db().promoKitItem.findMany({ where: { id: { in: [cut.id, kept.id] } } });
    expect(left.map(({ id }) => id)).toEqual([kept.id]);
  });

  it.each(["published", "archived"])(
    "reaches a kit that is being drawn for a show that is %s",
    async (state) => {
      await rename("Another");
      await kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, {});
      const { draw } = CardDrawer.prototype;
      let erasing: Promise<void> | undefined;
      const drawing = vi.spyOn(CardDrawer.prototype, "draw").mockImplementation(async function (
        this: CardDrawer,
        card,
      ) {
        if (!erasing) await beginErasing();
        return draw.call(this, card);
      });
      onTestFinished(() => drawing.mockRestore());
      // The show's own cards are drawn first, with everyone on them, and can't be stored until the erasure is over.
      const beginErasing = async () => {
        await db().event.update({ where: { id: kit.eventId }, data: { state } });
        const { promise, resolve } = Promise.withResolvers<void>();
        erasing = eraseAna(() => {
          resolve();
          return outsideTransaction(() => until(async () => (await waitingStatements()).length > 0));
        });
        await Promise.race([promise, erasing]);
      };
      await runMediaJobs();
      await erasing;
      const rows = await db().promoKitItem.findMany({ where: { eventId: kit.eventId } });
      expect(JSON.stringify(rows)).not.toMatch(/Ana|Lopez/);
      expect([(await kit.items()).length, await stale()]).toEqual([27, 0]);
      expect((await kit.read()).job).toMatchObject({ state: "succeeded", made: 24 });
    },
  );

  it("leaves nothing to a job that is under way", async () => {
    await rename("Another");
    await kit.call("POST", `/events/${kit.slug}/promo-kit/generate`, {});
    await kit.call("DELETE", `/events/${kit.slug}/guests/${kit.ana}`);
    await runMediaJobs();
    expect(await db().promoKitItem.count({ where: { personId: kit.ana } })).toBe(0);
  });
});

it("a draft show that is deleted takes its kit and its files along", async () => {
  const draft = await makeKitTest();
  await draft.generate({ kinds: ["card"], person_ids: ["show"] });
  await db().event.update({ where: { id: draft.eventId }, data: { state: "draft", publishedAt: null } });
  const deleted = await api("DELETE", `/api/v1/events/${draft.slug}`, { key: draft.key });
  expect(deleted.status, deleted.text).toBe(200);
  expect(await db().promoKitItem.count({ where: { eventId: draft.eventId } })).toBe(0);
  expect(
    await db().fileReference.count({ where: { subjectType: "promo_kit", subjectId: draft.eventId } }),
  ).toBe(0);
});
