import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { readTable } from "@/lib/platform/tables/read-table";
import { tableFile, type WrittenFormat } from "@/lib/platform/tables/table-file";
import { writeTable } from "@/lib/platform/tables/write-table";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: object) =>
  api(method, `/v1/events/${path}`, { key, ...(body ? { body } : {}) });

const PARTS = [
  { title: "Welcome", type: "intro", duration_sec: 300, assignee: "host" },
  {
    title: "Engines",
    type: "talk",
    duration_sec: 1_830,
    assignee: "Ada Lovelace",
    notes: '=HYPERLINK("http://evil.example")\nsecond line',
    script: "Good evening; “all” of you, and <you> & you",
    questions: ["What surprised you?", "What is next?"],
    poll: { question: "Which?", options: ["This one", "Neither"] },
    ticker: "+10 %",
    emcee_line: "Here she is",
    layout: "duo",
  },
  { title: "Questions", type: "qa", duration_sec: 900 },
];

async function makeShow(): Promise<string> {
  const body = {
    title: "Engines",
    generate_show_plan: false,
    starts_at: "2031-05-01T17:00:00Z",
    timezone: "Europe/Berlin",
  };
  const { slug } = (await api("POST", "/v1/showrooms", { key, body })).json.data.showroom;
  const plan = { segments: PARTS, ticker: ["Hello"] };
  expect((await call("PUT", `${slug}/plan`, plan)).status).toBe(200);
  return slug;
}

const planOf = async (slug: string) => (await call("GET", `${slug}/plan`)).json.data;
const contentOf = async (slug: string) => {
  const { segments, ticker, questions } = await planOf(slug);
  return { segments, ticker, questions };
};

async function exported(slug: string, format: WrittenFormat): Promise<{ bytes: Uint8Array; type: string }> {
  const { status, json } = await call("GET", `${slug}/plan/export?format=${format}`);
  expect(status).toBe(200);
  const answer = await fetch(json.data.url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(`run-of-show-${slug}.${format}`);
  return {
    bytes: new Uint8Array(await answer.arrayBuffer()),
    type: tableFile("", format).contentType,
  };
}

const sent = (slug: string, rawBody: string | Uint8Array, type = "text/csv", query = "") =>
  api("POST", `/v1/events/${slug}/plan/import${query}`, { key, rawBody, headers: { "content-type": type } });

async function written(rows: string[][], format: WrittenFormat): Promise<Uint8Array> {
  async function* once() {
    yield rows;
  }
  return buffer(writeTable(format, once()));
}

async function rowsIn(bytes: Uint8Array, format: WrittenFormat): Promise<string[][]> {
  return inTempFolder(async (folder) => {
    const path = join(folder, "table");
    await pipeline(Readable.from([bytes]), createWriteStream(path));
    const { header, batches } = await readTable(path, format);
    const rows: string[][] = [header];
    for await (const batch of batches) rows.push(...batch.map(({ cells }) => [...cells]));
    return rows;
  });
}

const take = (slug: string, draft_id: string, more: object = {}) =>
  call("POST", `${slug}/plan/draft`, { action: "take", draft_id, ...more });

describe.each(["csv", "xlsx"] as const)("a run of show as %s", (format) => {
  it("is unchanged when exported and imported again", async () => {
    const slug = await makeShow();
    const { bytes, type } = await exported(slug, format);
    const answer = await sent(slug, bytes, type);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data).toMatchObject({
      draft: { status: "ready", source: "person", job_id: null, changes: [] },
      parts: 3,
      rows: [],
    });
    const before = await planOf(slug);
    const taken = await take(slug, answer.json.data.draft.id, { expected_version: before.version });
    expect([taken.status, taken.json.meta.version]).toEqual([200, before.version]);
    expect(await contentOf(slug)).toEqual({ segments: before.segments, ticker: ["Hello"], questions: [] });
  });

  it("is imported as a draft to review, and applied in one step that can be undone", async () => {
    const slug = await makeShow();
    const before = await contentOf(slug);
    const { bytes, type } = await exported(slug, format);
    const [header = [], welcome = [], engines = [], questions = []] = await rowsIn(bytes, format);
    const length = header.indexOf("Length");
    const pause = questions
      .with(header.indexOf("Title"), "Break")
      .with(header.indexOf("ID"), "")
      .with(length, "soon");
    const rows = [header, engines.with(length, "20 min"), welcome, pause];
    const answer = await sent(slug, await written(rows, format), type);
    const { draft, version, rows: told } = answer.json.data;
    expect(told.map(({ row, field }: { row: number; field: string }) => [row, field])).toContainEqual([
      3,
      "length",
    ]);
    expect(draft.changes.map((one: { change: string; title: string }) => [one.change, one.title])).toEqual([
      ["changed", "Engines"],
      ["moved", "Welcome"],
      ["added", "Break"],
      ["removed", "Questions"],
    ]);
    expect(await contentOf(slug)).toEqual(before);
    expect((await planOf(slug)).draft).toEqual(draft);
    const taken = await take(slug, draft.id, { expected_version: version });
    expect(taken.json.data.segments.map((one: { title: string }) => one.title)).toEqual([
      "Engines",
      "Welcome",
      "Break",
    ]);
    expect(taken.json.data).toMatchObject({ source: "person", version: version + 1, draft: null });
    const undone = await call("PUT", `${slug}/plan`, { ...before, expected_version: version + 1 });
    expect(undone.status).toBe(200);
    expect(await contentOf(slug)).toEqual(before);
  });
});

describe("importPlan", () => {
  it("reads Excel's delimiter line, a title above the header and blank rows", async () => {
    const slug = await makeShow();
    const answer = await sent(
      slug,
      "sep=;\r\nSpring show, draft\r\n;\r\nTitle;Min\r\nHello;5\r\n;\r\nBye;7\r\n",
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data).toMatchObject({ parts: 2, rows: [] });
  });

  it("applies a draft on top of what others changed after the import", async () => {
    const slug = await makeShow();
    const { draft, version } = (await sent(slug, "Title;Min\nWelcome;10\nEngines;30:30\nQuestions;15\n")).json
      .data;
    expect(draft.changes).toMatchObject([{ change: "changed", title: "Welcome" }]);
    const { segments, ticker } = await planOf(slug);
    const theirs = segments.with(2, { ...segments[2], title: "Your questions" });
    await call("PUT", `${slug}/plan`, { segments: theirs, ticker });
    const stale = await take(slug, draft.id, { expected_version: version });
    expect([stale.status, stale.json.error.code]).toEqual([409, "version_conflict"]);
    const now = await planOf(slug);
    expect(now.draft.changes).toEqual(draft.changes);
    const taken = await take(slug, draft.id, { expected_version: now.version });
    expect(taken.json.data.segments).toEqual([{ ...segments[0], duration_sec: 600 }, segments[1], theirs[2]]);
  });

  it("stores nothing on a dry run, and replaces the previous draft", async () => {
    const slug = await makeShow();
    const dry = await sent(slug, "Title\nAlone\n", "text/csv", "?dry_run=true");
    expect(dry.json.data.draft.changes).toHaveLength(4);
    expect((await planOf(slug)).draft).toBeNull();
    const first = (await sent(slug, "Title\nAlone\n")).json.data.draft;
    const second = (await sent(slug, "Title\nAnother\n")).json.data.draft;
    const gone = await take(slug, first.id);
    expect(gone.json.error.fields).toEqual({ draft_id: "not_found" });
    const discarded = await call("POST", `${slug}/plan/draft`, { action: "discard", draft_id: second.id });
    expect(discarded.json.data.draft).toBeNull();
    const writing = await call("POST", `${slug}/plan/generate`, {});
    expect(writing.status).toBe(202);
    expect((await sent(slug, "Title\nAlone\n")).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "generating" },
    });
  });

  it("does not store the imported file", async () => {
    const slug = await makeShow();
    await sent(slug, "Title\nAlone\n");
    const kept = await db().storedFile.count({
      where: { workspaceId: workspace.workspaceId, purpose: "importPlan", state: "stored" },
    });
    expect(kept).toBe(0);
  });

  it.each([
    ["no column for titles", "Room,When\n3,19:00\n", 400, { body: "invalid" }],
    ["no row with a title", "Title,Min\n,5\n", 400, { body: "required" }],
    ["too many parts", `Title\n${"A\n".repeat(101)}`, 400, { body: "too_many" }],
    ["too many rows", `Title,Min\n${",5\n".repeat(301)}`, 400, { body: "too_many" }],
    ["a quotation mark without its twin", 'Title\n"A\n', 400, { body: "invalid" }],
    ["bytes that are no text", Buffer.from([0x00, 0x01, 0x02, 0x03]), 415, { body: "unsupported" }],
  ])("rejects %s and leaves the plan unchanged", async (_what, body, status, fields) => {
    const slug = await makeShow();
    const before = await planOf(slug);
    const answer = await sent(slug, body);
    expect([answer.status, answer.json.error?.fields]).toEqual([status, fields]);
    expect(await planOf(slug)).toEqual(before);
  });
});

describe("exportPlan", () => {
  it("escapes formulas and rejects an altered URL", async () => {
    const slug = await makeShow();
    const { bytes } = await exported(slug, "csv");
    const text = Buffer.from(bytes).toString("utf8");
    expect(text.startsWith("\ufeffStart,End,Offset,Length,Title")).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")\nsecond line"`);
    expect(text).toContain("19:05,19:35:30,0:05:00,0:30:30,Engines,Talk,Ada Lovelace");
    const { url } = (await call("GET", `${slug}/plan/export`)).json.data;
    for (const other of [url.replace("/plan_csv_", "/plan_xlsx_"), url.replace(/signature=./, "signature=!")])
      expect((await fetch(other)).status).toBe(404);
  });
});
