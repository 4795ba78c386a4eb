import { describe, expect, it } from "vitest";
import { addMember } from "@/lib/modules/accounts/team";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { signInWith } from "@/test/support/sign-in";
import { makeWorkspace } from "@/test/support/workspace";
import { issueSignInLink } from "./index";

async function signedIn(email = `${newId("p")}@example.com`) {
  const cookie = await signInWith((await issueSignInLink({ db: db(), realNow: new Date() }, email)).url);
  const headers = { cookie, "x-showrunner-as": "session:test", origin: env().PUBLIC_URL };
  const user = await db().user.findUniqueOrThrow({ where: { email } });
  const call = (method: string, path: string, body?: unknown) =>
    api(method, `/api/app${path}`, { body, headers, idempotencyKey: null });
  return { user, call };
}

describe("a workspace", () => {
  it("can be renamed by its managers, but not with a stale version", async () => {
    const { call } = await signedIn();
    const before = await call("GET", "/workspace");
    const { version } = before.json.meta;
    const renamed = await call("PATCH", "/workspace", { name: "Northwind", expected_version: version });
    expect(renamed.json.data.name).toBe("Northwind");
    const stale = await call("PATCH", "/workspace", { name: "Other", expected_version: version });
    expect(stale.json.error.code).toBe("version_conflict");
    expect((await call("PATCH", "/workspace", { plan: "scale" })).json.error.fields).toEqual({
      plan: "unknown_field",
    });
  });

  it("can be switched to only by its members", async () => {
    const { user, call } = await signedIn();
    const { workspaceId } = await makeWorkspace();
    const strange = await call("POST", `/workspaces/${workspaceId}/switch`);
    const random = await call("POST", `/workspaces/${newId("wsp")}/switch`);
    expect([strange.status, strange.json.error]).toEqual([404, random.json.error]);
    await asSystem("test", { workspaceId, environment: "live" }, (ctx) => addMember(ctx, user.id, "viewer"));
    expect((await call("POST", `/workspaces/${workspaceId}/switch`)).status).toBe(200);
    const now = await call("GET", "/workspace");
    expect(now.json.data).toMatchObject({ id: workspaceId, role: "viewer" });
    expect((await call("PATCH", "/workspace", { name: "x" })).json.error.code).toBe("insufficient_scope");
    const mine = await call("GET", "/workspaces");
    expect(mine.json.data.filter((row: { current: boolean }) => row.current)).toHaveLength(1);
    expect(mine.json.data).toHaveLength(2);
  });

  it("lists its members page by page, without gaps or duplicates", async () => {
    const { call } = await signedIn();
    const { id } = (await call("GET", "/workspace")).json.data;
    const at = new Date(Date.now() + 1000);
    for (let i = 0; i < 7; i++) {
      const user = await db().user.create({ data: { id: newId("usr"), email: `${newId("m")}@example.com` } });
      await db().member.create({
        data: { workspaceId: id, userId: user.id, role: "member", createdAt: at },
      });
    }
    const seen: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await call("GET", `/workspace/members?limit=3${cursor}`);
      seen.push(...page.json.data.map((row: { user_id: string }) => row.user_id));
      if (!page.json.meta.next_cursor) break;
      cursor = `&cursor=${page.json.meta.next_cursor}`;
    }
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });
});

describe("sessions", () => {
  it("of other people return the same 404 as unknown ones", async () => {
    const [ana, ben] = [await signedIn(), await signedIn()];
    const his = (await ben.call("GET", "/sessions")).json.data[0].id;
    const foreign = await ana.call("DELETE", `/sessions/${his}`);
    const random = await ana.call("DELETE", `/sessions/${newId("ses")}`);
    expect([foreign.status, foreign.json.error]).toEqual([404, random.json.error]);
    expect((await ben.call("GET", "/sessions")).status).toBe(200);
  });
});
