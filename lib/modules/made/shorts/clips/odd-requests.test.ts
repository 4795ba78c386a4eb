import { beforeAll, describe, expect, it } from "vitest";
import { api } from "@/test/support/api";
import { type ClipOrders, makeClipOrders } from "@/test/support/clip-orders";
import { TOLD_SECONDS } from "@/test/support/told-show";

let orders: ClipOrders;
beforeAll(async () => {
  orders = await makeClipOrders();
});

const TIMES = { start_sec: 20, end_sec: 30 };
/** Changes nothing, so that all requests find the same show. */
const answerTo = async (body: object) => {
  const { status, json } = await orders.render({ ...TIMES, ...body, dry_run: true });
  return status === 200 ? "ok" : json.error.fields;
};

describe("a request for a clip", () => {
  it.each([
    [20, 24.99, { end_sec: "too_small" }],
    [20, 25, "ok"],
    // Their difference is a little less than 5 in floating point.
    [4.2, 9.2, "ok"],
    [0, TOLD_SECONDS, "ok"],
    [0, 120.01, { end_sec: "too_large" }],
    [30, 20, { end_sec: "too_small" }],
    [20, 20, { end_sec: "too_small" }],
    [TOLD_SECONDS - 3, TOLD_SECONDS + 3, { end_sec: "too_large" }],
    [-1, 9, { start_sec: "too_small" }],
    [1e300, 2e300, { start_sec: "too_large", end_sec: "too_large" }],
    ["20", 30, { start_sec: "invalid" }],
    [null, 30, { start_sec: "invalid" }],
  ])("from %s to %s is answered by %j", async (start_sec, end_sec, expected) => {
    expect(await answerTo({ start_sec, end_sec })).toEqual(expected);
  });

  it("whose times aren't numbers isn't JSON", async () => {
    const sent = await api("POST", `/v1/events/${orders.show.slug}/shorts/render`, {
      key: orders.show.key,
      rawBody: Buffer.from('{"start_sec":NaN,"end_sec":30}'),
      headers: { "content-type": "application/json" },
    });
    expect(sent.status).toBe(400);
  });

  it("takes any text as text, up to the length of its field", async () => {
    const texts = { kicker: 60, title: 160, speaker: 80, followHandle: 60, focusSpeaker: 120 };
    for (const [field, most] of Object.entries(texts)) {
      expect([field, await answerTo({ [field]: "x".repeat(10_000) })]).toEqual([
        field,
        { [field]: "too_long" },
      ]);
      const odd = `'":;%{n} [a];movie=/etc/passwd {\\b1}\\N\n<b>&amp; 👩‍👩‍👧 مرحبا`.slice(0, most);
      expect([field, await answerTo({ [field]: odd })]).toEqual([field, "ok"]);
    }
  });

  it("may name a tile that isn't there, within reason", async () => {
    expect(await answerTo({ focusMode: "pin", focusTile: 50 })).toBe("ok");
    expect(await answerTo({ focusMode: "pin", focusTile: 51 })).toEqual({ focusTile: "too_large" });
    expect(await answerTo({ focusMode: "pin", focusTile: -1 })).toEqual({ focusTile: "too_small" });
    expect(await answerTo({ focusMode: "pin", focusTile: 0.5 })).not.toBe("ok");
  });
});
