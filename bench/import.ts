import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { receiveFile, storeFile } from "@/lib/modules/files/files";
import { openExport } from "@/lib/modules/registrations/exports";
import { importRegistrationsJob, runImport } from "@/lib/modules/registrations/imports";
import type { ReadRow } from "@/lib/modules/registrations/imports/reading/read-person";
import { IMPORT_BATCH } from "@/lib/modules/registrations/imports/writing/import-batch";
import { writeBatch } from "@/lib/modules/registrations/imports/writing/write-batch";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { announce } from "./announce";

/**
 * The product's own registration writer, its whole import job, and its lists: one call each, timed in this
 * process.
 */

const workspaceId = newId("wsp");
const owner = { workspaceId, environment: "test" as const };
const attestation = { source_type: "bench", source_detail: "" };

const addressOf = (row: number): string => `person${row}@example.com`;

/** Every tenth email address appears a second time. */
const rowsOf = (count: number): ReadRow[] =>
  Array.from({ length: count }, (_, row) => {
    const email = addressOf(row % 10 === 9 ? row - 1 : row);
    const person = { name: `Person ${row}`, email, emailNormal: email, marketing: false, timeZone: null };
    return { row: row + 1, person: { ...person, utm: null, referrer: null } };
  });

async function makeWorld(): Promise<void> {
  await db().workspace.create({
    data: { id: workspaceId, name: "Bench", plan: "self_hosted", verifiedAt: new Date() },
  });
}

async function makeEvent(): Promise<string> {
  const client = await db().client.create({
    data: { id: crypto.randomUUID(), ...owner, name: "Bench" },
  });
  const id = newId("evt");
  const slug = `bench-${randomBytes(6).toString("hex")}`;
  await db().event.create({
    data: { id, ...owner, clientId: client.id, slug, title: "Bench", state: "published" },
  });
  return id;
}

async function makeImport(eventId: string, fileId: string) {
  const id = newId("job");
  return db().registrationImport.create({
    data: { id, ...owner, eventId, fileId, format: "csv", attestation },
  });
}

/** Writes parsed rows as the job does, without its pauses. */
async function writeParsed(count: number): Promise<number> {
  const rows = rowsOf(count);
  const row = await makeImport(await makeEvent(), "fil_none");
  const began = performance.now();
  for (let done = 0; done < count; done += IMPORT_BATCH)
    await writeBatch(row, rows.slice(done, done + IMPORT_BATCH), done);
  return (performance.now() - began) / 1000;
}

async function runJob(count: number): Promise<{ seconds: number; eventId: string }> {
  const path = join(tmpdir(), `bench-${randomBytes(6).toString("hex")}.csv`);
  const lines = Readable.from(
    (function* () {
      yield "name,email\n";
      for (const row of rowsOf(count)) if ("person" in row) yield `${row.person.name},${row.person.email}\n`;
    })(),
  );
  await pipeline(lines, createWriteStream(path));
  const wanted = { purpose: "bench", types: ["text/csv"], expectedBytes: 0, dryRun: false };
  const { value: upload } = await receiveFile(
    { ...owner, plan: "self_hosted" },
    createReadStream(path),
    wanted,
  );
  rmSync(path);
  const eventId = await makeEvent();
  const row = await makeImport(eventId, upload.fileId);
  await asSystem(importRegistrationsJob.kind, owner, (ctx) =>
    storeFile(ctx, upload, {
      purpose: "bench",
      name: "bench.csv",
      subject: { type: "registration_import", id: row.id },
    }),
  );
  const began = performance.now();
  await runImport(row.id, { progress: async () => undefined, signal: new AbortController().signal });
  return { seconds: (performance.now() - began) / 1000, eventId };
}

async function writeList(eventId: string, format: string): Promise<number> {
  const id = newId("exp").toLowerCase();
  await db().registrationExport.create({ data: { id, ...owner, eventId, format } });
  const began = performance.now();
  const found = await openExport(`${workspaceId}/test/${id}`);
  let bytes = 0;
  for await (const chunk of found?.open() ?? []) bytes += (chunk as Buffer).length;
  if (bytes === 0) throw new Error("an empty list");
  return (performance.now() - began) / 1000;
}

async function answer({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(url, "http://bench");
  const rows = Number(searchParams.get("rows"));
  if (pathname === "/write") return void response.end(JSON.stringify({ seconds: await writeParsed(rows) }));
  if (pathname === "/job") return void response.end(JSON.stringify(await runJob(rows)));
  const seconds = await writeList(searchParams.get("event") ?? "", searchParams.get("format") ?? "csv");
  response.end(JSON.stringify({ seconds }));
}

await makeWorld();
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.requestTimeout = 0;
announce(server);
