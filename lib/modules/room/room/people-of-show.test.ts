import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { guestPersonId } from "@/lib/providers/room/identity";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";

let show: TestShow;
let guestId: string;
let ana: string;

const on = (person: string, rest = "") => `/v1/events/${show.slug}/studio/people/${person}${rest}`;
const command = (body: object) => show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
const studio = async () => (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data;
const staged = async (person: string) =>
  (await studio()).stage.stage.find(({ identity }: { identity: string }) => identity === person);

beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana Ruiz" }] });
  guestId = (await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id;
  ana = guestPersonId(guestId);
  await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
  await putOnAir(show.slug);
  await sit(show.eventId, { identity: `${ana}.a`, role: "guest", guestId });
});

describe("a person's name", () => {
  it("updates on stage and in the lower third, and stays when they are brought on again", async () => {
    await command({ action: "bring_on", identity: ana });
    await command({ action: "lower_third", identity: ana });
    const renamed = await show.byKey("PATCH", on(ana), { name: "Dr. Ana Ruiz", title: "CTO" });
    expect(renamed.status, renamed.text).toBe(200);
    expect(await staged(ana)).toMatchObject({ name: "Dr. Ana Ruiz", title: "CTO" });
    const { stage } = await studio();
    expect(stage.lower_third).toEqual({ identity: ana, title: "Dr. Ana Ruiz", subtitle: "CTO" });
    expect(renamed.json.data.state_version).toBe(stage.version);
    await command({ action: "send_off", identity: ana });
    await show.byKey("PATCH", on(ana), { name: "Ana" });
    await command({ action: "bring_on", identity: ana });
    expect(await staged(ana)).toMatchObject({ name: "Ana", title: "CTO" });
    expect((await db().guest.findUniqueOrThrow({ where: { id: guestId } })).name).toBe("Ana Ruiz");
  });

  it("returns 404 for an unknown person", async () => {
    for (const rest of ["", "/ask-unmute", "/remove"]) {
      const method = rest === "" ? "PATCH" : "POST";
      const answer = await show.byKey(
        method,
        on("guest-gst_nobody", rest),
        rest === "" ? { name: "x" } : undefined,
      );
      expect([rest, answer.status]).toEqual([rest, 404]);
    }
  });
});

describe("removing a person", () => {
  it("keeps their link valid unless keep_out is set", async () => {
    await command({ action: "bring_on", identity: ana });
    expect((await show.byKey("POST", on(ana, "/remove"))).status).toBe(200);
    expect(await staged(ana)).toBeUndefined();
    const guest = () => db().guest.findUniqueOrThrow({ where: { id: guestId } });
    expect((await guest()).accessHash).not.toBeNull();
    const out = await show.byKey("POST", on(ana, "/remove"), { keep_out: true });
    expect(out.status, out.text).toBe(200);
    expect((await guest()).accessHash).toBeNull();
    const emitted = await db().webhookEvent.count({ where: { eventSlug: show.slug, type: "guest.updated" } });
    expect(emitted).toBeGreaterThan(0);
  });

  it("revokes the link of someone who has just left, and finds no one under a made-up identity", async () => {
    await db().presence.updateMany({ where: { guestId }, data: { leftAt: new Date() } });
    expect((await show.byKey("POST", on(ana, "/remove"))).status).toBe(404);
    const out = await show.byKey("POST", on(ana, "/remove"), { keep_out: true });
    expect(out.status, out.text).toBe(200);
    expect((await db().guest.findUniqueOrThrow({ where: { id: guestId } })).accessHash).toBeNull();
    for (const nobody of ["guest-gst_nobody", "host-nobody", "v-nobody"])
      expect((await show.byKey("POST", on(nobody, "/remove"), { keep_out: true })).status).toBe(404);
  });

  it("revokes a personal studio link if the caller may, but never the show's own link", async () => {
    const links = `/v1/events/${show.slug}/studio-links`;
    const made = (await show.byHost("POST", links, { name: "Mia", role: "host" })).json.data;
    const { personId } = await db().studioLink.findUniqueOrThrow({ where: { id: made.id } });
    await sit(show.eventId, { identity: `${personId}.m`, role: "host" });
    const coHost = await show.byCrew("co_host");
    expect((await coHost("POST", on(personId, "/remove"), { keep_out: true })).status).toBe(403);
    expect((await show.byHost("POST", on(personId, "/remove"), { keep_out: true })).status).toBe(200);
    expect((await db().studioLink.findUniqueOrThrow({ where: { id: made.id } })).accessHash).toBeNull();
    const own = await show.byKey("POST", on(show.hostIdentity, "/remove"), { keep_out: true });
    expect([own.status, own.json.error.fields]).toEqual([400, { keep_out: "not_allowed" }]);
    const moderator = await show.byCrew("moderator");
    expect((await moderator("POST", on(ana, "/remove"))).status).toBe(403);
  });
});
