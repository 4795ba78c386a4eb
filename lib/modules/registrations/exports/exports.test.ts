import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { SCOPES } from "@/lib/platform/security/principal";
import { readTable } from "@/lib/platform/tables/read-table";
import { plainCell } from "@/lib/platform/tables/safe-cell";
import type { TableFormat } from "@/lib/platform/tables/table-row";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();
let server: TestServer;
let slug: string;
let eventId: string;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

beforeEach(async () => {
  const body = { title: "Night radio", generate_show_plan: false };
  slug = (await api("POST", "/v1/events", { key, body })).json.data.event.slug;
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
});

const add = (body: object) => api("POST", `/v1/events/${slug}/registrations`, { key, body });

async function exported(body: object = {}) {
  const answer = await api("POST", `/v1/events/${slug}/registrations/export`, { key, body });
  expect(answer.status).toBe(200);
  return answer.json.data;
}

/** Returns cells by column name, as a program reads them. */
async function rowsOf(url: string, format: TableFormat): Promise<Record<string, string>[]> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return inTempFolder(async (folder) => {
    const path = join(folder, "list");
    await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(path));
    const { header, batches } = await readTable(path, format);
    const rows: Record<string, string>[] = [];
    for await (const batch of batches)
      for (const { cells } of batch)
        rows.push(Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ""])));
    return rows;
  });
}

describe.each(["csv", "xlsx"] as const)("a registration list as %s", (format) => {
  it("contains everyone with all their details, and no cell that runs as a formula", async () => {
    const evil = '=HYPERLINK("http://evil.example","x")';
    await add({
      name: evil,
      email: "ada@example.com",
      marketing_consent: true,
      consent_wording: 'News, please; "all" of it.\nThanks',
      time_zone: "Asia/Tokyo",
      utm: { source: "+fair", campaign: "@x" },
      referrer: "https://news.example.com/?a=1&b=<2>",
    });
    await add({ name: "Jürgen 🎬", email: "j@example.com" });
    const { url, rows, expires_at } = await exported({ format });
    expect(rows).toBe(2);
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const [first, second] = await rowsOf(url, format);
    const shown = format === "csv" ? `'${evil}` : evil;
    expect(first).toMatchObject({
      name: shown,
      email: "ada@example.com",
      state: "confirmed",
      marketing_consent: "true",
      consent_source: "api",
      time_zone: "Asia/Tokyo",
      referrer: "https://news.example.com/?a=1&b=<2>",
    });
    expect(plainCell(first?.utm_source ?? "")).toBe("+fair");
    expect(first?.consent_wording).toContain('"all" of it.\nThanks');
    expect(second).toMatchObject({ name: "Jürgen 🎬", utm_source: "", joined_at: "" });
    const text = await (await fetch(url)).text();
    // In a workbook every cell is text. No cell starts like a formula.
    if (format === "csv") expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
    expect(text).not.toContain("join=");
  });
});

describe("an exported list", () => {
  it("contains everyone who matches the filters, and no one who was removed", async () => {
    const { json } = await add({ name: "Ada", email: "ada@example.com" });
    await add({ name: "Ben", email: "ben@example.com", source: "fair", marketing_consent: true });
    await add({ name: "Cy 100%", email: "cy@example.com", source: "fair" });
    const emails = async (body: object) => {
      const { url, rows } = await exported(body);
      const listed = (await rowsOf(url, "csv")).map(({ email }) => email);
      expect(listed).toHaveLength(rows);
      return listed;
    };
    expect(await emails({ source: "fair" })).toEqual(["ben@example.com", "cy@example.com"]);
    expect(await emails({ marketing_consent: true })).toEqual(["ben@example.com"]);
    expect(await emails({ q: "100%" })).toEqual(["cy@example.com"]);
    expect(await emails({ state: "cancelled" })).toEqual([]);
    await db().registration.update({ where: { id: json.data.id }, data: { joinedAt: new Date() } });
    expect(await emails({ attended: true })).toEqual(["ada@example.com"]);
    expect(await emails({ mail: "none", attended: false })).toEqual(["ben@example.com", "cy@example.com"]);
    expect(await emails({ registration_ids: [json.data.id, "reg_of_another_show"] })).toEqual([
      "ada@example.com",
    ]);
    await api("DELETE", `/v1/events/${slug}/registrations/${json.data.id}`, { key });
    expect(await emails({})).toEqual(["ben@example.com", "cy@example.com"]);
  });

  it("contains everyone exactly once across thousands of rows", async () => {
    const count = 4_500;
    const at = new Date();
    await db().registration.createMany({
      data: Array.from({ length: count }, (_, one) => ({
        id: `reg_${eventId.slice(4, 25)}${String(one).padStart(5, "0")}`,
        eventId,
        name: "",
        email: `p${one}@example.com`,
        emailNormal: `p${one}@example.com`,
        createdAt: at,
      })),
    });
    const { url } = await exported();
    const listed = await rowsOf(url, "csv");
    expect(new Set(listed.map(({ email }) => email)).size).toBe(count);
    expect(listed).toHaveLength(count);
  });

  it("is served as a download with safe headers, for GET and HEAD", async () => {
    const { url } = await exported();
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await fetch(url, { method });
      expect(status).toBe(200);
      expect(headers.get("content-disposition")).toContain(
        `attachment; filename="registrations-${slug}.csv"`,
      );
      expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it("is available only at its signed URL, while its export and workspace exist", async () => {
    const { url } = await exported();
    const other = await (await makeWorkspace()).key();
    const foreign = await api("POST", `/v1/events/${slug}/registrations/export`, { key: other, body: {} });
    expect(foreign.status).toBe(404);
    for (const wrong of [
      url.replace(/exp_./, "exp_z"),
      url.replace("/test/", "/live/"),
      url.replace("text%2Fcsv", "text%2Fhtml"),
      url.replace(/expires=(\d+)/, (_all: string, at: string) => `expires=${Number(at) + 1}`),
      url.replace(/signature=.*/, ""),
    ])
      expect((await fetch(wrong)).status, wrong).toBe(404);
    expect((await fetch(url, { method: "PUT", body: "x" })).status).toBe(404);
    await db().workspace.update({ where: { id: workspace.workspaceId }, data: { status: "suspended" } });
    expect((await fetch(url)).status).toBe(404);
    await db().workspace.update({ where: { id: workspace.workspaceId }, data: { status: "active" } });
    await db().registrationExport.deleteMany({ where: { eventId } });
    expect((await fetch(url)).status).toBe(404);
  });

  it("needs the read scope, and is recorded in the audit log", async () => {
    const without = await workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "registrations:read"),
    );
    const path = `/v1/events/${slug}/registrations/export`;
    expect((await api("POST", path, { key: without, body: {} })).status).toBe(403);
    await exported({ state: "confirmed" });
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { action: "exportRegistrations", subjectId: slug },
    });
    expect(entry.after).toMatchObject({ format: "csv", rows: 0, state: "confirmed" });
  });
});
