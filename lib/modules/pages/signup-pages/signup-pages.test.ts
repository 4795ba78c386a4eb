import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { makeWorkspace } from "@/test/support/workspace";
import { previewKey } from "./previews/preview-key";

checkEmitted("event.updated");

const workspace = await makeWorkspace();
const key = await workspace.key();

const call = (method: string, path: string, body?: object) =>
  api(method, `/v1/events/${path}`, { key, ...(body ? { body } : {}) });

async function makeShow(more: object = {}): Promise<string> {
  const body = { title: "Engines", generate_show_plan: false, starts_at: "2031-05-01T16:00:00Z", ...more };
  const made = await api("POST", "/api/v1/events", { key, body });
  expect(made.status, made.text).toBe(201);
  return made.json.data.slug;
}

async function save(slug: string, body: object) {
  const answer = await call("PUT", `${slug}/signup`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

async function publish(slug: string, body: object = {}) {
  const answer = await call("POST", `${slug}/signup/publish`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

const signupOf = async (slug: string) => (await call("GET", `${slug}/signup`)).json.data;
const pageOf = async (slug: string) => (await api("GET", `/api/app/events/${slug}/public`)).json.data;
const versionsOf = async (slug: string, query = "") =>
  (await call("GET", `${slug}/signup/versions${query}`)).json.data;
const audited = async (slug: string) =>
  db().auditEntry.findMany({
    where: { workspaceId: workspace.workspaceId, subjectType: "signup", subjectId: slug },
    orderBy: { id: "asc" },
  });

describe("a page with no saved versions", () => {
  it("shows its event's content as version 0 and stores no rows", async () => {
    const slug = await makeShow({ signup: { headline: "Come" }, theme: "retro" });
    const signup = await signupOf(slug);
    expect(signup).toMatchObject({ version: 1, changes: [], shown: { headline: "Engines", cta_text: "" } });
    expect(signup.draft).toEqual(signup.published);
    expect(signup.draft).toMatchObject({
      number: 0,
      source: "event",
      created_by: null,
      content: { headline: "Come", theme: "retro", show_speakers: true, learn: [], listed: true },
    });
    expect(await versionsOf(slug)).toMatchObject([{ number: 0, is_draft: true, is_published: true }]);
    expect(await db().signupPage.count({ where: { event: { slug } } })).toBe(0);
    expect((await publish(slug)).version).toBe(1);
  });

  it("follows changes to its event", async () => {
    const slug = await makeShow();
    await call("PATCH", slug, { signup: { headline: "Later" } });
    expect((await signupOf(slug)).published).toMatchObject({ number: 0, content: { headline: "Later" } });
  });
});

describe("updateSignup", () => {
  it("creates a version per save, keeps omitted fields and leaves the published page alone", async () => {
    const slug = await makeShow({ signup: { headline: "Come" } });
    const first = await save(slug, { sub: "One", learn: ["Looms"], reason: "Idea" });
    expect(first).toMatchObject({
      version: 2,
      draft: { number: 1, based_on: 0, source: "save", content: { headline: "Come", sub: "One" } },
      published: { number: 0, content: { sub: "" } },
      changes: [
        { field: "sub", before: "", after: "One" },
        { field: "learn", before: [], after: ["Looms"] },
      ],
    });
    const second = await save(slug, { headline: "Listen", expected_version: 2 });
    expect(second.draft).toMatchObject({
      number: 2,
      based_on: 1,
      content: { headline: "Listen", sub: "One" },
    });
    expect(await signupOf(slug)).toEqual(second);
    expect((await pageOf(slug)).signup).toMatchObject({ headline: "Come", sub: "" });
    expect(await audited(slug)).toMatchObject([
      {
        action: "updateSignup",
        reason: "Idea",
        before: { draft: 0, sub: "" },
        after: { draft: 1, sub: "One" },
      },
      { before: { headline: "Come" }, after: { draft: 2, headline: "Listen" } },
    ]);
  });

  it("creates no version when nothing changes", async () => {
    const slug = await makeShow();
    const { version } = await save(slug, { headline: "Come" });
    expect(await save(slug, { headline: "Come", learn: [] })).toMatchObject({
      version,
      draft: { number: 1 },
    });
    expect(await versionsOf(slug)).toHaveLength(2);
  });

  it("accepts one save per expected version, and numbers saves without one in sequence", async () => {
    const slug = await makeShow();
    const put = (headline: string, more: object = {}) => call("PUT", `${slug}/signup`, { headline, ...more });
    const stale = await Promise.all(["a", "b", "c"].map((one) => put(one, { expected_version: 1 })));
    expect(stale.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const free = await Promise.all(["d", "e", "f"].map((one) => put(one)));
    expect(free.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await versionsOf(slug)).map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1, 0]);
  });

  it("writes nothing on a dry run", async () => {
    const slug = await makeShow();
    const dry = await call("PUT", `${slug}/signup`, { headline: "Come", dry_run: true });
    expect(dry.json.data.draft.number).toBe(1);
    expect((await signupOf(slug)).draft.number).toBe(0);
  });

  it("rejects an archived show and invalid content", async () => {
    const slug = await makeShow();
    const wrong = await call("PUT", `${slug}/signup`, { theme: "plain", learn: [" "], colour: "red" });
    expect([wrong.status, wrong.json.error.fields]).toEqual([
      400,
      { theme: "not_allowed", "learn.0": "too_short", colour: "unknown_field" },
    ]);
    await db().event.update({ where: { slug }, data: { state: "archived" } });
    const late = await call("PUT", `${slug}/signup`, { headline: "Late" });
    expect([late.status, late.json.error.fields]).toEqual([409, { status: "archived" }]);
  });
});

describe("publishSignup", () => {
  it("puts the draft on the page at once and updates the event to match", async () => {
    const slug = await makeShow();
    await save(slug, {
      headline: "Listen",
      description: "All **of** it",
      theme: "midnight",
      show_agenda: false,
      learn: ["Looms"],
      listed: false,
    });
    const { version } = await signupOf(slug);
    const done = await publish(slug, { expected_version: version });
    expect(done).toMatchObject({ changes: [], draft: { number: 1 }, published: { number: 1 } });
    expect(done.published.published_at).toEqual(expect.any(String));
    expect(await signupOf(slug)).toEqual(done);
    expect(await pageOf(slug)).toMatchObject({
      theme: "midnight",
      description: "All **of** it",
      signup: { headline: "Listen", config: { show_agenda: false } },
      page: { learn: ["Looms"], listed: false },
    });
    const { event } = (await call("GET", slug)).json.data;
    expect(event).toMatchObject({
      version: 2,
      theme: "midnight",
      description: "All **of** it",
      signup: { headline: "Listen", config: { show_agenda: false } },
    });
  });

  it("rejects an outdated version and an unknown number", async () => {
    const slug = await makeShow();
    const { version } = await save(slug, { headline: "Read" });
    await save(slug, { headline: "Not read" });
    const stale = await call("POST", `${slug}/signup/publish`, { expected_version: version });
    expect([stale.status, stale.json.error.code]).toEqual([409, "version_conflict"]);
    const none = await call("POST", `${slug}/signup/publish`, { number: 9 });
    expect([none.status, none.json.error.fields]).toEqual([400, { number: "not_found" }]);
    expect((await pageOf(slug)).signup.headline).toBe("Engines");
  });

  it("can publish an older version without moving the draft", async () => {
    const slug = await makeShow();
    await save(slug, { headline: "One" });
    await save(slug, { headline: "Two" });
    expect(await publish(slug, { number: 1 })).toMatchObject({
      draft: { number: 2 },
      published: { number: 1 },
      changes: [{ field: "headline", before: "One", after: "Two" }],
    });
    expect((await pageOf(slug)).signup.headline).toBe("One");
  });
});

describe("updateEvent", () => {
  it("updates the page as a new version, and keeps an unpublished draft", async () => {
    const slug = await makeShow();
    await save(slug, { headline: "Mine", learn: ["Looms"] });
    await publish(slug);
    await call("PATCH", slug, { signup: { headline: "Theirs" }, capacity: 40 });
    const followed = await signupOf(slug);
    expect(followed.published).toMatchObject({
      number: 2,
      source: "event",
      based_on: 1,
      content: { headline: "Theirs", learn: ["Looms"] },
    });
    expect(followed.draft.number).toBe(2);
    expect((await pageOf(slug)).signup.headline).toBe("Theirs");
    await save(slug, { sub: "Draft" });
    await call("PATCH", slug, { theme: "collage" });
    expect(await signupOf(slug)).toMatchObject({ draft: { number: 3 }, published: { number: 4 } });
    await call("PATCH", slug, { capacity: 50 });
    expect((await versionsOf(slug)).length).toBe(5);
  });

  it("shows changes written by a process that doesn't know about versions", async () => {
    const slug = await makeShow();
    await save(slug, { headline: "Mine", learn: ["Looms"] });
    await publish(slug);
    await db().event.update({ where: { slug }, data: { signup: { headline: "Old process" } } });
    expect(await pageOf(slug)).toMatchObject({
      signup: { headline: "Old process" },
      page: { learn: ["Looms"] },
    });
  });
});

describe("rollbackSignup", () => {
  it("moves only the draft unless told to publish, and keeps every version", async () => {
    const slug = await makeShow({ signup: { headline: "Zero" } });
    await save(slug, { headline: "One" });
    await save(slug, { headline: "Two" });
    await publish(slug);
    const back = await call("POST", `${slug}/signup/rollback`, { number: 0 });
    expect(back.json.data).toMatchObject({
      draft: { number: 0, content: { headline: "Zero" } },
      published: { number: 2 },
    });
    expect((await pageOf(slug)).signup.headline).toBe("Two");
    await call("POST", `${slug}/signup/rollback`, { number: 1, publish: true });
    expect((await pageOf(slug)).signup.headline).toBe("One");
    expect(await save(slug, { sub: "More" })).toMatchObject({
      draft: { number: 3, based_on: 1, content: { headline: "One", sub: "More" } },
    });
    expect((await versionsOf(slug)).map(({ number }: { number: number }) => number)).toEqual([3, 2, 1, 0]);
  });

  it("rejects an outdated version and an unknown number", async () => {
    const slug = await makeShow();
    await save(slug, { headline: "One" });
    const stale = await call("POST", `${slug}/signup/rollback`, { number: 0, expected_version: 1 });
    expect(stale.status).toBe(409);
    const none = await call("POST", `${slug}/signup/rollback`, { number: 7 });
    expect(none.json.error.fields).toEqual({ number: "not_found" });
  });
});

describe("listSignupVersions", () => {
  it("returns who saved each version, and its changes against any other version", async () => {
    const slug = await makeShow();
    await save(slug, { headline: "One", sub: "Line" });
    await save(slug, { headline: "Two" });
    const [two, one, zero] = await versionsOf(slug);
    expect(two).toMatchObject({
      number: 2,
      is_draft: true,
      is_published: false,
      created_by: { type: "key", name: expect.any(String) },
      changed: ["headline"],
      changes: null,
    });
    expect(one.changed).toEqual(["headline", "sub"]);
    expect(zero).toMatchObject({ created_by: null, changed: [], is_published: true });
    expect(await versionsOf(slug, "?number=2&compare_with=0")).toMatchObject([
      {
        number: 2,
        changes: [
          { field: "headline", before: "", after: "Two" },
          { field: "sub", before: "", after: "Line" },
        ],
      },
    ]);
    expect(await versionsOf(slug, "?number=9")).toEqual([]);
    const none = await call("GET", `${slug}/signup/versions?compare_with=9`);
    expect(none.json.error.fields).toEqual({ compare_with: "not_found" });
  });

  it("returns versions page by page", async () => {
    const slug = await makeShow();
    for (const headline of ["a", "b", "c"]) await save(slug, { headline });
    const first = await call("GET", `${slug}/signup/versions?limit=3`);
    expect(first.json.data.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
    const rest = await versionsOf(slug, `?limit=3&cursor=${encodeURIComponent(first.json.meta.next_cursor)}`);
    expect(rest.map(({ number }: { number: number }) => number)).toEqual([0]);
  });
});

describe("previewSignup", () => {
  const open = (slug: string, address: string) => {
    const given = new URL(address).searchParams.get("signed") ?? "";
    return api("GET", `/api/app/events/${slug}/signup/preview?signed=${encodeURIComponent(given)}`);
  };
  const preview = async (slug: string, body: object = {}) =>
    (await call("POST", `${slug}/signup/preview`, body)).json.data;

  it("shows the current draft, or one version, to anyone with the URL", async () => {
    const slug = await makeShow({
      brief: "SECRET brief",
      guests: [{ name: "Ada", email: "ada@example.com" }],
    });
    await save(slug, { headline: "One", theme: "retro" });
    const { url, expires_at, number } = await preview(slug);
    expect(url).toContain(`/e/${slug}/preview?signed=`);
    expect(number).toBeNull();
    const left = new Date(expires_at).getTime() - Date.now();
    expect(Math.round(left / 60_000)).toBe(30);
    await save(slug, { headline: "Two" });
    const shown = await open(slug, url);
    expect(shown.json.data).toMatchObject({ theme: "retro", signup: { headline: "Two" } });
    for (const hidden of ["SECRET", "ada@"]) expect(shown.text).not.toContain(hidden);
    const old = await preview(slug, { number: 1 });
    expect((await open(slug, old.url)).json.data.signup.headline).toBe("One");
    expect((await pageOf(slug)).signup.headline).toBe("Engines");
  });

  it("shows a show that isn't open yet as if it were", async () => {
    const slug = await makeShow();
    await db().event.update({ where: { slug }, data: { state: "draft" } });
    await save(slug, { headline: "Soon" });
    const shown = (await open(slug, (await preview(slug)).url)).json.data;
    expect(shown).toMatchObject({
      signup: { headline: "Soon" },
      registration_open: true,
      closed_reason: null,
    });
    expect((await pageOf(slug)).signup.headline).toBe("");
  });

  it("rejects another show, a made-up key and an expired one", async () => {
    const slug = await makeShow();
    const other = await makeShow();
    const { url } = await preview(slug);
    expect((await open(other, url)).status).toBe(404);
    const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
    const late = previewKey(id, null, new Date(Date.now() - 1_000));
    const gone = await api("GET", `/api/app/events/${slug}/signup/preview?signed=${late}`);
    expect(gone.status).toBe(404);
    expect((await api("GET", `/api/app/events/${slug}/signup/preview?signed=made-up`)).status).toBe(404);
  });
});

describe("the published page", () => {
  it("hides people, and their names in segments, when speakers are turned off", async () => {
    const slug = await makeShow({ host: { name: "Mary" }, guests: [{ name: "Ada Lovelace" }] });
    await call("PUT", `${slug}/plan`, {
      segments: [{ title: "Hello", type: "intro", duration_sec: 60, assignee: "host" }],
    });
    expect(await pageOf(slug)).toMatchObject({ host: { name: "Mary" }, agenda: [{ assignee: "Mary" }] });
    await save(slug, { show_speakers: false });
    await publish(slug);
    const answer = await api("GET", `/api/app/events/${slug}/public`);
    expect(answer.json.data).toMatchObject({ guests: [], agenda: [{ title: "Hello", assignee: null }] });
    expect(answer.text).not.toMatch(/Mary|Ada/);
  });
});
