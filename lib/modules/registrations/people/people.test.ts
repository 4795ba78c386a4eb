import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { type SignedIn, signedIn } from "@/test/support/sign-in";

let person: SignedIn;
let slug: string;
let eventId: string;
let number = 0;

const as = () => ({ headers: person.headers(`session:test:${person.workspaceId}:${person.user.id}`) });

async function call(method: string, path: string, body?: unknown) {
  const answer = await api(method, path, { ...as(), ...(body === undefined ? {} : { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.json;
}

const get = async (path: string) => (await call("GET", path)).data;

async function register(more: object = {}): Promise<string> {
  number += 1;
  const body = { name: `Guest ${number}`, email: `guest${number}@example.com`, ...more };
  return (await call("POST", `/v1/events/${slug}/registrations`, body)).data.id;
}

const listed = async (query: string): Promise<string[]> =>
  (await get(`/v1/events/${slug}/registrations?${query}`)).map(({ id }: { id: string }) => id);

const change = async (action: string, registration_ids: string[], more: object = {}) =>
  (await call("POST", `/api/app/shows/${slug}/people/change`, { action, registration_ids, ...more })).data;

const stateOf = async (id: string): Promise<string> =>
  (await get(`/v1/events/${slug}/registrations/${id}`)).state;

async function mail(registrationId: string, state: string, more: object = {}): Promise<void> {
  const id = newId("msg");
  const { workspaceId } = person;
  const to = { kind: "h24", toEmail: "guest@example.com", dedupeKey: id };
  await db().mailMessage.create({
    data: { id, workspaceId, environment: "test", eventId, registrationId, state, ...to, ...more },
  });
}

beforeEach(async () => {
  person = await signedIn();
  const starts_at = new Date(Date.now() + 72 * 3_600_000).toISOString();
  const body = { title: "Night radio", generate_show_plan: false, starts_at };
  slug = (await call("POST", "/v1/showrooms", body)).data.showroom.slug;
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
});

describe("the list", () => {
  it("filters by attendance and email status", async () => {
    const [nothing, waits, got, bounced, gone] = await Promise.all([1, 2, 3, 4, 5].map(() => register()));
    await mail(waits ?? "", "queued");
    await mail(got ?? "", "captured");
    await mail(bounced ?? "", "failed");
    await mail(bounced ?? "", "captured");
    await db().registration.update({ where: { id: gone ?? "" }, data: { unsubscribedAt: new Date() } });
    await db().registration.update({ where: { id: got ?? "" }, data: { joinedAt: new Date() } });
    const found = async (query: string) => new Set(await listed(query));
    expect(await found("mail=none")).toEqual(new Set([nothing, gone]));
    expect(await found("mail=waiting")).toEqual(new Set([waits]));
    expect(await found("mail=out")).toEqual(new Set([got, bounced]));
    expect(await found("mail=failed")).toEqual(new Set([bounced]));
    expect(await found("mail=unsubscribed")).toEqual(new Set([gone]));
    expect(await found("attended=true")).toEqual(new Set([got]));
    expect(await found("attended=false&mail=out")).toEqual(new Set([bounced]));
    const counted = await get(`/api/app/shows/${slug}/people/overview?attended=false&mail=out`);
    expect(counted).toMatchObject({ matching: 1, total: 5, by_state: { confirmed: 5, cancelled: 0 } });
    expect(counted.sources).toEqual([{ source: "api", count: 5 }]);
  });

  it.each(["created_at", "updated_at", "name", "email"])(
    "paginates by %s in both directions without skipping or repeating equal entries",
    async (sort) => {
      const made = [];
      for (let index = 0; index < 7; index += 1)
        made.push(await register({ name: index < 5 ? "Same" : "Zoe" }));
      const at = new Date();
      await db().registration.updateMany({ where: { eventId }, data: { createdAt: at, updatedAt: at } });
      const read = async (order: string) => {
        const ids: string[] = [];
        for (let cursor = ""; ; ) {
          const page = await call(
            "GET",
            `/v1/events/${slug}/registrations?limit=2&sort=${sort}&order=${order}${cursor && `&cursor=${cursor}`}`,
          );
          ids.push(...page.data.map(({ id }: { id: string }) => id));
          if (!page.meta.next_cursor) return ids;
          cursor = encodeURIComponent(page.meta.next_cursor);
        }
      };
      const upwards = await read("asc");
      expect(new Set(upwards)).toEqual(new Set(made));
      expect(upwards.length).toBe(made.length);
      expect(await read("desc")).toEqual([...upwards].reverse());
    },
  );
});

describe("bulk changes", () => {
  it("apply to everyone they can, and say why not for the rest", async () => {
    const [a = "", b = "", c = ""] = [await register(), await register(), await register()];
    await change("cancel", [c]);
    const done = await change("waitlist", [a, b, c, "reg_missing"]);
    expect(new Set(done.changed.map((one: { registration_id: string }) => one.registration_id))).toEqual(
      new Set([a, b]),
    );
    expect(done.changed[0].before).toBe("confirmed");
    expect(
      new Map(
        done.problems.map((one: { registration_id: string; code: string }) => [
          one.registration_id,
          one.code,
        ]),
      ),
    ).toEqual(
      new Map([
        [c, "version_conflict"],
        ["reg_missing", "not_found"],
      ]),
    );
    expect(await Promise.all([a, b, c].map(stateOf))).toEqual(["waitlisted", "waitlisted", "cancelled"]);
    expect(await change("confirm", [a, a, b, c])).toMatchObject({ unchanged: 0, problems: [] });
    expect(await change("confirm", [a])).toMatchObject({ changed: [], unchanged: 1 });
    const entries = await db().auditEntry.findMany({
      where: { subjectType: "registration", subjectId: a, action: "changePeople" },
    });
    expect(entries.length).toBe(2);
  });

  it("confirm people only up to the capacity", async () => {
    const [a = "", b = ""] = [await register(), await register()];
    await change("waitlist", [a, b]);
    await db().event.update({ where: { slug }, data: { capacity: 1 } });
    const { changed, problems } = await change("confirm", [a, b]);
    expect(changed.length).toBe(1);
    expect(problems).toMatchObject([{ code: "slot_limit_reached" }]);
  });

  it("remove people for good, and send confirmations only with the send flag", async () => {
    const [a = "", b = ""] = [await register(), await register()];
    await change("remove", [a]);
    expect(await listed("")).toEqual([b]);
    const unsaid = await api("POST", `/api/app/shows/${slug}/people/change`, {
      ...as(),
      body: { action: "send_confirmation", registration_ids: [b] },
    });
    expect(unsaid.json.error.fields).toEqual({ send: "must_be_true" });
    await change("send_confirmation", [b], { send: true });
    expect(await db().mailMessage.count({ where: { registrationId: b, kind: "confirmation" } })).toBe(1);
  });
});

it("returns a person's history, newest first, with who made each change", async () => {
  const id = await register({ source: "crm" });
  await call("PATCH", `/v1/events/${slug}/registrations/${id}`, { email: "other@example.com" });
  await change("cancel", [id]);
  await mail(id, "skipped", { error: "The registration was removed or cancelled." });
  await db().presence.create({
    data: {
      id: newId("prs"),
      eventId,
      registrationId: id,
      identity: "v-1",
      participantSid: newId("sid"),
      role: "attendee",
      joinedAt: new Date(Date.now() + 60_000),
      leftAt: new Date(Date.now() + 120_000),
    },
  });
  await db().suppression.create({
    data: { workspaceId: person.workspaceId, emailNormal: "other@example.com", reason: "bounce" },
  });
  const { entries, suppressed } = await get(`/api/app/shows/${slug}/people/${id}/history`);
  expect(suppressed).toBe("bounce");
  const kinds = entries.map(({ kind }: { kind: string }) => kind);
  expect(kinds[0]).toBe("watched");
  expect(kinds.at(-1)).toBe("registered");
  expect(entries.at(-1)).toMatchObject({ source: "crm" });
  const changes = entries.filter(({ kind }: { kind: string }) => kind === "changed");
  expect(changes).toMatchObject([
    { action: "changePeople", from: "confirmed", to: "cancelled", actor: { type: "user" } },
    { action: "updateRegistration", changed: expect.arrayContaining(["email"]), from: null },
  ]);
  expect(entries.find(({ kind }: { kind: string }) => kind === "mail")).toMatchObject({
    mail: "h24",
    state: "skipped",
    why_not: "The registration was removed or cancelled.",
  });
});

describe("the schedule", () => {
  const schedule = () => get(`/api/app/shows/${slug}/mail/schedule`);
  type Entry = Record<string, unknown>;
  const of = async (kind: string): Promise<Entry[]> =>
    (await schedule()).entries.filter((entry: Entry) => entry.kind === kind);

  it("lists the reminders with recipient counts, and says why one is turned off", async () => {
    await register();
    const gone = await register();
    await db().registration.update({ where: { id: gone }, data: { unsubscribedAt: new Date() } });
    const { starts_at, entries } = await schedule();
    expect(entries.map(({ kind }: Entry) => kind)).toEqual(["h24", "h1", "live"]);
    expect(entries[2]).toMatchObject({ at: starts_at, state: "planned", people: 1, why_not: null });
    await call("PATCH", `/v1/events/${slug}`, { reminders: { h24: false } });
    expect(await of("h24")).toMatchObject([
      { state: "held_back", people: 0, why_not: "This reminder is turned off for the show." },
    ]);
  });

  it("lists emails that were sent, skipped or queued, and scheduled messages", async () => {
    const [a, b, c] = [await register(), await register(), await register()];
    await mail(a, "captured");
    await mail(b, "skipped", { error: "It was due more than 15 minutes ago." });
    await mail(c, "queued", { kind: "confirmation" });
    const draft = await call("POST", `/v1/events/${slug}/communications/drafts`, {
      subject: "A question",
      body: "What should we talk about?",
      audience: { to: "registrations" },
    });
    const send_at = new Date(Date.now() + 3_600_000).toISOString();
    await call("POST", `/v1/events/${slug}/communications/${draft.data.id}/schedule`, {
      send_at,
      send: true,
    });
    expect((await of("h24")).find(({ state }) => state === "done")).toMatchObject({
      people: 2,
      out: 1,
      not_sent: [{ why: "It was due more than 15 minutes ago.", count: 1 }],
    });
    expect(await of("confirmation")).toMatchObject([{ state: "under_way", waiting: 1 }]);
    expect(await of("message")).toMatchObject([{ state: "planned", at: send_at, subject: "A question" }]);
  });
});
