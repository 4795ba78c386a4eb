import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { type ClipOrders, fillSlots, makeClipOrders } from "@/test/support/clip-orders";

/** Of a show that says nothing else. */
const SLOTS = 10;

let orders: ClipOrders;
beforeEach(async () => {
  orders = await makeClipOrders();
});

const used = async () => (await orders.list()).slots.used;

describe("the slots of a show", () => {
  it("can't be passed by archiving, rendering another segment, and restoring", async () => {
    await fillSlots(orders, SLOTS - 1);
    const { segment_id } = await orders.queued({ start_sec: 20, end_sec: 30 });
    const note = await orders.manage({ action: "create", start_sec: 70, end_sec: 80 });
    const empty = note.json.data.segment_id;
    await orders.manage({ action: "archive", segment_id: empty });
    await orders.manage({ action: "archive", segment_id });
    await orders.queued({ start_sec: 40, end_sec: 50 });
    expect(await used()).toBe(SLOTS);
    const refused = await orders.manage({ action: "restore", segment_id });
    expect(refused.json.error.code).toBe("slot_limit_reached");
    // One without a clip takes none.
    expect((await orders.manage({ action: "restore", segment_id: empty })).status).toBe(200);
    await orders.manage({ action: "archive", segment_id: 100 });
    expect((await orders.manage({ action: "restore", segment_id })).json.data.archived).toBe(false);
    // What has its slot is restored without another.
    expect((await orders.manage({ action: "restore", segment_id })).status).toBe(200);
    expect(await used()).toBe(SLOTS);
  });

  it("are taken by archived segments that are rendered, which are shown again", async () => {
    const first = await orders.queued({ start_sec: 20, end_sec: 30 });
    for (const body of [{ segment_id: first.segment_id }, { start_sec: 20.5, end_sec: 30.5 }]) {
      await orders.manage({ action: "archive", segment_id: first.segment_id });
      expect(await used()).toBe(0);
      expect((await orders.queued(body)).segment_id).toBe(first.segment_id);
      expect(await used()).toBe(1);
      expect((await orders.list()).segments).toMatchObject([{ archived: false }]);
    }
    await fillSlots(orders, SLOTS - 1);
    await orders.manage({ action: "archive", segment_id: first.segment_id });
    await orders.queued({ start_sec: 60, end_sec: 70 });
    const refused = await orders.render({ segment_id: first.segment_id });
    expect(refused.json.error.code).toBe("slot_limit_reached");
    // A preview takes none, and leaves it archived.
    await orders.queued({ segment_id: first.segment_id, preview: true });
    expect(await used()).toBe(SLOTS);
  });

  it("aren't moved through the show by trimming a segment again and again", async () => {
    const { segment_id } = await orders.queued({ start_sec: 20, end_sec: 25 });
    await orders.queued({ segment_id, start_sec: 20, end_sec: 80 });
    const walked = await orders.render({ segment_id, start_sec: 75, end_sec: 80 });
    expect(walked.json.error.fields).toEqual({ segment_id: "not_allowed" });
    await orders.queued({ segment_id, start_sec: 20, end_sec: 26 });
    const segment = await db().clipSegment.findFirstOrThrow({ where: { recordingId: orders.recordingId } });
    expect([segment.fromMs, segment.toMs]).toEqual([20_000, 26_000]);
    expect([segment.originalFromMs, segment.originalToMs]).toEqual([20_000, 25_000]);
    expect(await used()).toBe(1);
  });
});
