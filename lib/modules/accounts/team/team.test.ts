import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry/registry";
import { asSystem } from "@/lib/operation/as-system";
import { isMutation, lowestRole } from "@/lib/operation/operation";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { unseal } from "@/lib/platform/security/crypto";
import type { Role } from "@/lib/platform/security/roles";
import { type SignedIn, signedIn } from "@/test/support/sign-in";
import { acceptInvitation, addMember, readInvitation } from "./index";

/** Adds another member to the workspace of `host`, with a session there. */
async function joined(host: SignedIn, role: Role): Promise<SignedIn> {
  const guest = await signedIn();
  const { workspaceId } = host;
  await asSystem("test", { workspaceId, environment: "live" }, (ctx) => addMember(ctx, guest.user.id, role));
  await guest.call("POST", `/workspaces/${workspaceId}/switch`);
  return { ...guest, workspaceId };
}

async function emailedToken(email: string): Promise<string> {
  const message = await db().mailMessage.findFirstOrThrow({
    where: { toEmail: email, kind: "invitation" },
    orderBy: { createdAt: "desc" },
  });
  const job = await db().job.findFirstOrThrow({ where: { subject: message.id } });
  const { link } = JSON.parse(unseal(Buffer.from((job.payload as { sealed: string }).sealed, "base64url")));
  return new URL(link).pathname.split("/").pop() ?? "";
}

const invite = (who: SignedIn, email: string, role = "member") =>
  who.call("POST", "/workspace/invitations", { email, role });

describe("roles", () => {
  it("keep anyone below an operation's lowest role from calling it", async () => {
    const ana = await signedIn();
    const people = {
      viewer: await joined(ana, "viewer"),
      member: await joined(ana, "member"),
      admin: await joined(ana, "admin"),
    };
    const RANKS = ["viewer", "member", "admin", "owner"];
    const refused: string[] = [];
    for (const op of operations.filter((one) => one.prefix === "app" && one.access === "session")) {
      for (const [role, person] of Object.entries(people)) {
        if (RANKS.indexOf(role) >= RANKS.indexOf(lowestRole(op))) continue;
        const path = op.path.replace(/\{\w+\}/g, "xyz_none");
        const answer = await person.call(op.method, path, isMutation(op) ? {} : undefined);
        expect([op.id, role, answer.json.error?.code]).toEqual([op.id, role, "insufficient_scope"]);
        refused.push(`${op.id}:${role}`);
      }
    }
    expect(refused).toContain("createKey:member");
    expect(refused).toContain("inviteMember:member");
    expect(refused).toContain("transferWorkspace:admin");
  }, 60_000);

  it("keep a viewer from every write, including public operations", async () => {
    const viewer = await joined(await signedIn(), "viewer");
    const open = operations.filter((op) => op.access === "api" && isMutation(op) && op.scope !== "public");
    expect(open.length).toBeGreaterThan(15);
    for (const op of open) {
      const path = op.path.replace(/\{\w+\}/g, "none");
      const prefix = op.prefix === "legacy" ? "/api/v1" : "/v1";
      const answer = await viewer.raw(op.method, `${prefix}${path}`, {});
      expect([op.id, answer.status]).toEqual([op.id, 403]);
    }
    expect((await viewer.raw("GET", "/v1/clients")).status).toBe(200);
  }, 60_000);

  it("take effect on the next call, and the audit log says who changed them", async () => {
    const ana = await signedIn();
    const ben = await joined(ana, "viewer");
    const client = { name: "Northwind" };
    expect((await ben.raw("POST", "/v1/clients", client)).status).toBe(403);
    const raised = await ana.call("PATCH", `/workspace/members/${ben.user.id}`, { role: "member" });
    expect(raised.json.data).toMatchObject({ user_id: ben.user.id, role: "member" });
    expect((await ben.raw("POST", "/v1/clients", client)).status).toBe(201);
    const [entry] = (await ana.raw("GET", "/v1/audit-log?action=updateMember")).json.data;
    expect(entry).toMatchObject({
      actor: { type: "user", id: ana.user.id },
      subject: { type: "member", id: ben.user.id },
      before: { role: "viewer" },
      after: { role: "member" },
    });
  });

  it("of owners can be changed only by owners, and the last owner stays", async () => {
    const ana = await signedIn();
    const ben = await joined(ana, "admin");
    const path = `/workspace/members/${ana.user.id}`;
    expect((await ben.call("PATCH", path, { role: "viewer" })).json.error.code).toBe("insufficient_scope");
    expect((await ben.call("DELETE", path)).json.error.code).toBe("insufficient_scope");
    const self = await ben.call("PATCH", `/workspace/members/${ben.user.id}`, { role: "owner" });
    expect(self.json.error.code).toBe("insufficient_scope");
    for (const last of [
      await ana.call("PATCH", path, { role: "admin" }),
      await ana.call("POST", "/workspace/leave"),
    ])
      expect(last.json.error).toMatchObject({ code: "version_conflict", fields: { status: "last_owner" } });

    expect((await ana.call("POST", "/workspace/transfer", { user_id: ben.user.id })).json.data.role).toBe(
      "owner",
    );
    expect((await ana.call("GET", "/workspace")).json.data.role).toBe("admin");
    expect((await ana.call("POST", "/workspace/transfer", { user_id: ben.user.id })).status).toBe(403);
  });

  it("keep one owner when two step down at once", async () => {
    const ana = await signedIn();
    const ben = await joined(ana, "owner");
    const answers = await Promise.all(
      [ana, ben].map((who) => who.call("PATCH", `/workspace/members/${who.user.id}`, { role: "viewer" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = { workspaceId: ana.workspaceId, role: "owner" };
    expect(await db().member.count({ where: owners })).toBe(1);
  });
});

describe("a departing member", () => {
  it("loses access on the next call when removed, and no one else does", async () => {
    const ana = await signedIn();
    const ben = await joined(ana, "member");
    const eva = await joined(ana, "member");
    expect((await ben.call("GET", "/workspace")).status).toBe(200);
    expect((await ana.call("DELETE", `/workspace/members/${ben.user.id}`)).status).toBe(200);
    expect((await ben.call("GET", "/workspace")).status).toBe(401);
    expect((await eva.call("GET", "/workspace")).status).toBe(200);
    const again = await ana.call("DELETE", `/workspace/members/${ben.user.id}`);
    const random = await ana.call("DELETE", `/workspace/members/${newId("usr")}`);
    expect([again.status, again.json.error]).toEqual([404, random.json.error]);
  });

  it("moves to another workspace when leaving, and can't switch back", async () => {
    const ana = await signedIn();
    const ben = await joined(ana, "member");
    const left = await ben.call("POST", "/workspace/leave");
    const { next_workspace_id: next } = left.json.data;
    expect(next).not.toBe(ana.workspaceId);
    expect((await ben.call("GET", "/workspace")).json.data.id).toBe(next);
    const back = await ben.call("POST", `/workspaces/${ana.workspaceId}/switch`);
    expect(back.status).toBe(404);
  });
});

describe("invitations", () => {
  it("let a new person join once, with an account of their own", async () => {
    const ana = await signedIn();
    const email = `${newId("n")}@example.com`;
    const made = await invite(ana, email.toUpperCase(), "viewer");
    expect(made.json.data).toMatchObject({ email, role: "viewer", status: "open" });
    const token = await emailedToken(email);
    expect(await readInvitation(token)).toMatchObject({ known: false });
    const answers = await Promise.all(Array.from({ length: 8 }, () => acceptInvitation(token, undefined)));
    expect(answers.filter((answer) => "joined" in answer)).toHaveLength(1);
    const place = await db().member.findFirstOrThrow({ where: { user: { email } } });
    expect(place).toMatchObject({ workspaceId: ana.workspaceId, role: "viewer" });
    expect(await acceptInvitation(token, undefined)).toEqual({ refused: "accepted" });
    expect((await ana.call("GET", "/workspace/invitations")).json.data).toEqual([]);
    const audit = await db().auditEntry.findFirstOrThrow({
      where: { action: "acceptInvitation", subjectType: "member", workspaceId: ana.workspaceId },
    });
    expect(audit.actorType).toBe("user");
    expect(
      await db().mailMessage.count({
        where: { toEmail: email, OR: [{ html: { not: "" } }, { body: { not: null } }] },
      }),
    ).toBe(0);
  });

  it("work only for the address they were sent to", async () => {
    const ana = await signedIn();
    const [ben, eva] = [await signedIn(), await signedIn()];
    await invite(ana, ben.user.email);
    const token = await emailedToken(ben.user.email);
    expect(await acceptInvitation(token, undefined)).toEqual({ refused: "sign_in", email: ben.user.email });
    expect(await acceptInvitation(token, eva.browser)).toEqual({ refused: "other_person" });
    expect(await acceptInvitation(token, ben.browser)).toMatchObject({ workspaceId: ana.workspaceId });
    expect((await ben.call("GET", "/workspace")).json.data).toMatchObject({
      id: ana.workspaceId,
      role: "member",
    });
  });

  it("stop working when revoked, after seven days, and when sent again", async () => {
    const ana = await signedIn();
    const email = `${newId("n")}@example.com`;
    const { id } = (await invite(ana, email)).json.data;
    const first = await emailedToken(email);
    expect((await ana.call("POST", `/workspace/invitations/${id}/resend`)).json.error.code).toBe(
      "rate_limited",
    );
    const set = (data: { sentAt?: Date; expiresAt?: Date }) =>
      db().invitation.update({ where: { id }, data });
    await set({ sentAt: new Date(Date.now() - 61_000), expiresAt: new Date(Date.now() - 1) });
    expect(await acceptInvitation(first, undefined)).toEqual({ refused: "expired" });
    const again = await ana.call("POST", `/workspace/invitations/${id}/resend`);
    expect(Date.parse(again.json.data.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const second = await emailedToken(email);
    expect(await acceptInvitation(first, undefined)).toEqual({ refused: "unknown" });
    expect(await readInvitation(second)).toMatchObject({ known: false });
    expect((await ana.call("DELETE", `/workspace/invitations/${id}`)).json.data.status).toBe("revoked");
    expect(await acceptInvitation(second, undefined)).toEqual({ refused: "revoked" });
    expect((await ana.call("DELETE", `/workspace/invitations/${id}`)).status).toBe(409);
  });

  it("last seven days by the real clock, even from an environment whose clock is ahead", async () => {
    const ana = await signedIn();
    const advanced = await ana.raw("POST", "/v1/test-clock", { advance_sec: 300 * 86_400 });
    expect(advanced.status, advanced.text).toBe(200);
    const { id, expires_at } = (await invite(ana, `${newId("n")}@example.com`)).json.data;
    expect(Date.parse(expires_at) - Date.now()).toBeLessThan(7.1 * 86_400_000);
    const early = await ana.call("POST", `/workspace/invitations/${id}/resend`);
    expect(early.json.error.message).toMatch(/Try again in \d\d? s\.$/);
  });

  it("are refused for members, duplicates, the owner role and forged links", async () => {
    const ana = await signedIn();
    const ben = await joined(ana, "admin");
    expect((await invite(ana, ben.user.email)).json.error.fields).toEqual({ email: "duplicate" });
    const email = `${newId("n")}@example.com`;
    expect((await invite(ben, email)).status).toBe(201);
    expect((await invite(ana, email)).json.error.fields).toEqual({ email: "duplicate" });
    expect((await invite(ana, `x${email}`, "owner")).json.error.fields).toEqual({ role: "not_allowed" });
    const token = await emailedToken(email);
    const altered = `${token.slice(0, -1)}${token.endsWith("_") ? "-" : "_"}`;
    for (const bad of [altered, `${newId("inv")}.${token.split(".")[1]}`, "", "\0", "a.b"])
      expect(await readInvitation(bad)).toEqual({ state: "unknown" });
  });

  it("of other workspaces return the same 404 as unknown ones", async () => {
    const [ana, ben] = [await signedIn(), await signedIn()];
    const { id } = (await invite(ana, `${newId("n")}@example.com`)).json.data;
    for (const [method, tail] of [
      ["DELETE", ""],
      ["POST", "/resend"],
    ] as const) {
      const foreign = await ben.call(method, `/workspace/invitations/${id}${tail}`);
      const random = await ben.call(method, `/workspace/invitations/${newId("inv")}${tail}`);
      expect([foreign.status, foreign.json.error]).toEqual([404, random.json.error]);
    }
  });
});
