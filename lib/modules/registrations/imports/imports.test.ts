import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { writeWorkbook } from "@/lib/platform/tables/write-workbook";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { runDueJobs } from "@/test/support/run-jobs";
import { expectJobFailed } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";
import { endFailedImport } from "./running/end-failed-import";

const workspace = await makeWorkspace();
const key = await workspace.key();
const CSV = "text/csv";
const JSONL = "application/x-ndjson";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

let server: TestServer;
let slug: string;
let eventId: string;
let number = 0;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

async function show(body: Record<string, unknown> = {}): Promise<void> {
  number += 1;
  const answer = await api("POST", "/v1/events", {
    key,
    body: { title: "Night radio", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false, ...body },
  });
  expect(answer.status).toBe(201);
  slug = answer.json.data.event.slug;
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
}

beforeEach(() => show());

const SAID = "source_type=opt_in_list&source_detail=Spring%20fair";

const send = (content: string | Uint8Array, query = "", type = CSV, given = key) =>
  api("POST", `/v1/events/${slug}/registrations/imports?${SAID}${query}`, {
    key: given,
    rawBody: content,
    headers: { "content-type": type },
  });

const look = async (id: string) =>
  (await api("GET", `/v1/events/${slug}/registrations/imports/${id}`, { key })).json.data;

/** Runs imports as a worker of the pool that opens people's files. */
async function runImports(): Promise<void> {
  joinPool("media");
  await runDueJobs().finally(() => joinPool("app"));
}

/** Sends a file and waits until the import ends. */
async function imported(content: string | Uint8Array, query = "", type = CSV) {
  const answer = await send(content, query, type);
  expect([answer.status, answer.text]).toEqual([202, expect.any(String)]);
  await runImports();
  return look(answer.json.data.job_id);
}

const people = () =>
  db().registration.findMany({ where: { eventId, removedAt: null }, orderBy: { email: "asc" } });
const rowsIn = (total: number, from = 0) =>
  Array.from(
    { length: total },
    (_, one) => `Person ${from + one},p${from + one}.${number}@example.com\n`,
  ).join("");

describe("an import", () => {
  it("registers the people in its rows with consent, time zone and campaign", async () => {
    const done = await imported(
      "First name;Last name;E-Mail;Opt-in;Time zone;utm_source;Phone\n" +
        "Ada;Lovelace;Ada@Example.com;yes;Europe/London;fair;+44\n" +
        ";;ben@example.com;;;;\n",
    );
    expect(done).toMatchObject({
      state: "succeeded",
      progress: 100,
      format: "csv",
      rows: { total: 2, done: 2 },
      counts: { created: 2, merged: 0, suppressed: 0, over_capacity: 0, invalid: 0 },
      problems: [],
      error: null,
    });
    expect(done.columns.map(({ name, field }: { name: string; field: string }) => [name, field])).toEqual([
      ["First name", "first_name"],
      ["Last name", "last_name"],
      ["E-Mail", "email"],
      ["Opt-in", "marketing_consent"],
      ["Time zone", "time_zone"],
      ["utm_source", "utm_source"],
      ["Phone", null],
    ]);
    expect(await people()).toMatchObject([
      {
        name: "Ada Lovelace",
        email: "Ada@example.com",
        emailNormal: "ada@example.com",
        state: "confirmed",
        source: "import",
        marketingConsent: true,
        timeZone: "Europe/London",
        utm: { source: "fair" },
        consent: {
          marketing: true,
          source: "import",
          attestation: { source_type: "opt_in_list", source_detail: "Spring fair" },
        },
      },
      { name: "", email: "ben@example.com", marketingConsent: false, timeZone: null, utm: {} },
    ]);
    expect(await db().mailMessage.count({ where: { eventId } })).toBe(0);
  });

  it("reports an outcome per row, merges duplicates and skips suppressed addresses", async () => {
    await imported("name,email\nAda,ada@example.com\n,blank@example.com\n");
    await db().registration.updateMany({ where: { eventId, name: "Ada" }, data: { state: "cancelled" } });
    await suppress("gone@example.com", "unsubscribe");
    const done = await imported(
      "name,email\n" +
        "Eve,ADA@example.com\n" +
        "Blanche,blank@example.com\n" +
        "Gone,gone@example.com\n" +
        "New,new@example.com\n" +
        "Twice,NEW@example.com\n" +
        "Two,a@example.com;b@example.com\n" +
        "Header,a@example.com\\r\\nBcc: b@example.com\n" +
        ",\n" +
        "Alike,mailbox@ex\u0430mple.com\n" +
        "Hidden,no\u200bne@example.com\n" +
        `${"x".repeat(121)},long@example.com\n` +
        "=cmd|'/c calc'!A1,formula@example.com\n",
    );
    expect(done.counts).toEqual({ created: 2, merged: 3, suppressed: 1, over_capacity: 0, invalid: 5 });
    expect(done.problems).toMatchObject([
      { row: 3, outcome: "suppressed", reason: expect.stringContaining("unsubscribed") },
      { row: 6, outcome: "invalid", reason: expect.stringContaining("more than one") },
      { row: 7, outcome: "invalid" },
      { row: 8, outcome: "invalid", reason: expect.stringContaining("look alike") },
      { row: 9, outcome: "invalid" },
      { row: 10, outcome: "invalid", reason: expect.stringContaining("120") },
    ]);
    const states = (await people()).map(({ email, name, state }) => [email, name, state]);
    expect(states).toEqual([
      ["ada@example.com", "Ada", "cancelled"],
      ["blank@example.com", "Blanche", "confirmed"],
      ["formula@example.com", "=cmd|'/c calc'!A1", "confirmed"],
      ["new@example.com", "New", "confirmed"],
    ]);
  });

  it("writes a report that can be corrected and imported again", async () => {
    const first = await imported(
      'email,name,note\nada@example.com,Ada,"=1+1"\nben@,"Ben, the ""Great""",x\ncy@example.com,Cy,\n',
    );
    const report = await (await fetch(first.report_url)).text();
    expect(report).toBe(
      "email,name,note,import_outcome,import_reason\r\n" +
        "ada@example.com,Ada,'=1+1,created,\r\n" +
        `ben@,"Ben, the ""Great""",x,invalid,“ben@” isn't an email address.\r\n` +
        "cy@example.com,Cy,,created,\r\n",
    );
    const again = await imported(report.replace("ben@,", "ben@example.com,"));
    expect(again.counts).toMatchObject({ created: 1, merged: 2, invalid: 0 });
    expect(again.columns.map(({ name }: { name: string }) => name)).toEqual(["email", "name", "note"]);
    expect((await people()).map(({ name }) => name)).toEqual(["Ada", 'Ben, the "Great"', "Cy"]);
    const second = await (await fetch(again.report_url)).text();
    expect(second).toContain("ada@example.com,Ada,'=1+1,merged,\r\n");
    expect(second.split("\r\n")[0]).toBe("email,name,note,import_outcome,import_reason");
  });

  it("keeps only the report, for seven days", async () => {
    const before = await db().storedFile.count({
      where: { workspaceId: workspace.workspaceId, expiresAt: null },
    });
    const done = await imported("email\nada@example.com\n");
    const files = await db().storedFile.findMany({
      where: { workspaceId: workspace.workspaceId },
      orderBy: { createdAt: "desc" },
      take: 2,
    });
    expect(files.every(({ expiresAt }) => expiresAt !== null)).toBe(true);
    const report = files.find(({ purpose }) => purpose === "registrations.import.report");
    const days = ((report?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await db().registrationImportBatch.count({ where: { importId: done.job_id } })).toBe(0);
    expect(
      await db().storedFile.count({ where: { workspaceId: workspace.workspaceId, expiresAt: null } }),
    ).toBe(before);
  });

  it("accepts JSON Lines and Excel workbooks", async () => {
    const lines = '{"email":"ada@example.com","name":"Ada"}\n{"email":"ben@example.com","vip":true}\nno\n';
    const json = await imported(lines, "", JSONL);
    expect(json).toMatchObject({ format: "jsonl", counts: { created: 2, invalid: 1 } });
    const sheet = (async function* () {
      yield [
        ["Correo electrónico", "Nombre"],
        ["ada@example.com", "Ada"],
        ["cy@example.com", "Cy"],
      ];
    })();
    const book = await imported(Buffer.concat(await writeWorkbook(sheet).toArray()), "", XLSX);
    expect(book).toMatchObject({ format: "xlsx", counts: { created: 1, merged: 1 } });
    expect(book.columns).toMatchObject([{ field: "email" }, { field: "first_name" }]);
    expect((await (await fetch(json.report_url)).text()).split("\r\n")[0]).toBe(
      "email,name,vip,import_outcome,import_reason",
    );
  });

  it("reads Excel's delimiter line, a title above the header and blank rows", async () => {
    const text =
      "sep=;\r\nSpring fair, guests\r\n;;\r\nName;Email;Note\r\nAda;ada@example.com;\r\n;;\r\n;ben@;x\r\n";
    const done = await imported(text);
    expect(done).toMatchObject({
      state: "succeeded",
      rows: { total: 2, done: 2 },
      counts: { created: 1, invalid: 1 },
    });
    expect(done.problems).toMatchObject([{ row: 2, outcome: "invalid" }]);
    expect(await (await fetch(done.report_url)).text()).toBe(
      "Name,Email,Note,import_outcome,import_reason\r\nAda,ada@example.com,,created,\r\n" +
        ",ben@,x,invalid,“ben@” isn't an email address.\r\n",
    );
    // None of these column names is known. The mapping says what they contain.
    const mapping = encodeURIComponent(JSON.stringify({ Wer: "name", Kontakt: "email" }));
    const asked = await imported("Liste;vom;Montag\nWer;Kontakt\nCy;cy@example.com\n", `&mapping=${mapping}`);
    expect(asked).toMatchObject({ rows: { total: 1 }, counts: { created: 1 } });
    expect((await people()).map(({ name }) => name)).toEqual(["Ada", "Cy"]);
  });

  it("hides internal errors", async () => {
    const { json } = await send("email\nada@example.com\n");
    await endFailedImport(json.data.job_id, "TypeError: x is not a function");
    expect((await look(json.data.job_id)).error).toBe(
      "Something went wrong on our side. Import the file again.",
    );
  });

  it("follows the given column mapping", async () => {
    const mapping = encodeURIComponent(JSON.stringify({ Kontakt: "email", "E-Mail": "ignore", Wer: "name" }));
    const done = await imported(
      "Wer,Kontakt,E-Mail\nAda,ada@example.com,wrong@example.com\n",
      `&mapping=${mapping}`,
    );
    expect(done.counts.created).toBe(1);
    expect((await people())[0]).toMatchObject({ name: "Ada", email: "ada@example.com" });
  });

  it("detects addresses by their format when no column is named for them", async () => {
    const done = await imported("ada@example.com,Ada\nben@example.com,Ben\n");
    expect(done).toMatchObject({ counts: { created: 2 }, rows: { total: 2 } });
    expect(done.columns[0]).toMatchObject({ name: "column 1", field: "email" });
  });
});

const suppress = (emailNormal: string, reason: string) =>
  db().suppression.createMany({
    data: [{ workspaceId: workspace.workspaceId, emailNormal, reason }],
    skipDuplicates: true,
  });

describe("imported people", () => {
  it("are confirmed up to the capacity, in file order", async () => {
    await show({ capacity: 3 });
    await api("POST", `/v1/events/${slug}/registrations`, {
      key,
      body: { name: "Known", email: `p4.${number}@example.com` },
    });
    const done = await imported(`name,email\n${rowsIn(6)}`);
    expect(done.counts).toMatchObject({ created: 2, merged: 1, over_capacity: 3 });
    expect((await people()).map(({ email }) => email[1])).toEqual(["0", "1", "4"]);
    expect(done.problems.map(({ row }: { row: number }) => row)).toEqual([3, 4, 6]);
  });

  it("are waitlisted or pending approval when the event says so", async () => {
    await show({ capacity: 2, waitlist: true });
    await imported(`name,email\n${rowsIn(4)}`);
    expect((await people()).map(({ state }) => state)).toEqual([
      "confirmed",
      "confirmed",
      "waitlisted",
      "waitlisted",
    ]);
    await show({ approval: true, approval_domains: ["northwind.example"] });
    await imported("email\na@northwind.example\nb@example.com\n");
    expect((await people()).map(({ state }) => state)).toEqual(["confirmed", "pending_approval"]);
  });
});

describe("a dry run", () => {
  it("returns the detected columns and problems, and stores nothing", async () => {
    const before = await Promise.all([db().registration.count(), db().storedFile.count(), db().job.count()]);
    const { status, json } = await send(
      "Mail;Name;X\nada@example.com;Ada;1\nno;Ben;\nADA@example.com;Again;2\n",
      "&dry_run=true",
    );
    expect(status).toBe(202);
    expect(json.meta.dry_run).toBe(true);
    expect(json.data).toMatchObject({
      columns: [
        { name: "Mail", field: "email", samples: ["ada@example.com", "no", "ADA@example.com"] },
        { name: "Name", field: "name", samples: ["Ada", "Ben", "Again"] },
        { name: "X", field: null, samples: ["1", "2"] },
      ],
      rows: { total: null, done: 3 },
      counts: { created: 1, merged: 1, suppressed: 0, over_capacity: 0, invalid: 1 },
      problems: [{ row: 2, outcome: "invalid", reason: "“no” isn't an email address." }],
    });
    const after = await Promise.all([db().registration.count(), db().storedFile.count(), db().job.count()]);
    expect(after).toEqual(before);
  });

  it("returns the columns even when it finds no email column", async () => {
    const { status, json } = await send("name\nAda\n", "&dry_run=true");
    expect(status).toBe(202);
    expect(json.data).toMatchObject({
      columns: [{ name: "name", field: "name", samples: ["Ada"] }],
      rows: { done: 0 },
      error: "No email column found. Add a column named Email.",
    });
  });

  it.each([
    ["name\nAda\n", `&mapping=${encodeURIComponent('{"name":"name"}')}`, "mapping", "No email column found"],
    [
      "name,email\nAda,a@example.com\n",
      `&mapping=${encodeURIComponent('{"Nope":"email"}')}`,
      "mapping",
      "no column “Nope”",
    ],
    ['name,email\n"Ada,a@example.com\n', "", "body", "never closed"],
  ])("says why %j can't be read", async (content, query, field, message) => {
    const { status, json } = await send(content, `&dry_run=true${query}`);
    expect([status, json.error.fields]).toEqual([400, { [field]: "invalid" }]);
    expect(json.error.message).toContain(message);
  });
});

describe("an invalid import", () => {
  it.each([
    [
      "an unknown field",
      "email\n",
      `&mapping=${encodeURIComponent('{"email":"phone"}')}`,
      { mapping: "invalid" },
    ],
    ["broken JSON", "email\n", "&mapping=%7B", { mapping: "invalid" }],
  ])("is rejected immediately: %s", async (_what, content, query, fields) => {
    const { status, json } = await send(content, query);
    expect([status, json.error.fields]).toEqual([400, fields]);
  });

  it("is rejected immediately: a file without a source, of another type, or with binary content", async () => {
    const bare = await api("POST", `/v1/events/${slug}/registrations/imports`, {
      key,
      rawBody: "email\n",
      headers: { "content-type": CSV },
    });
    expect([bare.status, bare.json.error.fields]).toEqual([400, { source_type: "required" }]);
    expect((await send("email\n", "", "application/pdf")).status).toBe(415);
    expect((await send(Buffer.from([0, 1, 2, 3, 4, 5]), "")).status).toBe(415);
    expect((await send("email\na@example.com\n", "", XLSX)).status).toBe(415);
    await db().event.update({ where: { id: eventId }, data: { state: "cancelled" } });
    expect((await send("email\na@example.com\n")).json.error.fields).toEqual({ status: "cancelled" });
  });

  it.each([
    [
      "a quote that is never closed",
      `email\n${"a@example.com\n".repeat(3_000)}"b@example.com\n`,
      "never closed",
    ],
    ["a cell of ten megabytes", `email,name\na@example.com,${"x".repeat(10_000_000)}\n`, "128 KiB"],
    ["no addresses", "name\nAda\n", "No email column found. Add a column named Email."],
    ["nothing but a header", "email,name\n", "no rows below its header"],
    ["too many rows", `email\n${"a@example.com\n".repeat(100_001)}`, "more than 100,000 rows"],
  ])("fails with a reason and registers no one: %s", async (_what, content, reason) => {
    expectJobFailed("registrations.import");
    const done = await imported(content);
    expect(done.state).toBe("failed");
    expect(done.error).toContain(reason);
    expect(done.error).not.toMatch(/Error/);
    expect(done.ended_at).not.toBeNull();
    expect(await people()).toEqual([]);
    const [emitted] = await db().webhookEvent.findMany({
      where: { eventSlug: slug, type: "import.finished" },
    });
    expect(JSON.parse(emitted?.body ?? "{}").data).toMatchObject({ state: "failed", created: 0 });
    // The next valid file works.
    expect((await imported("email\nb@example.com\n")).counts.created).toBe(1);
  });

  it("is not found from another workspace or show", async () => {
    const other = await (await makeWorkspace()).key();
    expect((await send("email\na@example.com\n", "", CSV, other)).status).toBe(404);
    const { json } = await send("email\na@example.com\n");
    const url = `/v1/events/${slug}/registrations/imports/${json.data.job_id}`;
    expect((await api("GET", url, { key: other })).status).toBe(404);
    const own = slug;
    await show();
    expect((await api("GET", url.replace(own, slug), { key })).status).toBe(404);
  });
});

describe("webhooks", () => {
  it("are sent for each new registration, and once at the end", async () => {
    await api("POST", "/v1/webhooks", { key, body: { url: "https://127.0.0.1:9443/hook", events: ["*"] } });
    await imported(`name,email\n${rowsIn(3)}bad,row\n`);
    const emitted = await db().webhookEvent.findMany({ where: { eventSlug: slug }, orderBy: { id: "asc" } });
    const kinds = emitted.map(({ type }) => type).filter((type) => !type.startsWith("event."));
    expect(kinds).toEqual([...Array(3).fill("registration.created"), "import.finished"]);
    expect(JSON.parse(emitted.at(-1)?.body ?? "{}").data).toMatchObject({
      state: "succeeded",
      created: 3,
      updated: 0,
      skipped: 0,
      failed: 1,
    });
  });
});
