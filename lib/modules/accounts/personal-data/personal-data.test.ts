import { beforeAll, expect, it } from "vitest";
import { runImport } from "@/lib/modules/registrations/imports";
import { IMPORT_BATCH } from "@/lib/modules/registrations/imports/writing/import-batch";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { signedIn } from "@/test/support/sign-in";
import { until } from "@/test/support/until";
import { whileOpen } from "@/test/support/while-open";

let person: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  person = await signedIn();
});

const as = () => person.headers(`session:test:${person.workspaceId}:${person.user.id}`);
async function call(method: string, path: string, body?: unknown) {
  const answer = await api(method, path, { headers: as(), body });
  expect(answer.json.error, answer.text).toBeNull();
  return answer.json.data;
}

/** Lists every text or JSON column of the whole database that contains the words. */
async function rowsSaying(words: string): Promise<string[]> {
  const columns = await sql<{ table_name: string; column_name: string }>(
    "",
    `SELECT c.table_name, c.column_name FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_schema = c.table_schema
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'json', 'jsonb')`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const rows = await sql(
      "",
      `SELECT 1 FROM "${table_name}" WHERE "${column_name}"::text ILIKE $1 LIMIT 1`,
      [`%${words}%`],
    );
    if (rows.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

it("exports everything about a person, and erases it everywhere", async () => {
  const email = "zephyrine@erase-me.example";
  const name = "Zephyrine Quux";
  const hook = {
    url: "https://hooks.example.com/in",
    events: ["registration.created", "registration.removed"],
  };
  await call("POST", "/v1/webhooks", hook);
  const shows = [];
  for (const title of ["One", "Two"]) {
    const { event } = await call("POST", "/v1/events", {
      title,
      capacity: 1,
      waitlist: true,
      generate_show_plan: false,
    });
    shows.push(event.slug as string);
  }
  const url = (slug: string | undefined) => `/v1/events/${slug}/registrations`;
  const reg = await call("POST", url(shows[0]), {
    name,
    email,
    time_zone: "Europe/Paris",
    utm: { source: "news" },
  });
  const next = await call("POST", url(shows[0]), { name: "Next", email: "next@stays.example" });
  await call("POST", `/v1/events/${shows[1]}/guests`, { name, email: email.toUpperCase() });
  await call("POST", `/v1/events/${shows[1]}/vendors`, {
    name,
    email: ` ${email.toUpperCase()}`,
    phone: "+33 1",
  });
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug: shows[0] ?? "" } });
  await db().chatMessage.create({
    data: {
      id: newId("chm"),
      eventId,
      personId: attendeePersonId(reg.id),
      authorName: name,
      clientId: "1",
      text: "It is me, Zephyrine",
    },
  });
  await db().communication.create({
    data: {
      id: newId("com"),
      eventId,
      workspaceId: person.workspaceId,
      environment: "test",
      subject: "x",
      body: "x",
      audience: { to: "everyone", states: ["confirmed"], emails: [email, "next@stays.example"] },
    },
  });
  await call("POST", `${url(shows[0])}/${reg.id}/confirmation`, { mode: "send", send: true });
  await runDueJobs();

  const data = await call("POST", "/api/app/people/data", { email: "Zephyrine@Erase-Me.example" });
  expect(data.registrations).toMatchObject([
    { event: shows[0], removed: false, registration: { id: reg.id, name } },
  ]);
  expect(data.guests).toMatchObject([{ event: shows[1], name }]);
  expect(data.vendors).toMatchObject([{ event_slug: shows[1], name, phone: "+33 1" }]);
  expect(data.chat).toMatchObject([{ text: "It is me, Zephyrine" }]);
  expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual(["confirmation"]);

  // The request log stores bodies a moment after the calls.
  await until(async () => (await rowsSaying("erase-me")).includes("request_detail.response_body"));
  const preview = await call("POST", "/api/app/people/erase", { email, dry_run: true });
  expect(await call("POST", "/api/app/people/data", { email })).toEqual(data);
  const erased = await call("POST", "/api/app/people/erase", { email });
  expect(erased).toMatchObject({ registrations: 1, guests: 1, vendors: 1, mails: 1, chat: 1 });
  expect(preview).toEqual(erased);
  await runDueJobs();
  // Idempotency records keep answers for a day and are then dropped. The audit log is append-only and holds
  // the guest's name.
  const kept = ["idempotency_record.", "audit_entry."];
  for (const words of ["zephyrine", "erase-me"])
    expect((await rowsSaying(words)).filter((row) => !kept.some((table) => row.startsWith(table)))).toEqual(
      [],
    );
  expect((await call("GET", `/v1/events/${shows[1]}/vendors`)).items ?? []).toEqual([]);
  const row = await db().registration.findUniqueOrThrow({ where: { id: reg.id } });
  expect(row).toMatchObject({ name: "", email: "erased@erased.invalid", utm: {}, timeZone: null });
  expect(row.removedAt).not.toBeNull();
  // Their place goes to the next in line, who is otherwise unchanged.
  const { heldUntil, email: stays } = await db().registration.findUniqueOrThrow({ where: { id: next.id } });
  expect([heldUntil === null, stays]).toEqual([false, "next@stays.example"]);
  const again = await call("POST", "/api/app/people/erase", { email });
  expect(again).toMatchObject({ registrations: 0, guests: 0, vendors: 0, mails: 0 });
});

it("exports nothing from other workspaces", async () => {
  const other = await signedIn();
  const answer = await api("POST", "/api/app/people/data", {
    headers: other.headers(`session:test:${other.workspaceId}:${other.user.id}`),
    body: { email: "next@stays.example" },
  });
  expect(answer.json.data).toMatchObject({ registrations: [], guests: [], mails: [] });
});

it("erases an email address in any spelling", async () => {
  const email = "ottoline@bücher.example";
  const { event } = await call("POST", "/v1/events", { title: "Three", generate_show_plan: false });
  await call("POST", `/v1/events/${event.slug}/registrations`, { name: "O", email });
  await until(async () => (await rowsSaying(email)).includes("request_detail.request_body"));
  await call("POST", "/api/app/people/erase", { email: "Ottoline@BÜCHER.example." });
  await runDueJobs();
  // As above: answers are kept for a day, and the audit log is append-only.
  const kept = ["idempotency_record.", "audit_entry."];
  const left = (await rowsSaying("ottoline@")).filter((row) => !kept.some((table) => row.startsWith(table)));
  expect(left).toEqual([]);
});

/** Starts an import whose rows are written in two batches. */
async function startImport(first: string, last: string) {
  const { event } = await call("POST", "/v1/events", { title: "Import", generate_show_plan: false });
  const others = Array.from({ length: IMPORT_BATCH - 1 }, (_, at) => `Other,other${at}@stays.example`);
  const sent = await api("POST", `/v1/events/${event.slug}/registrations/imports?source_type=members`, {
    rawBody: ["name,email", `Yolanda,${first}`, ...others, `Xanthe,${last}`, ""].join("\n"),
    headers: { ...as(), "content-type": "text/csv" },
  });
  expect(sent.status, sent.text).toBe(202);
  const { job_id: id } = sent.json.data;
  return { id: id as string, read: () => db().registrationImport.findUniqueOrThrow({ where: { id } }) };
}

it("keeps a running import from registering a person again and from reporting them", async () => {
  const { id, read } = await startImport("yolanda@erase-me.example", "xanthe@erase-me.example");
  const erased: number[] = [];
  const progress = async (_percent: number, stage?: string) => {
    if (stage !== "registering" || erased.length > 0) return;
    for (const email of ["Yolanda@erase-me.example", "xanthe@erase-me.example"])
      erased.push((await call("POST", "/api/app/people/erase", { email })).registrations);
  };
  await runImport(id, { progress, signal: new AbortController().signal });
  expect(erased).toEqual([1, 0]);
  const { eventId, ...done } = await read();
  expect(done).toMatchObject({ state: "succeeded", reportFileId: null, problems: [] });
  expect(done.counts).toMatchObject({ created: IMPORT_BATCH, invalid: 1 });
  expect(await db().registration.count({ where: { eventId, removedAt: null } })).toBe(IMPORT_BATCH - 1);
  const { workspaceId } = person;
  const report = { workspaceId, purpose: "registrations.import.report", state: "stored" };
  expect(await db().storedFile.count({ where: report })).toBe(0);
  expect(await db().registrationImportBatch.count({ where: { importId: id } })).toBe(0);
});

it("erases a person whom an import is registering", async () => {
  const email = "yves@erase-me.example";
  const { id, read } = await startImport(email, "xenia@stays.example");
  const { eventId } = await read();
  const erased = await whileOpen(
    async () => {
      await sql("", "SELECT 1 FROM registration_import WHERE id = $1 FOR UPDATE", [id]);
      await db().registration.create({
        data: { id: newId("reg"), eventId, name: "Yves", email, emailNormal: email },
      });
    },
    () => call("POST", "/api/app/people/erase", { email }),
  );
  expect(erased).toMatchObject({ registrations: 1 });
});
