import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

const of = (show: TestShow, rest = "") => `/v1/events/${show.slug}/studio${rest}`;
const grid = (show: TestShow) => show.byKey("POST", of(show), { action: "set_layout", layout: "grid" });
const layoutOf = async (show: TestShow) => (await show.byKey("GET", of(show))).json.data.stage.layout;

async function taken(): Promise<TestShow> {
  const show = await makeShow();
  await putOnAir(show.slug);
  expect((await show.byKey("POST", of(show), { action: "set_layout", layout: "solo" })).status).toBe(200);
  const lease = await show.byKey("PUT", of(show, "/lease"), { hands: "people" });
  expect(lease.json.data, lease.text).toMatchObject({ hands: "people", until: null, proposals: 0 });
  return show;
}

const decide = (show: TestShow, id: string, approve: boolean) =>
  show.byHost("POST", `/api/app/events/${show.slug}/studio/proposals/${id}/decide`, { approve });

describe("a stage controlled by people", () => {
  it("turns a program's command into a proposal with a preview, and stays unchanged", async () => {
    const show = await taken();
    const answer = await grid(show);
    expect(answer.status, answer.text).toBe(200);
    const { proposal, command, applied } = answer.json.data;
    expect({ state: command.state, applied }).toEqual({ state: "proposed", applied: [] });
    expect(await layoutOf(show)).toBe("solo");
    const list = await show.byKey("GET", of(show, "/proposals"));
    expect(list.json.data).toMatchObject([
      { id: proposal.id, state: "proposed", words: ["switch to the grid layout"] },
    ]);
    expect(list.json.data[0].after.text).toContain("layout grid");
    expect(await db().studioCommand.count({ where: { eventId: show.eventId } })).toBe(1);
  });

  it("applies a proposal once a person approves it, but not when it is declined or expires", async () => {
    const show = await taken();
    const first = (await grid(show)).json.data.proposal.id;
    const second = (await grid(show)).json.data.proposal.id;
    const third = (await grid(show)).json.data.proposal.id;
    expect((await decide(show, first, false)).status).toBe(200);
    await db().studioProposal.update({ where: { id: second }, data: { expiresAt: new Date(0) } });
    expect((await decide(show, second, true)).status).toBe(409);
    const newest = await db().studioProposal.findUniqueOrThrow({ where: { id: third } });
    expect((await show.byHost("GET", `/api/app/events/${show.slug}/desk`)).json.data).toMatchObject({
      proposals: 1,
      newest_proposal_at: newest.createdAt.toISOString(),
    });
    expect(await layoutOf(show)).toBe("solo");
    const done = await decide(show, third, true);
    expect(done.status, done.text).toBe(200);
    expect(await layoutOf(show)).toBe("grid");
    expect((await decide(show, third, true)).status).toBe(409);
    const states = (await show.byKey("GET", of(show, "/proposals"))).json.data.map(
      ({ id, state }: { id: string; state: string }) => [id, state],
    );
    expect(new Map(states)).toEqual(
      new Map([
        [first, "declined"],
        [second, "expired"],
        [third, "approved"],
      ]),
    );
  });

  it("records proposals and their outcomes in its ledger", async () => {
    const show = await taken();
    const ids: string[] = [];
    for (const approve of [true, false]) {
      const { id } = (await grid(show)).json.data.proposal;
      ids.push(id);
      expect((await decide(show, id, approve)).status).toBe(200);
    }
    const rows = await db().showEvent.findMany({
      where: { eventId: show.eventId, type: { startsWith: "proposal_" } },
      orderBy: { seq: "asc" },
    });
    expect(rows.map(({ type, actorType, version, body }) => ({ type, actorType, version, body }))).toEqual([
      {
        type: "proposal_made",
        actorType: "key",
        version: null,
        body: { proposal: ids[0], actions: ["set_layout"] },
      },
      { type: "proposal_approved", actorType: "host", version: null, body: { proposal: ids[0] } },
      {
        type: "proposal_made",
        actorType: "key",
        version: null,
        body: { proposal: ids[1], actions: ["set_layout"] },
      },
      { type: "proposal_declined", actorType: "host", version: null, body: { proposal: ids[1] } },
    ]);
  });

  it("rejects programs acting on its people, while the crew still can", async () => {
    const show = await taken();
    const path = of(show, `/people/${show.hostIdentity}`);
    for (const [method, end, body] of [
      ["POST", "/ask-unmute", undefined],
      ["PATCH", "", { name: "Somebody else" }],
    ] as const) {
      const refused = await show.byKey(method, `${path}${end}`, body);
      expect(refused.json.error, refused.text).toMatchObject({
        code: "version_conflict",
        fields: { status: "people" },
      });
    }
    const out = await show.byKey("POST", `${path}/remove`, {});
    expect(out.json.error?.fields, out.text).toEqual({ status: "people" });
    const renamed = await show.byHost("PATCH", path, { name: "Grace H." });
    expect(renamed.status, renamed.text).toBe(200);
    const back = `/v1/events/${show.slug}/stage-invitations/${show.hostIdentity}`;
    expect((await show.byKey("DELETE", back)).json.error.fields).toEqual({ status: "people" });
  });

  it("obeys people, and anyone's emergency stop", async () => {
    const show = await taken();
    const host = await show.byHost("POST", of(show), { action: "set_layout", layout: "duo" });
    expect(host.status, host.text).toBe(200);
    expect(await layoutOf(show)).toBe("duo");
    const stop = await show.byKey("POST", of(show, "/emergency-stop"), { level: "mask", confirm: true });
    expect(stop.json.data.proposal, stop.text).toBeNull();
  });

  it("can be handed back only by a person, for as long as they choose", async () => {
    const show = await taken();
    const refused = await show.byKey("PUT", of(show, "/lease"), { hands: "shared" });
    expect(refused.json.error.code).toBe("insufficient_scope");
    const shared = await show.byHost("PUT", of(show, "/lease"), { hands: "shared", for_sec: 60 });
    expect(shared.json.data, shared.text).toMatchObject({ hands: "shared", until: expect.any(String) });
    expect((await grid(show)).json.data.proposal).toBeNull();
    await db().studioLease.update({ where: { eventId: show.eventId }, data: { until: new Date(0) } });
    expect((await show.byKey("GET", of(show, "/lease"))).json.data.hands).toBe("people");
    expect((await grid(show)).json.data.proposal).not.toBeNull();
  });
});
