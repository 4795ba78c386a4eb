import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { LeaseLostError } from "@/lib/platform/jobs/errors";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { bundled } from "@/test/support/bundled";
import { startServer, type TestServer } from "@/test/support/http-server";
import { until } from "@/test/support/until";
import { makeWorkspace } from "@/test/support/workspace";
import { runImport } from "./index";
import { writeBatch } from "./writing/write-batch";

const ROWS = 10_000;
const workspace = await makeWorkspace();
const key = await workspace.key();
const program = await bundled("test/support/run-import.ts");
let server: TestServer;
let slug: string;
let eventId: string;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
  const body = { title: "Night radio", generate_show_plan: false };
  slug = (await api("POST", "/v1/events", { key, body })).json.data.event.slug;
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
});
afterAll(() => server.stop());

/** Every fiftieth row is invalid, every hundredth repeats an earlier row. */
const addressOf = (row: number): string => {
  if (row % 50 === 7) return `p${row} at example.com`;
  if (row % 100 === 3 && row > 100) return `P${row - 1}@example.com`;
  return `p${row}@example.com`;
};

const file = (): string =>
  `Name,E-mail\n${Array.from({ length: ROWS }, (_, row) => `Person ${row + 1},${addressOf(row + 1)}\n`).join("")}`;

async function send(content: string): Promise<string> {
  const answer = await api("POST", `/v1/events/${slug}/registrations/imports?source_type=members`, {
    key,
    rawBody: content,
    headers: { "content-type": "text/csv" },
  });
  expect(answer.status).toBe(202);
  return answer.json.data.job_id;
}

const row = (id: string) => db().registrationImport.findUniqueOrThrow({ where: { id } });
const quiet = { progress: async () => undefined, signal: new AbortController().signal };

/** Continues the import in another process, and kills it in the middle. */
async function runAndKill(id: string, after: number): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [program, id], {
    env: process.env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  await until(async () => (await row(id)).rowsDone >= after || child.exitCode !== null);
  child.kill("SIGKILL");
  await ended;
}

it("resumes an import of 10,000 rows after a kill, and reimports its corrected report", async () => {
  const id = await send(file());
  await runAndKill(id, 1_500);
  const first = (await row(id)).rowsDone;
  expect(first).toBeGreaterThanOrEqual(1_500);
  expect(first).toBeLessThan(ROWS);
  await runAndKill(id, first + 2_000);
  const second = (await row(id)).rowsDone;
  expect(second).toBeGreaterThanOrEqual(first);
  await runImport(id, quiet);

  const invalid = ROWS / 50;
  const merged = ROWS / 100 - 1;
  const created = ROWS - invalid - merged;
  const url = `/v1/events/${slug}/registrations/imports/${id}`;
  const done = (await api("GET", url, { key })).json.data;
  expect(done).toMatchObject({
    state: "succeeded",
    rows: { total: ROWS, done: ROWS },
    // A row written twice would have been merged the second time.
    counts: { created, merged, invalid, suppressed: 0, over_capacity: 0 },
  });
  expect(await db().registration.count({ where: { eventId } })).toBe(created);
  expect(done.problems).toHaveLength(20);
  expect(done.problems[0]).toMatchObject({ row: 7, outcome: "invalid" });

  const report = await (await fetch(done.report_url)).text();
  const lines = report.trimEnd().split("\r\n");
  expect(lines).toHaveLength(ROWS + 1);
  expect(lines[7]).toBe("Person 7,p7 at example.com,invalid,“p7 at example.com” isn't an email address.");

  const again = await send(report.replaceAll(" at example.com,", "@example.com,"));
  await runImport(again, quiet);
  const corrected = (await api("GET", url.replace(id, again), { key })).json.data;
  expect(corrected.counts).toMatchObject({ created: invalid, merged: ROWS - invalid, invalid: 0 });
  expect(await db().registration.count({ where: { eventId } })).toBe(created + invalid);
});

it("lets only one run write a batch", async () => {
  const id = await send("email\nlast@example.com\n");
  const owner = await row(id);
  const rows = [{ row: 1, problem: "x" }];
  const both = await Promise.allSettled([writeBatch(owner, rows, 0), writeBatch(owner, rows, 0)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const lost = both.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(lost.reason).toBeInstanceOf(LeaseLostError);
  expect((await row(id)).rowsDone).toBe(1);
});
