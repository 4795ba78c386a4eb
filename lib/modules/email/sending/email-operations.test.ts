import { beforeAll, describe, expect, it } from "vitest";
import { issueSignInLink } from "@/lib/modules/accounts/accounts";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { signInWith } from "@/test/support/sign-in";
import { sweepEmailBodies } from "./index";

async function person() {
  const email = `${newId("p")}@example.com`;
  const cookie = await signInWith((await issueSignInLink({ db: db(), realNow: new Date() }, email)).url);
  const { workspaceId } = await db().member.findFirstOrThrow({ where: { user: { email } } });
  const read = (path: string, environment = "test") =>
    api("GET", `/api/app${path}`, {
      headers: { cookie, "x-showrunner-as": `session:${environment}`, origin: env().PUBLIC_URL },
    });
  return { workspaceId, read };
}

async function mail(
  workspaceId: string | null,
  environment: "test" | "live",
  toEmail: string,
): Promise<string> {
  const id = newId("msg");
  const state = environment === "test" ? "captured" : "sent";
  const body = { subject: `To ${toEmail}`, html: "<p>Hello</p>", text: "Hello", calendar: null };
  await db().mailMessage.create({
    data: { id, workspaceId, environment, kind: "confirmation", toEmail, state, dedupeKey: id, ...body },
  });
  return id;
}

let ana: Awaited<ReturnType<typeof person>>;
let ben: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  ana = await person();
  ben = await person();
});

describe("a workspace's emails", () => {
  it("are visible to its members with their content, in their own environment", async () => {
    const test = await mail(ana.workspaceId, "test", "mia@example.com");
    const live = await mail(ana.workspaceId, "live", "mia@example.com");
    const listed = await ana.read("/mail");
    expect(listed.json.data.map((row: { id: string }) => row.id)).toEqual([test]);
    expect(listed.text).not.toContain("Hello");
    const one = await ana.read(`/mail/${test}`);
    expect(one.json.data).toMatchObject({ state: "captured", html: "<p>Hello</p>", text: "Hello" });
    expect((await ana.read(`/mail/${live}`)).status).toBe(404);
    expect((await ana.read(`/mail/${live}`, "live")).status).toBe(200);
    expect((await ana.read("/mail?to=nobody")).json.data).toEqual([]);
    expect((await ana.read("/mail?state=captured&to=MIA")).json.data).toHaveLength(1);
  });

  it("keep their subject and state after the content is removed", async () => {
    const id = await mail(ana.workspaceId, "test", "old@example.com");
    const before = (await ana.read(`/mail/${id}`)).json.data;
    const created = Date.now() - env().KEEP_MAIL_BODIES_DAYS * 86_400_000;
    await db().mailMessage.update({ where: { id }, data: { createdAt: new Date(created) } });
    await sweepEmailBodies();
    const after = await ana.read(`/mail/${id}`);
    expect(after.status).toBe(200);
    const { created_at } = after.json.data;
    expect(after.json.data).toEqual({ ...before, created_at, html: "", text: "", calendar: null });
    // These two distinguish it on the page from an email that was never composed.
    expect(after.json.data).toMatchObject({ state: "captured", subject: "To old@example.com" });
  });

  it("are hidden from other workspaces, and sign-in emails from everyone", async () => {
    const hers = await mail(ana.workspaceId, "test", "secret@example.com");
    const signIn = await mail(null, "test", "ben@example.com");
    const random = await ben.read(`/mail/${newId("msg")}`);
    for (const id of [hers, signIn]) {
      const answer = await ben.read(`/mail/${id}`);
      expect([answer.status, answer.json.error]).toEqual([404, random.json.error]);
    }
    expect((await ben.read("/mail")).json.data).toEqual([]);
  });
});

describe("usage by day", () => {
  it("covers every day of the window, counts errors and includes the cost of jobs", async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const row = (workspaceId: string, createdAt: Date, status: number, more: object = {}) => ({
      id: newId("use"),
      workspaceId,
      environment: "test" as const,
      requestId: newId("req"),
      operationId: "listClients",
      method: "GET",
      path: "/v1/clients",
      status,
      errorCode: status >= 400 ? "not_found" : null,
      durationMs: 5,
      costMicros: 2,
      source: "http",
      actorType: "key",
      actorId: "key_x",
      createdAt,
      ...more,
    });
    await db().usageRow.createMany({
      data: [
        row(ana.workspaceId, at(0), 200),
        row(ana.workspaceId, at(2), 404),
        row(ana.workspaceId, at(2), 200),
        row(ana.workspaceId, at(9), 200),
        row(ana.workspaceId, at(1), 200, { environment: "live" }),
        row(ana.workspaceId, at(1), 200, { source: "system" }),
        row(ben.workspaceId, at(1), 200),
      ],
    });
    const { data } = (await ana.read("/usage/by-day?days=7")).json;
    expect(data.days).toHaveLength(7);
    expect(data.days[6].date).toBe(new Date().toISOString().slice(0, 10));
    const clients = data.operations.find((entry: { operation: string }) => entry.operation === "listClients");
    expect(clients).toMatchObject({ requests: 3, errors: 1, cost_usd: 0.000008 });
    expect(data.days[4]).toMatchObject({ requests: 2, errors: 1 });
    expect(data.error_codes).toContainEqual({ code: "not_found", operation: "listClients", count: 1 });
  });
});
