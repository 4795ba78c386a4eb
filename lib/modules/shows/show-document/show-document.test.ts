import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { db } from "@/lib/platform/database/db";
import { SCOPES, type Scope } from "@/lib/platform/security/principal";
import { answerApi } from "@/lib/server/process/answer-api";
import { api } from "@/test/support/api";
import { bodyOf } from "@/test/support/body";
import { makeWorkspace } from "@/test/support/workspace";
import { showJsonSchema } from "./index";

const workspace = await makeWorkspace();
const key = await workspace.key();
const call = (method: string, path: string, body?: object, as = key) =>
  api(method, `/v1${path}`, { key: as, ...(body ? { body } : {}) });

async function makeShow(more: object = {}, as = key): Promise<string> {
  const body = { title: "Engines", generate_show_plan: false, ...more };
  return (await call("POST", "/showrooms", body, as)).json.data.showroom.slug;
}

/** Creates a show with content in every part. */
async function fullShow(): Promise<string> {
  const slug = await makeShow({
    starts_at: "2031-05-01T16:00:00Z",
    brief: "About engines.",
    guests: [{ name: "Ada", title: "Countess", email: "ada@example.com" }, { name: "Ben" }],
  });
  const { guests } = (await call("GET", `/events/${slug}`)).json.data.event;
  await call("PATCH", `/events/${slug}`, {
    description: "All of it.",
    host: { name: "Hanna", company: "Works" },
    brand: { accent: "#0f766e", own: { kept: [1, 2] } },
    signup: { headline: "Engines!", config: { show_agenda: false } },
    capacity: 40,
  });
  await call("PUT", `/events/${slug}/signup`, { learn: ["How loops end"], listed: false });
  await call("POST", `/events/${slug}/signup/publish`, {});
  const part = { type: "talk", duration_sec: 600, notes: "Slowly." };
  const plan = await call("PUT", `/events/${slug}/plan`, {
    segments: [
      { ...part, title: "Welcome", assignee: "host" },
      {
        ...part,
        title: "Looping",
        assignee: guests[0].id,
        poll: { question: "Which?", options: ["A", "B"] },
      },
    ],
    ticker: ["Doors open"],
    questions: ["Why?"],
  });
  expect(plan.status, plan.text).toBe(200);
  await call("POST", `/events/${slug}/sponsors`, {
    name: "Mill",
    tier: "gold",
    placements: ["page", "ticker"],
  });
  const mail = await call("PUT", `/events/${slug}/emails/confirmation`, { subject: "See you: {{title}}" });
  expect(mail.status, mail.text).toBe(200);
  return slug;
}

const show = async (slug: string, as = key) =>
  (await call("GET", `/events/${slug}/show`, undefined, as)).json.data;
const plan = (slug: string, document: object, as = key) =>
  call("POST", `/events/${slug}/show/plan`, { document }, as);

async function apply(slug: string, document: object, as = key) {
  const planned = await plan(slug, document, as);
  expect(planned.status, planned.text).toBe(200);
  const { hash } = planned.json.data;
  const applied = await call("POST", `/events/${slug}/show/apply`, { document, hash }, as);
  expect(applied.status, applied.text).toBe(200);
  expect(applied.json.data).toEqual(planned.json.data);
  return applied.json.data.changes;
}

describe("a show document", () => {
  it("changes nothing when applied to its own show", async () => {
    const slug = await fullShow();
    const document = await show(slug);
    expect(Object.keys(document)).toEqual([
      "format",
      "event",
      "signup",
      "guests",
      "sponsors",
      "plan",
      "emails",
    ]);
    expect(document.plan.segments[1]).toMatchObject({ assignee: "Ada", poll: { question: "Which?" } });
    expect(JSON.stringify(document)).not.toMatch(/gst_|backstage|spo_|evt_/);
    const before = await call("GET", `/events/${slug}`);
    expect(await apply(slug, document)).toEqual([]);
    const after = await call("GET", `/events/${slug}`);
    expect(after.json.data).toEqual(before.json.data);
    expect(await show(slug)).toEqual(document);
  });

  it("copies a show into another, also across workspaces", async () => {
    const document = await show(await fullShow());
    const theirs = await (await makeWorkspace()).key();
    for (const as of [key, theirs]) {
      const twin = await makeShow({ title: "Empty" }, as);
      expect((await apply(twin, document, as)).length).toBeGreaterThan(5);
      expect(await show(twin, as)).toEqual(document);
      const { guests, plan } = (await call("GET", `/events/${twin}`, undefined, as)).json.data.event;
      expect(plan.segments[1].assignee).toBe(guests[0].id);
      expect(await apply(twin, document, as)).toEqual([]);
    }
  });

  it("changes only what it contains, exactly as planned", async () => {
    const slug = await fullShow();
    const whole = await show(slug);
    const document = {
      format: 1,
      event: {
        title: "Motors",
        host: { title: "Chief" },
        brand: { own: null },
        recording: { keep_days: 7 },
      },
      guests: [{ ...whole.guests[0], title: "Queen" }, { name: "Carla" }],
      sponsors: [],
      emails: {},
    };
    const changes = await apply(slug, document);
    const told = changes.map(({ part, path, change }: Record<string, string>) => `${part} ${path} ${change}`);
    expect(told.sort()).toEqual(
      [
        "emails confirmation removed",
        "event brand.own removed",
        "event host.title changed",
        "event recording.keep_days changed",
        "event title changed",
        "guests Ada.title changed",
        "guests Ben removed",
        "guests Carla added",
        "sponsors Mill removed",
      ].sort(),
    );
    const after = await show(slug);
    expect(after.event).toEqual({
      ...whole.event,
      title: "Motors",
      host: { ...whole.event.host, title: "Chief" },
      brand: { accent: "#0f766e" },
      recording: { ...whole.event.recording, keep_days: 7 },
    });
    expect(after.guests.map(({ name }: { name: string }) => name)).toEqual(["Ada", "Carla"]);
    expect([after.sponsors, after.emails, after.signup, after.plan]).toEqual([
      [],
      {},
      whole.signup,
      whole.plan,
    ]);
  });

  it("is rejected without changes when the show or the document has changed since planning", async () => {
    const slug = await fullShow();
    const document = { format: 1, event: { title: "Motors" }, sponsors: [] };
    const { hash } = (await plan(slug, document)).json.data;
    const other = await call("POST", `/events/${slug}/show/apply`, {
      document: { ...document, guests: [] },
      hash,
    });
    expect(other.json.error).toMatchObject({ code: "version_conflict", fields: { hash: "invalid" } });
    await call("PATCH", `/events/${slug}`, { description: "Somebody else was here." });
    const late = await call("POST", `/events/${slug}/show/apply`, { document, hash });
    expect(late.json.error.code).toBe("version_conflict");
    expect((await show(slug)).sponsors).toHaveLength(1);
    const elsewhere = await call("POST", `/events/${await makeShow()}/show/apply`, { document, hash });
    expect(elsewhere.json.error.code).toBe("version_conflict");
  });

  it("is applied completely or not at all", async () => {
    const slug = await fullShow();
    const document = {
      format: 1,
      event: { title: "Half" },
      sponsors: [{ name: "New", logo_asset_id: "ast_nobody" }],
    };
    const { hash } = (await plan(slug, document)).json.data;
    const refused = await call("POST", `/events/${slug}/show/apply`, { document, hash });
    expect(refused.status).toBe(400);
    expect((await show(slug)).event.title).toBe("Engines");
  });

  it("shows and accepts sections according to the key's scopes", async () => {
    const slug = await fullShow();
    const without = (...left: Scope[]) =>
      workspace.key(
        "test",
        SCOPES.filter((scope) => !left.includes(scope)),
      );
    const noGuests = await without("guests:read", "communications:draft");
    expect(Object.keys(await show(slug, noGuests))).toEqual([
      "format",
      "event",
      "signup",
      "sponsors",
      "plan",
    ]);
    const asked = await plan(slug, { format: 1, guests: [] }, noGuests);
    expect(asked.json.error.code).toBe("insufficient_scope");
    const reader = await without("guests:write");
    const document = { format: 1, guests: [] };
    const { hash } = (await plan(slug, document, reader)).json.data;
    const refused = await call("POST", `/events/${slug}/show/apply`, { document, hash }, reader);
    expect(refused.json.error.code).toBe("insufficient_scope");
    expect((await show(slug)).guests).toHaveLength(2);
  });

  it("distinguishes guests with the same name and supports names like __proto__", async () => {
    const names = ["Ana", "Ana", "constructor", "__proto__"];
    const slug = await makeShow({ guests: names.map((name, index) => ({ name, title: `T${index}` })) });
    const document = { format: 1, guests: (await show(slug)).guests };
    expect(document.guests.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(await apply(slug, document)).toEqual([]);
    document.guests[1].title = "Other";
    const changes = await apply(slug, document);
    expect(changes).toEqual([
      expect.objectContaining({ path: "Ana (2).title", before: "T1", after: "Other" }),
    ]);
    document.guests.splice(2, 2);
    expect(await apply(slug, document)).toHaveLength(2);
    expect((await show(slug)).guests).toEqual(document.guests);
  });

  it("names each invalid field", async () => {
    const slug = await makeShow();
    const wrong = await plan(slug, {
      format: 1,
      extra: {},
      event: { titel: "x", timezone: "Nowhere" },
      guests: [{ name: "A", email: "no" }],
    });
    expect(wrong.json.error.fields).toEqual({
      "document.extra": "unknown_field",
      "document.event.titel": "unknown_field",
      "document.event.timezone": "invalid",
      "document.guests.0.email": "email",
    });
    const mail = await plan(slug, { format: 1, emails: { confirmation: { subject: "{{nobody}}" } } });
    expect(Object.keys(mail.json.error.fields)).toEqual(["document.emails.confirmation.subject"]);
    expect((await plan(slug, {})).json.error.fields).toEqual({ "document.format": "required" });
  });

  it("has a schema that covers every exported section", async () => {
    const schema = showJsonSchema() as { properties: object; additionalProperties: boolean };
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(["format", ...Object.keys(await show(await makeShow()))]),
    );
    expect(schema.additionalProperties).toBe(false);
  });
});

describe("a show document as YAML", () => {
  const headers = { accept: "application/yaml", "content-type": "application/yaml" };
  const raw = async (method: string, path: string, rawBody?: string) => {
    const bytes = new TextEncoder().encode(rawBody ?? "");
    return answerApi({
      method,
      url: `/v1${path}`,
      headers: {
        ...headers,
        authorization: `Bearer ${key}`,
        "content-length": String(bytes.length),
        "idempotency-key": crypto.randomUUID(),
      },
      address: "127.0.0.1",
      ...bodyOf(bytes),
    });
  };

  it("is sent and returned in the same envelope", async () => {
    const slug = await fullShow();
    const exported = await raw("GET", `/events/${slug}/show`);
    expect(exported.headers["Content-Type"]).toContain("application/yaml");
    const { data, meta, error } = parse(exported.body);
    expect(data).toEqual(await show(slug));
    expect([typeof meta.request_id, error]).toEqual(["string", null]);
    const document = stringify({ document: { ...data, signup: { headline: "Other" } } });
    const planned = await raw("POST", `/events/${slug}/show/plan`, document);
    const { hash, changes } = parse(planned.body).data;
    expect(changes).toEqual([expect.objectContaining({ path: "headline", after: "Other" })]);
    const applied = await raw("POST", `/events/${slug}/show/apply`, `${document}hash: ${hash}\n`);
    expect(applied.status).toBe(200);
    expect((await show(slug)).signup.headline).toBe("Other");
  });

  it.each([
    ["aliases", "document: &a {format: 1, b: *a}"],
    [
      "an alias bomb",
      `a: &a [x,x]\n${"bcdefgh"
        .split("")
        .map((n, i) => `${n}: &${n} [*${"abcdefg"[i]},*${"abcdefg"[i]}]`)
        .join("\n")}`,
    ],
    ["an anchor alone", "document: &a {format: 1}"],
    ["a tag", "document: !!binary aGVsbG8="],
    ["a tag of its own", "document: !me {format: 1}"],
    ["a key twice", "document: {format: 1}\ndocument: {format: 1}"],
    ["keys that are no text", "? [a]\n: 1"],
    ["two documents", "a: 1\n---\nb: 2"],
    ["no number", "document: .inf"],
    ["a number that is lost", "document: 123456789012345678901"],
    ["brackets without end", `document: ${"[".repeat(200_000)}`],
    ["dashes without end", `document:\n  ${"- ".repeat(100_000)}x`],
    ["more depth than JSON", `document: ${"[".repeat(60)}${"]".repeat(60)}`],
    ["a prototype", "document: {__proto__: {a: 1}}"],
    ["broken text", 'document: "a'],
  ])("with %s is rejected with a JSON error", async (_what, body) => {
    const slug = await makeShow();
    const answer = await raw("POST", `/events/${slug}/show/plan`, body);
    expect(answer.status, answer.body.slice(0, 300)).toBe(400);
    expect(answer.headers["Content-Type"]).toContain("application/json");
    expect(JSON.parse(answer.body).error.code).toBe("validation_error");
  });

  it("over the size limit is rejected before it is parsed", async () => {
    const slug = await makeShow();
    const answer = await raw("POST", `/events/${slug}/show/plan`, `document: ${"x".repeat(5 * 1024 * 1024)}`);
    expect(answer.status).toBe(413);
    expect(
      (await raw("POST", `/events/${slug}/show/plan`, `document: ${"x".repeat(300 * 1024)}`)).status,
    ).toBe(413);
  });

  it("is accepted by these operations only", async () => {
    const answer = await raw("POST", "/clients", "name: X\n");
    expect(answer.status).toBe(415);
    const count = await db().client.count({ where: { workspaceId: workspace.workspaceId, name: "X" } });
    expect(count).toBe(0);
  });
});
