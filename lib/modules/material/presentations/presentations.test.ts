import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { deckCalls, PDF, PPTX, sha256 } from "@/test/support/deck-calls";
import { pdfOf, pptxOf } from "@/test/support/decks";
import { checkEmitted } from "@/test/support/emitted-events";
import { startServer, type TestServer } from "@/test/support/http-server";
import { refuseWrites } from "@/test/support/refuse-writes";
import { runDueJobs } from "@/test/support/run-jobs";
import { visitorHeaders } from "@/test/support/show";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import { whileOpen } from "@/test/support/while-open";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { sweepPresentations } from "./conversion/sweep-presentations";

checkEmitted("presentation.ready", "presentation.failed", "event.updated");

let server: TestServer;
let workspace: TestWorkspace;
let key: string;
let slug: string;
let decks: ReturnType<typeof deckCalls>;

beforeAll(async () => {
  joinPool("media");
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(async () => {
  joinPool("app");
  await server.stop();
});

beforeEach(async () => {
  await db().job.deleteMany();
  workspace = await makeWorkspace();
  key = await workspace.key();
  slug = await makeShow();
  decks = deckCalls(key, slug);
});

async function makeShow(): Promise<string> {
  const body = { title: "Engines", generate_show_plan: false, starts_at: "2031-05-01T16:00:00Z" };
  return (await api("POST", "/v1/showrooms", { key, body })).json.data.showroom.slug;
}

async function makePlan(...titles: string[]): Promise<{ id: string; duration_sec: number; notes: string }[]> {
  const segments = titles.map((title) => ({
    title,
    type: "talk",
    duration_sec: 600,
    notes: `About ${title}.`,
  }));
  return (await api("PUT", `/v1/events/${slug}/plan`, { key, body: { segments } })).json.data.segments;
}

async function readyDeck(pages: number): Promise<string> {
  const id = await decks.upload(await pdfOf(Array.from({ length: pages }, (_, at) => `Page ${at + 1}`)), PDF);
  await runDueJobs();
  expect((await decks.get(id)).state).toBe("ready");
  return id;
}

const upl = () => db().upload.findFirstOrThrow({ where: { workspaceId: workspace.workspaceId } });

describe("an upload", () => {
  it("is sent in one request, completed, and then accepts no more data", async () => {
    const pdf = await pdfOf(["Hello"]);
    const { data } = (await decks.open(pdf, PDF, "../../talk.pdf")).json;
    expect(data).toMatchObject({
      state: "awaiting_upload",
      name: "_.._talk.pdf",
      failure: null,
      attachments: [],
    });
    const left = Date.parse(data.upload.expires_at) - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThan(61 * 60_000);
    const sent = await decks.send(data.upload, pdf);
    expect([sent.status, sent.headers.get("upload-complete")]).toEqual([200, "?1"]);
    const done = await decks.complete(data.id, sha256(pdf).toUpperCase());
    expect([done.status, done.json.data.state]).toEqual([202, "uploaded"]);
    expect((await decks.send(data.upload, pdf)).status).toBe(404);
    const again = await decks.complete(data.id, sha256(pdf));
    expect(again.json.error).toMatchObject({ code: "version_conflict", fields: { status: "uploaded" } });
  });

  it("resumes where it was interrupted and reports the offset", async () => {
    const pdf = Buffer.concat([await pdfOf(["Hello"]), Buffer.alloc(9_000_000, " ")]);
    const { upload, id } = (await decks.open(pdf, PDF)).json.data;
    const part = (from: number, to: number, bytes = pdf) =>
      decks.send(upload, bytes.subarray(from, to), {
        "content-range": `bytes ${from}-${to - 1}/${pdf.length}`,
      });
    const offset = async () =>
      Number((await fetch(upload.url, { method: "HEAD" })).headers.get("upload-offset"));
    expect(await offset()).toBe(0);
    expect((await part(0, 5_000_000)).status).toBe(200);
    expect(await offset()).toBe(5_000_000);
    const early = await decks.complete(id, sha256(pdf));
    expect(early.json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "awaiting_upload" },
    });
    const gap = await part(6_000_000, 7_000_000);
    expect([gap.status, gap.headers.get("upload-offset")]).toEqual([409, "5000000"]);
    expect((await part(5_000_000, pdf.length)).status).toBe(200);
    expect((await decks.complete(id, sha256(pdf))).status).toBe(202);
  });

  it("keeps the bytes received before a request was cut off", async () => {
    const pdf = Buffer.concat([await pdfOf(["Hello"]), Buffer.alloc(6_000_000, " ")]);
    const { upload, id } = (await decks.open(pdf, PDF)).json.data;
    const stop = new AbortController();
    async function* half(): AsyncGenerator<Uint8Array> {
      yield pdf.subarray(0, 5_000_000);
      await expect.poll(async () => (await upl()).receivedBytes).toBeGreaterThan(4_000_000);
      stop.abort();
    }
    await fetch(upload.url, {
      method: "PUT",
      headers: { ...upload.headers, "content-length": String(pdf.length) },
      body: half() as never,
      duplex: "half",
      signal: stop.signal,
    } as RequestInit).catch(() => undefined);
    const { receivedBytes } = await upl();
    expect(receivedBytes).toBeGreaterThan(4_000_000);
    // Bytes still held by the broken connection may arrive in between. Then the upload continues after them.
    const sendRest = async () => {
      const from = Number((await fetch(upload.url, { method: "HEAD" })).headers.get("upload-offset"));
      const range = `bytes ${from}-${pdf.length - 1}/${pdf.length}`;
      return (await decks.send(upload, pdf.subarray(from), { "content-range": range })).status;
    };
    await expect.poll(sendRest).toBe(200);
    expect((await decks.complete(id, sha256(pdf))).status).toBe(202);
  });

  it("is rejected with a wrong digest, type or length, and can be sent again", async () => {
    const pdf = await pdfOf(["Hello"]);
    const { upload, id } = (await decks.open(pdf, PDF)).json.data;
    const wrong = { ...upload, headers: { "Content-Type": PPTX } };
    expect((await decks.send(wrong, pdf)).status).toBe(415);
    expect((await decks.send(upload, pdf.subarray(1))).status).toBe(400);
    const other = Buffer.from(pdf).fill("x", pdf.length - 10);
    await decks.send(upload, other);
    const refused = await decks.complete(id, sha256(pdf));
    expect(refused.json.error).toMatchObject({ code: "validation_error", fields: { sha256: "invalid" } });
    await decks.send(upload, pdf);
    expect((await decks.complete(id, sha256(pdf))).status).toBe(202);
    // Bytes of a failed upload are removed.
    await sweepFiles();
    const left = await db().storedFile.findMany({ where: { workspaceId: workspace.workspaceId } });
    expect(left.map(({ state }) => state)).toEqual(["stored"]);
  });

  it("is not found with an altered URL, or from another workspace or show", async () => {
    const pdf = await pdfOf(["Hello"]);
    const { upload, id } = (await decks.open(pdf, PDF)).json.data;
    for (const [from, to] of [
      ["signature=", "signature=x"],
      ["size=", "size=1"],
      ["upl_", "upl_0"],
    ] as const) {
      const answer = await decks.send({ ...upload, url: upload.url.replace(from, to) }, pdf);
      expect([from, answer.status]).toEqual([from, 404]);
    }
    await decks.send(upload, pdf);
    const other = await makeWorkspace();
    const theirs = await other.key();
    const foreign = await api("POST", `${decks.path}/${id}/complete`, {
      key: theirs,
      body: { sha256: sha256(pdf) },
    });
    const random = await api("POST", `${decks.path}/prs_nothing/complete`, {
      key,
      body: { sha256: sha256(pdf) },
    });
    expect([foreign.status, foreign.json.error.code]).toEqual([404, "not_found"]);
    expect(random.json.error).toEqual(foreign.json.error);
    const elsewhere = deckCalls(key, await makeShow());
    expect((await elsewhere.complete(id, sha256(pdf))).status).toBe(404);
    expect((await decks.complete(id, sha256(pdf))).status).toBe(202);
  });

  it("expires after an hour and says why", async () => {
    const pdf = await pdfOf(["Hello"]);
    const { id } = (await decks.open(pdf, PDF)).json.data;
    await sweepPresentations();
    expect((await decks.get(id)).state).toBe("awaiting_upload");
    await sql("", "UPDATE upload SET expires_at = now() - interval '1 second'");
    await sweepPresentations();
    expect(await decks.get(id)).toMatchObject({ state: "failed", failure: { code: "upload_expired" } });
  });

  it("expires although another one can't be ended", async () => {
    const pdf = await pdfOf(["Hello"]);
    const [first, second] = [await decks.open(pdf, PDF), await decks.open(pdf, PDF)].map(
      ({ json }): string => json.data.id,
    );
    await sql("", "UPDATE upload SET expires_at = now() - interval '1 second'");
    await refuseWrites("presentation", first ?? "");
    expectLogged(/"sweep":"decks","msg":"a sweep failed"/);
    await sweepPresentations();
    const states = [await decks.get(first ?? ""), await decks.get(second ?? "")].map(({ state }) => state);
    expect(states).toEqual(["awaiting_upload", "failed"]);
  });

  it("keeps its file if it's completed in the moment in which it expires", async () => {
    const pdf = await pdfOf(["Hello"]);
    const { data } = (await decks.open(pdf, PDF)).json;
    await decks.send(data.upload, pdf);
    await sql("", "UPDATE upload SET expires_at = now() - interval '1 second'");
    // The completion waits first, then the sweep for the completion.
    let completed: ReturnType<typeof decks.complete> | undefined;
    await whileOpen(
      () => sql("", "SELECT 1 FROM presentation WHERE id = $1 FOR UPDATE", [data.id]),
      async () => {
        completed = decks.complete(data.id, sha256(pdf));
        await until(async () => (await waitingStatements()).length === 1);
        await sweepPresentations();
      },
      2,
    );
    expect((await completed)?.status).toBe(202);
    expect(await decks.get(data.id)).toMatchObject({ state: "uploaded", failure: null });
    expect(await db().fileReference.count({ where: { subjectId: data.id } })).toBe(1);
  });
});

describe("a PDF", () => {
  it("is converted to pages with text, whose images anyone with the URL can open", async () => {
    const id = await decks.upload(await pdfOf(["First words", "Second words"]), PDF);
    await runDueJobs();
    const deck = await decks.get(id);
    expect(deck).toMatchObject({ state: "ready", progress: 100, page_count: 2, stage: "", failure: null });
    expect(deck.pages).toMatchObject([
      { number: 1, title: "First words", text: "First words", notes: "", width: 1600, height: 900 },
      { number: 2, title: "Second words" },
    ]);
    const [first] = deck.pages;
    const image = await fetch(first.image_url);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(image.headers.get("content-security-policy")).toContain("sandbox");
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 1600, height: 900 });
    const small = await sharp(Buffer.from(await (await fetch(first.thumbnail_url)).arrayBuffer())).metadata();
    expect([small.width, small.height]).toEqual([320, 180]);
    expect((await fetch(`${first.image_url}x`)).status).toBe(404);
    expect((await fetch(first.image_url.replace(/.$/, "!"))).status).toBe(404);
    expect((await fetch(first.image_url, { method: "PUT", body: "x" })).status).toBe(404);
    const emitted = await db().webhookEvent.findFirstOrThrow({ where: { type: "presentation.ready" } });
    expect(JSON.parse(emitted.body).data).toEqual({ event_slug: slug, presentation_id: id, slides: 2 });
    const kept = await db().storedFile.findMany({
      where: { workspaceId: workspace.workspaceId, expiresAt: null },
    });
    expect(kept.map(({ purpose }) => purpose)).toEqual(Array(4).fill("presentation.page"));
  });

  it("resumes after the last finished page when its job restarts", async () => {
    const id = await decks.upload(await pdfOf(["One", "Two", "Three", "Four"]), PDF);
    const { jobId } = await db().presentation.findUniqueOrThrow({ where: { id } });
    await runDueJobs();
    const before = await db().presentationPage.findMany({ where: { presentationId: id } });
    // Simulates a worker that was killed after its second page.
    await db().presentationPage.deleteMany({ where: { presentationId: id, number: { gt: 2 } } });
    const { fileId } = await decks
      .upload(await pdfOf(["One", "Two", "Three", "Four"]), PDF)
      .then((other) => db().presentation.findUniqueOrThrow({ where: { id: other } }));
    await db().job.deleteMany({ where: { id: { not: jobId ?? "" } } });
    await db().presentation.update({ where: { id }, data: { state: "converting", fileId } });
    await sql(
      "",
      "UPDATE job SET state = 'queued', ended_at = NULL, due_at = now(), attempt = 1, lease_until = NULL",
    );
    await runDueJobs();
    const deck = await decks.get(id);
    expect(deck).toMatchObject({ state: "ready", page_count: 4 });
    expect(deck.pages.map(({ title }: { title: string }) => title)).toEqual(["One", "Two", "Three", "Four"]);
    const after = await db().presentationPage.findMany({ where: { presentationId: id } });
    const tokens = (rows: typeof after) => rows.filter(({ number }) => number < 3).map(({ token }) => token);
    expect(tokens(after).sort()).toEqual(tokens(before).sort());
  });

  it("fails when its job ends without finishing it", async () => {
    const id = await decks.upload(await pdfOf(["One"]), PDF);
    await db().job.updateMany({ data: { state: "cancelled" } });
    await sweepPresentations();
    expect(await decks.get(id)).toMatchObject({ state: "failed", failure: { code: "converter_failed" } });
  });
});

describe("a copy of the show", () => {
  it("has its own decks, which survive deleting the originals", async () => {
    const [talk] = await makePlan("Talk");
    const id = await readyDeck(2);
    await decks.attach(id, { segments: [{ segment_id: talk?.id, from_page: 2 }], presenter: "host" });
    const waiting = (await decks.open(await pdfOf(["Late"]), PDF)).json.data.id;
    const made = await api("POST", `/v1/events/${slug}/duplicate`, { key, body: {} });
    const copy = deckCalls(key, made.json.data.slug);
    const list = (await api("GET", copy.path, { key })).json.data;
    expect(list).toMatchObject([{ state: "ready", page_count: 2, presenter: "host" }]);
    expect(list[0].id).not.toBe(id);
    expect(list[0].id).not.toBe(waiting);
    const plan = (await api("GET", `/v1/events/${made.json.data.slug}/plan`, { key })).json.data;
    expect(plan.segments).toMatchObject([{ slide: { presentation_id: list[0].id, page: 2 } }]);
    const before = (await decks.get(id)).pages;
    const [page] = (await copy.get(list[0].id)).pages;
    expect(page.image_url).not.toBe(before[0].image_url);
    await decks.attach(id, { segments: [] });
    await api("PUT", `/v1/events/${slug}/plan`, { key, body: { segments: [] } });
    const gone = await api("DELETE", `${decks.path}/${id}`, { key });
    expect(gone.status, gone.text).toBe(200);
    await sweepFiles();
    expect((await fetch(page.image_url)).status).toBe(200);
    expect((await fetch(before[0].image_url)).status).toBe(404);
  });

  it("leaves out decks that weren't included", async () => {
    const [talk] = await makePlan("Talk");
    await decks.attach(await readyDeck(1), { segments: [{ segment_id: talk?.id, from_page: 1 }] });
    const made = await api("POST", `/v1/events/${slug}/duplicate`, { key, body: { include: ["plan"] } });
    const plan = (await api("GET", `/v1/events/${made.json.data.slug}/plan`, { key })).json.data;
    expect(plan.segments).toMatchObject([{ title: "Talk", slide: null }]);
    expect((await api("GET", `/v1/events/${made.json.data.slug}/presentations`, { key })).json.data).toEqual(
      [],
    );
  });
});

describe("attaching a deck", () => {
  it("sets pages, notes and durations in one step, and undoes them in one step", async () => {
    const [intro, talk, end] = await makePlan("Intro", "Talk", "End");
    const id = await readyDeck(6);
    const notes = ["Say hello.\n1:00", "", "Explain.\n[2 min]", "Time: 30 s", "", ""];
    for (const [at, text] of notes.entries())
      await db().presentationPage.update({
        where: { presentationId_number: { presentationId: id, number: at + 1 } },
        data: { notes: text },
      });
    const targets = (await api("GET", `${decks.path}/targets`, { key })).json.data;
    expect(targets.people[0].id).toBe("host");
    expect(targets.segments.map((one: { id: string }) => one.id)).toEqual([intro?.id, talk?.id, end?.id]);
    const before = (await api("GET", `/v1/events/${slug}/plan`, { key })).json.data;
    const done = await decks.attach(id, {
      segments: [
        { segment_id: intro?.id, from_page: 1, to_page: 2 },
        { segment_id: talk?.id, from_page: 3, to_page: 4 },
      ],
      notes: "append",
      durations: "from_notes",
      presenter: "host",
      expected_version: targets.plan_version,
    });
    expect(done.status, done.text).toBe(200);
    const { data } = done.json;
    expect(data.plan_version).toBe(targets.plan_version + 1);
    expect(data.presentation).toMatchObject({
      presenter: "host",
      attachments: [
        { segment_id: intro?.id, page: 1 },
        { segment_id: talk?.id, page: 3 },
      ],
    });
    const { segments } = (await api("GET", `/v1/events/${slug}/plan`, { key })).json.data;
    expect(segments).toMatchObject([
      {
        slide: { presentation_id: id, page: 1 },
        notes: "About Intro.\n\nSay hello.\n1:00",
        duration_sec: 60,
      },
      { slide: { presentation_id: id, page: 3 }, duration_sec: 150 },
      { slide: null, notes: "About End.", duration_sec: 600 },
    ]);
    const checked = await api("POST", `/v1/events/${slug}/plan/validate`, { key, body: {} });
    expect(checked.json.data.findings.map(({ code }: { code: string }) => code)).not.toContain(
      "missing_slide",
    );
    const back = await decks.attach(id, data.undo);
    expect(back.status, back.text).toBe(200);
    const undone = (await api("GET", `/v1/events/${slug}/plan`, { key })).json.data;
    expect(undone.segments).toEqual(before.segments);
    const late = await decks.attach(id, data.undo);
    expect(late.json.error.code).toBe("version_conflict");
  });

  it("shortens long notes without cutting a character in half", async () => {
    const [one, two] = await makePlan("One", "Two");
    const id = await readyDeck(2);
    const longest = `${"x".repeat(3_999)}🎤`;
    for (const [number, notes] of [longest, `${longest}🎤`].entries())
      await db().presentationPage.update({
        where: { presentationId_number: { presentationId: id, number: number + 1 } },
        data: { notes },
      });
    const done = await decks.attach(id, {
      segments: [
        { segment_id: one?.id, from_page: 1, to_page: 1 },
        { segment_id: two?.id, from_page: 2, to_page: 2 },
      ],
      notes: "replace",
    });
    expect(done.status, done.text).toBe(200);
    const { segments } = (await api("GET", `/v1/events/${slug}/plan`, { key })).json.data;
    expect(segments).toMatchObject([{ notes: longest }, { notes: longest }]);
  });

  it("spreads the time evenly over the pages on request", async () => {
    const [one, two] = await makePlan("One", "Two");
    const id = await readyDeck(4);
    const done = await decks.attach(id, {
      segments: [
        { segment_id: one?.id, from_page: 1 },
        { segment_id: two?.id, from_page: 2, to_page: 4 },
      ],
      durations: "even",
      notes: "replace",
    });
    expect(done.json.data.segments).toMatchObject([
      { duration_sec: 300, notes: "About One." },
      { duration_sec: 900, notes: "About Two." },
    ]);
  });

  it("is all or nothing", async () => {
    const [one] = await makePlan("One");
    const id = await readyDeck(2);
    const good = { segment_id: one?.id, from_page: 1 };
    const cases: [object, object][] = [
      [{}, { segments: "required" }],
      [
        { segments: [good, { segment_id: "seg_none", from_page: 1 }] },
        { "segments.1.segment_id": "not_found" },
      ],
      [{ segments: [good, good] }, { "segments.1.segment_id": "duplicate" }],
      [{ segments: [{ ...good, from_page: 3 }] }, { "segments.0.from_page": "too_large" }],
      [{ segments: [{ ...good, to_page: 3 }] }, { "segments.0.to_page": "too_large" }],
      [{ segments: [{ ...good, from_page: 2, to_page: 1 }] }, { "segments.0.to_page": "too_small" }],
      [{ segments: [good], presenter: "gst_none" }, { presenter: "not_found" }],
    ];
    for (const [body, fields] of cases)
      expect((await decks.attach(id, body)).json.error).toMatchObject({ code: "validation_error", fields });
    const stale = await decks.attach(id, { segments: [good], expected_version: 1 });
    expect(stale.json.error.code).toBe("version_conflict");
    expect((await decks.get(id)).attachments).toEqual([]);
    const trial = await decks.attach(id, { segments: [good], dry_run: true });
    expect(trial.json.data.presentation.attachments).toHaveLength(1);
    expect((await decks.get(id)).attachments).toEqual([]);
    const waiting = (await decks.open(Buffer.alloc(10), PDF)).json.data;
    const early = await decks.attach(waiting.id, { segments: [good] });
    expect(early.json.error.fields).toEqual({ status: "awaiting_upload" });
  });

  it("prevents deleting the deck until it is detached", async () => {
    const [one] = await makePlan("One");
    const id = await readyDeck(2);
    const { image_url } = (await decks.get(id)).pages[0];
    await decks.attach(id, { segments: [{ segment_id: one?.id, from_page: 2 }] });
    const refused = await decks.remove(id);
    expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "attached" } });
    const off = await decks.attach(id, { segments: [] });
    expect(off.json.data.presentation.attachments).toEqual([]);
    expect((await decks.remove(id)).status).toBe(200);
    expect(await decks.get(id)).toBeNull();
    expect((await fetch(image_url)).status).toBe(404);
    const list = await api("GET", decks.path, { key });
    expect(list.json.data).toEqual([]);
    expect(await db().fileReference.count({ where: { subjectType: "presentation", subjectId: id } })).toBe(0);
  });
});

describe("the stage", () => {
  it("closes an open but hidden deck when the deck is deleted", async () => {
    const [one] = await makePlan("One");
    const id = await readyDeck(2);
    await decks.attach(id, { segments: [{ segment_id: one?.id, from_page: 2 }] });
    const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
    const headers = visitorHeaders("host", slug, eventId, "", 1);
    const body = { action: "music_start" };
    const stored = await api("POST", `/api/app/events/${slug}/stage/prepare`, { headers, body });
    expect(stored.status, stored.text).toBe(200);
    const deckOf = async () => (await api("GET", `/v1/events/${slug}/studio`, { key })).json.data.stage.deck;
    expect(await deckOf()).toMatchObject({ visible: true, presentation_id: id });
    await decks.attach(id, { segments: [] });
    expect(await deckOf()).toMatchObject({ visible: false, presentation_id: id });
    expect((await decks.remove(id)).status).toBe(200);
    expect(await deckOf()).toMatchObject({ visible: false, presentation_id: null, pages: [] });
  });

  it("opens on the first segment's page, and shows the audience only that page", async () => {
    const [one, two] = await makePlan("One", "Two");
    const id = await readyDeck(3);
    await decks.attach(id, {
      segments: [
        { segment_id: one?.id, from_page: 2 },
        { segment_id: two?.id, from_page: 3 },
      ],
    });
    const { pages } = await decks.get(id);
    const { stage } = (await api("GET", `/v1/events/${slug}/studio`, { key })).json.data;
    expect(stage.deck).toMatchObject({ visible: true, presentation_id: id, page: 2, page_count: 3 });
    expect(stage.deck.pages.map(({ image }: { image: string }) => server.url + image)).toEqual(
      pages.map((page: { image_url: string }) => page.image_url),
    );
    const seen = await api("GET", `/api/app/events/${slug}/stage`, {
      headers: { "x-showrunner-as": `public:${slug}` },
    });
    expect(seen.status, seen.text).toBe(200);
    expect(seen.text).not.toContain(stage.deck.pages[0].image);
    expect(seen.text).not.toContain(stage.deck.pages[2].image);
  });

  it("gives the host the deck's notes and thumbnails, but not a moderator", async () => {
    const [one] = await makePlan("One");
    const id = await readyDeck(2);
    await decks.attach(id, { segments: [{ segment_id: one?.id, from_page: 1 }] });
    await db().presentationPage.updateMany({
      where: { presentationId: id, number: 2 },
      data: { notes: "Slowly." },
    });
    const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
    const slidesOf = async (link: string) => {
      const headers = visitorHeaders("host", slug, eventId, link, 1);
      return (await api("GET", `/api/app/events/${slug}/desk/slides`, { headers })).json.data;
    };
    const { presentation_id, pages } = await slidesOf("");
    expect(presentation_id).toBe(id);
    expect(pages).toMatchObject([
      { number: 1, notes: "" },
      { number: 2, notes: "Slowly." },
    ]);
    const picture = await sharp(
      Buffer.from(await (await fetch(server.url + pages[1].thumbnail)).arrayBuffer()),
    ).metadata();
    expect(picture.width).toBe(320);
    const made = await api("POST", `/v1/events/${slug}/studio-links`, {
      headers: visitorHeaders("host", slug, eventId, "", 1),
      body: { name: "Mo", role: "moderator" },
    });
    expect(await slidesOf(made.json.data.id)).toEqual({ presentation_id: id, pages: [] });
  });
});

describe("conversion support", () => {
  it("reflects what the running processes report", async () => {
    const capabilities = async () => (await api("GET", `${decks.path}/capabilities`, { key })).json.data;
    expect(await capabilities()).toMatchObject({
      formats: [
        { available: false },
        { available: false, reason: expect.stringContaining("No media worker is running") },
      ],
      converters: { libreoffice: "unknown", poppler: "unknown" },
      limits: { file_bytes: 52_428_800, pages: 200 },
    });
    const lives = (soffice: string) =>
      sql(
        "",
        `INSERT INTO running_process (id, pool, release, kinds, started_at, seen_at, report)
         VALUES ('prc_test', 'media', 'test', '{}', now(), now(), $1::jsonb)
         ON CONFLICT (id) DO UPDATE SET report = $1::jsonb`,
        [{ confinement: { state: "working" }, converters: { soffice, pdftoppm: "installed" } }],
      );
    await lives("not installed");
    expect(await capabilities()).toMatchObject({
      formats: [
        { extension: ".pptx", available: false, reason: expect.stringContaining("LibreOffice") },
        { extension: ".pdf", available: true, reason: null },
      ],
      converters: { libreoffice: "not_installed", poppler: "installed" },
    });
    const refused = await decks.open(Buffer.alloc(10), PPTX);
    expect(refused.json.error.fields).toEqual({ content_type: "unsupported" });
    await lives("installed");
    expect((await capabilities()).formats[0].available).toBe(true);
    expect((await decks.open(Buffer.alloc(10), PPTX)).status).toBe(201);
    await sql("", "DELETE FROM running_process WHERE id = 'prc_test'");
  });

  it("rejects files that are empty, too large or of an unsupported type", async () => {
    const large = await api("POST", decks.path, {
      key,
      body: { name: "a", content_type: PDF, size_bytes: 52_428_801 },
    });
    expect(large.json.error.fields).toEqual({ size_bytes: "too_large" });
    const empty = await decks.open(Buffer.alloc(0), PDF);
    expect(empty.json.error.fields).toEqual({ size_bytes: "too_small" });
    const image = await api("POST", decks.path, {
      key,
      body: { name: "a", content_type: "image/svg+xml", size_bytes: 10 },
    });
    expect(image.json.error.fields).toEqual({ content_type: "not_allowed" });
  });
});

it("lists decks with their state", async () => {
  const first = await readyDeck(1);
  const { id: second } = (await decks.open(await pptxOf([{ title: "x" }]), PPTX)).json.data;
  const list = await api("GET", `${decks.path}?order=asc`, { key });
  expect(list.json.data).toMatchObject([
    { id: first, state: "ready" },
    { id: second, state: "awaiting_upload" },
  ]);
});
