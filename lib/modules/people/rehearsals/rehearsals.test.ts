import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { read } from "@/test/support/register-case";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();
const call = (method: string, path: string, body?: object, as = key) =>
  api(method, `/v1${path}`, { key: as, ...(body ? { body } : {}) });

interface Show {
  slug: string;
  ada: string;
  ben: string;
  carl: string;
}

/** Creates a show with two guests who have an email address and one without. */
async function makeShow(): Promise<Show> {
  const { slug } = (
    await call("POST", "/showrooms", {
      title: "Engines",
      generate_show_plan: false,
      starts_at: "2031-05-01T16:00:00Z",
      guests: [
        { name: "Ada", email: `ada@${Math.random().toString(36).slice(2)}.example` },
        { name: "Ben", email: `ben@${Math.random().toString(36).slice(2)}.example` },
        { name: "Carl" },
      ],
    })
  ).json.data.showroom;
  const { guests } = (await call("GET", `/events/${slug}`)).json.data.event;
  const [ada, ben, carl] = guests.map(({ id }: { id: string }) => id);
  return { slug, ada, ben, carl };
}

async function plan({ slug, ada, ben, carl }: Show, more: object = {}): Promise<string> {
  const made = await call("POST", `/events/${slug}/rehearsals`, {
    starts_at: "2031-04-30T15:00:00Z",
    duration_min: 45,
    guest_ids: [ada, ben, carl],
    ...more,
  });
  expect(made.status, made.text).toBe(201);
  return `/events/${slug}/rehearsals/${made.json.data.id}`;
}

const invite = (path: string, body: object = {}) =>
  call("POST", `${path}/invite`, { mode: "send", send: true, ...body });

const calendarIn = (text: string | null) => {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ""));
  const entry = calendar.getFirstSubcomponent("vevent");
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: String(entry?.getFirstPropertyValue("uid")),
    sequence: Number(entry?.getFirstPropertyValue("sequence")),
    status: entry?.getFirstPropertyValue("status"),
    summary: entry?.getFirstPropertyValue("summary"),
    start: String(entry?.getFirstPropertyValue("dtstart")),
    end: String(entry?.getFirstPropertyValue("dtend")),
  };
};

/** Returns a guest's emails about rehearsals, oldest first. */
async function emailsTo(guestId: string) {
  const rows = await db().mailMessage.findMany({
    where: { guestId, kind: { startsWith: "rehearsal" } },
    orderBy: { id: "asc" },
  });
  return Promise.all(rows.map(({ id }) => read(id)));
}

const known = async (path: string): Promise<string[]> =>
  (await call("GET", path)).json.data.guests.map(
    ({ invitation }: { invitation: { state: string } }) => invitation.state,
  );

describe("a rehearsal", () => {
  it("is planned, listed by start, changed by version and deleted without an email", async () => {
    const show = await makeShow();
    const later = await plan(show, { starts_at: "2031-04-30T18:00:00Z", guest_ids: [] });
    const path = await plan(show, { notes: "Twice." });
    const list = `/events/${show.slug}/rehearsals?sort=starts_at&order=asc`;
    const rows = (await call("GET", list)).json.data;
    expect(rows.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual([
      "2031-04-30T15:00:00.000Z",
      "2031-04-30T18:00:00.000Z",
    ]);
    expect(rows[0]).toMatchObject({
      ends_at: "2031-04-30T15:45:00.000Z",
      notes: "Twice.",
      state: "scheduled",
    });
    expect((await call("GET", `${list}&guest_id=${show.ben}`)).json.data).toHaveLength(1);
    const changed = await call("PATCH", path, {
      guest_ids: [show.ben, show.ada, show.ben],
      expected_version: 1,
    });
    expect(changed.json.data.guests.map(({ name }: { name: string }) => name)).toEqual(["Ben", "Ada"]);
    expect(changed.json.meta.version).toBe(2);
    const late = await call("PATCH", path, { notes: "Lost", expected_version: 1 });
    expect(late.json.error.code).toBe("version_conflict");
    expect((await call("PATCH", path, { duration_min: 45 })).json.meta.version).toBe(2);
    const foreign = await call("PATCH", path, { guest_ids: [show.ada, (await makeShow()).ada] });
    expect(foreign.json.error.fields).toEqual({ "guest_ids.1": "not_found" });
    expect((await call("DELETE", later)).json.data).toMatchObject({ deleted: true, told: 0 });
    expect((await call("GET", later)).status).toBe(404);
    expect((await call("GET", list)).json.data).toHaveLength(1);
    expect(await emailsTo(show.ada)).toEqual([]);
  });

  it("moves from scheduled to done or cancelled, and from there only back to scheduled", async () => {
    const path = await plan(await makeShow());
    const to = async (state: string) => (await call("PATCH", path, { state })).json;
    expect((await to("done")).data.state).toBe("done");
    expect((await to("cancelled")).error.fields).toEqual({ status: "done" });
    expect((await to("scheduled")).data.state).toBe("scheduled");
    expect((await to("cancelled")).data.state).toBe("cancelled");
    expect((await invite(path)).json.error.fields).toEqual({ status: "cancelled" });
  });

  it("drops a guest who is removed from the show", async () => {
    const show = await makeShow();
    const path = await plan(show);
    await call("DELETE", `/events/${show.slug}/guests/${show.ada}`);
    expect((await call("GET", path)).json.data.guests.map(({ name }: { name: string }) => name)).toEqual([
      "Ben",
      "Carl",
    ]);
  });
});

describe("a rehearsal invitation", () => {
  it("is sent to each guest once with a link and calendar entry, and says who was skipped", async () => {
    const show = await makeShow();
    const path = await plan(show);
    const preview = await call("POST", `${path}/invite`, { mode: "preview", note: "Bring tea." });
    expect(preview.json.data.text).toContain("Bring tea.");
    expect(preview.json.data.text).not.toMatch(/backstage\/[\w-]{20,}/);
    expect(await emailsTo(show.ada)).toEqual([]);

    const sent = await invite(path, { note: "Bring tea." });
    expect(sent.json.data.recipients).toEqual([
      expect.objectContaining({ name: "Ada", outcome: "queued", why_not: null }),
      expect.objectContaining({ name: "Ben", outcome: "queued", why_not: null }),
      expect.objectContaining({ name: "Carl", outcome: "skipped", why_not: "no_address" }),
    ]);
    expect(await known(path)).toEqual(["queued", "queued", "not_told"]);
    await runDueJobs();
    expect(await known(path)).toEqual(["told", "told", "not_told"]);
    const [mail] = await emailsTo(show.ada);
    expect(mail?.subject).toBe("Rehearsal: Engines");
    expect(mail?.text).toContain("Bring tea.");
    const token = /backstage\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const entered = await api("POST", `/api/app/events/${show.slug}/backstage/enter`, {
      body: { token },
      headers: { origin: "http://127.0.0.1:3000" },
      idempotencyKey: null,
    });
    expect(entered.json.data.guest.name).toBe("Ada");
    expect(calendarIn(mail?.calendar ?? null)).toEqual({
      method: "REQUEST",
      uid: expect.stringMatching(/^rhs_\w+\.gst_\w+@/),
      sequence: 0,
      status: "CONFIRMED",
      summary: "Rehearsal: Engines",
      start: "2031-04-30T15:00:00Z",
      end: "2031-04-30T15:45:00Z",
    });

    const repeated = await invite(path);
    expect(repeated.json.data.recipients.map(({ why_not }: { why_not: string }) => why_not)).toEqual([
      "already_told",
      "already_told",
      "no_address",
    ]);
    const again = await invite(path, { guest_ids: [show.ben], again: true });
    expect(again.json.data.recipients).toHaveLength(1);
    await runDueJobs();
    expect(await emailsTo(show.ada)).toHaveLength(1);
    expect((await emailsTo(show.ben)).map(({ calendar }) => calendarIn(calendar).sequence)).toEqual([0, 1]);
    const { history } = (await call("GET", `/events/${show.slug}/guests/${show.ada}`)).json.data;
    expect(history.map(({ action }: { action: string }) => action)).toContain("inviteToRehearsal");
  });

  it("is sent once under concurrent requests", async () => {
    const show = await makeShow();
    const path = await plan(show);
    const answers = await Promise.all([1, 2, 3].map(() => invite(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await emailsTo(show.ada)).toHaveLength(1);
  });

  it("can be previewed for a guest without an email address", async () => {
    const show = await makeShow();
    const path = await plan(show, { guest_ids: [show.carl] });
    const preview = await call("POST", `${path}/invite`, { mode: "preview" });
    expect(preview.status, preview.text).toBe(200);
    expect(preview.json.data.recipients).toMatchObject([{ name: "Carl", outcome: "skipped" }]);
    expect(preview.json.data.text).toContain("Carl");
  });

  it("needs the flag and the scope to be sent, but not to be previewed", async () => {
    const show = await makeShow();
    const path = await plan(show);
    const drafts = await workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "communications:send" && scope !== "guests:read"),
    );
    const look = await call("POST", `${path}/invite`, { mode: "preview" }, drafts);
    expect(look.json.data.recipients[0]).toMatchObject({ name: "Ada", email: null });
    const without = await call("POST", `${path}/invite`, { mode: "send", send: true }, drafts);
    expect(without.json.error.code).toBe("insufficient_scope");
    const unsaid = await call("POST", `${path}/invite`, { mode: "send" });
    expect(unsaid.json.error.fields).toEqual({ send: "must_be_true" });
    const deleting = await call("DELETE", `${path}?notify=true`);
    expect(deleting.json.error.fields).toEqual({ send: "must_be_true" });
    const dry = await invite(path, { dry_run: true });
    expect(dry.json.meta.quote.recipients).toBe(2);
    expect(await emailsTo(show.ada)).toEqual([]);
  });

  it("is not sent to a guest who opted out", async () => {
    const show = await makeShow();
    const path = await plan(show);
    await db().mailOptOut.create({ data: { personId: show.ada, kind: "rehearsal_invite" } });
    const sent = await invite(path);
    expect(sent.json.data.recipients[0]).toMatchObject({ outcome: "skipped", why_not: "refused" });
    expect(await emailsTo(show.ada)).toEqual([]);
  });
});

describe("a rehearsal change", () => {
  it("is emailed to invited guests as the same calendar entry with a higher sequence", async () => {
    const show = await makeShow();
    const path = await plan(show);
    await invite(path, { guest_ids: [show.ada] });
    await runDueJobs();
    const silent = await call("PATCH", path, { starts_at: "2031-04-30T17:00:00Z" });
    expect(silent.status).toBe(200);
    expect(await known(path)).toEqual(["outdated", "not_told", "not_told"]);
    await call("PATCH", path, { notify: true, send: true });
    await call("PATCH", path, { notes: "Nothing to tell of", notify: true, send: true });
    await runDueJobs();
    expect(await known(path)).toEqual(["told", "not_told", "not_told"]);
    const [first, second, ...more] = await emailsTo(show.ada);
    expect(more).toEqual([]);
    expect(second?.subject).toBe("New time for the rehearsal: Engines");
    const [before, after] = [first, second].map((mail) => calendarIn(mail?.calendar ?? null));
    expect(after).toMatchObject({ uid: before?.uid, sequence: 1, start: "2031-04-30T17:00:00Z" });
  });

  it.each([
    ["calling it off", { state: "cancelled" }],
    ["asking somebody no more", { guest_ids: [] }],
  ])("removes the calendar entry by %s", async (_how, change) => {
    const show = await makeShow();
    const path = await plan(show);
    await invite(path, { guest_ids: [show.ada] });
    await runDueJobs();
    expect((await call("PATCH", path, { ...change, notify: true, send: true })).status).toBe(200);
    await runDueJobs();
    const [first, second] = await emailsTo(show.ada);
    expect(second).toMatchObject({
      kind: "rehearsal_cancelled",
      subject: "Rehearsal cancelled: Engines",
    });
    expect(second?.text).not.toContain("/backstage/");
    const { uid } = calendarIn(first?.calendar ?? null);
    expect(calendarIn(second?.calendar ?? null)).toMatchObject({
      method: "CANCEL",
      uid,
      sequence: 1,
      status: "CANCELLED",
    });
    expect(await emailsTo(show.ben)).toEqual([]);
  });

  it("removes the calendar entry on deletion when asked to", async () => {
    const show = await makeShow();
    const path = await plan(show);
    await invite(path);
    await runDueJobs();
    const gone = await call("DELETE", `${path}?notify=true&send=true`);
    expect(gone.json.data.told, gone.text).toBe(2);
    await runDueJobs();
    for (const guest of [show.ada, show.ben])
      expect(calendarIn((await emailsTo(guest))[1]?.calendar ?? null)).toMatchObject({
        method: "CANCEL",
        sequence: 1,
      });
  });

  it("sends no cancellation when undone before the email goes out", async () => {
    const show = await makeShow();
    const path = await plan(show);
    await invite(path, { guest_ids: [show.ada] });
    await runDueJobs();
    await call("PATCH", path, { state: "cancelled", notify: true, send: true });
    await call("PATCH", path, { state: "scheduled", notify: true, send: true });
    await runDueJobs();
    const mails = await emailsTo(show.ada);
    expect(mails.map(({ kind, state }) => [kind, state])).toEqual([
      ["rehearsal_invite", "captured"],
      ["rehearsal_cancelled", "skipped"],
      ["rehearsal_invite", "captured"],
    ]);
    expect(calendarIn(mails[2]?.calendar ?? null)).toMatchObject({ method: "REQUEST", sequence: 2 });
    expect(await known(path)).toEqual(["told", "not_told", "not_told"]);
  });
});
