import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keyPrincipal } from "@/lib/modules/keys";
import { db } from "@/lib/platform/database/db";
import { projectRoot } from "@/stack/paths";

interface Ran {
  code: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: commands print values of every shape
  out: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  err: any;
}

/** The command line as operators run it: a process of its own. */
function admin(...args: string[]): Promise<Ran> {
  return run(["lib/admin/cli.ts", ...args], process.env);
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--import", "tsx", ...args], { cwd: projectRoot, env });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    child.on("close", (code) =>
      resolve({ code, out: out ? JSON.parse(out) : undefined, err: err ? JSON.parse(err) : undefined }),
    );
  });
}

describe("operators' commands", () => {
  it("set a workspace up from nothing to a working key, and take the key away again", async () => {
    const owner = ["--name", "Demo", "--plan", "self_hosted", "--email", "Owner@Example.com"];
    const [first, twin] = await Promise.all([
      admin("workspace", "create", ...owner),
      admin("workspace", "create", ...owner),
    ]);
    expect(first.out.id).toBe(twin.out.id);
    expect([first.out.created, twin.out.created].sort()).toEqual([false, true]);
    expect(first.out).toMatchObject({ name: "Demo", plan: "self_hosted", owner_email: "owner@example.com" });
    expect(first.out.verified_at).not.toBeNull();
    const workspace = first.out.id;

    const minted = await admin(
      ...["key", "mint", "--workspace", workspace, "--environment", "live", "--scopes", "events:read"],
      ...["--name", "CI", "--expires-hours", "2"],
    );
    expect(minted.out.key).toMatch(/^sr_live_/);
    const principal = await keyPrincipal(minted.out.key, "127.0.0.1");
    expect([...principal.scopes]).toEqual(["events:read"]);
    expect(principal.workspaceId).toBe(workspace);
    expect(Date.parse(minted.out.expires_at) - Date.now()).toBeGreaterThan(7_000_000);

    const joined = await admin(
      ...["member", "add", "--workspace", workspace, "--email", "b@example.com", "--role", "viewer"],
    );
    expect(joined.out).toMatchObject({ workspace_id: workspace, role: "viewer" });
    const planned = await admin("workspace", "set-plan", "--workspace", workspace, "--plan", "pro");
    expect(planned.out.plan).toBe("pro");
    const listed = await admin("workspace", "list");
    expect(listed.out).toEqual([
      expect.objectContaining({ id: workspace, members: 2, keys: 1, plan: "pro" }),
    ]);

    const link = await admin("sign-in-link", "--email", "owner@example.com");
    expect(link.out.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sign-in\/confirm\?token=/);

    const revoked = await admin("key", "revoke", "--key", minted.out.key);
    expect(revoked.out).toMatchObject({ id: minted.out.id, status: "revoked" });
    const row = await db().apiKey.findUniqueOrThrow({ where: { id: minted.out.id } });
    expect(row.revokedAt).not.toBeNull();

    const audit = await db().auditEntry.findMany({ where: { workspaceId: workspace } });
    expect(audit.map((entry) => entry.action).sort()).toEqual(
      ["addMember", "createKey", "createWorkspace", "issueSignInLink", "revokeKey", "setPlan"].sort(),
    );
    expect(JSON.stringify(audit)).not.toContain(minted.out.key);
  }, 180_000);

  it("say what is wrong as JSON on standard error", async () => {
    const cases = await Promise.all([
      admin("workspace", "destroy"),
      admin("key", "mint", "--workspace", "wsp_none", "--environment", "live", "--name", "x"),
      admin("workspace", "create", "--name", "x"),
      admin("sign-in-link", "--email", "nobody@example.com"),
    ]);
    expect(cases.map((ran) => ran.code)).toEqual([1, 1, 1, 1]);
    expect(cases.map((ran) => ran.err.error.code)).toEqual([
      "validation_error",
      "not_found",
      "validation_error",
      "not_found",
    ]);
    expect(cases[2]?.err.error.message).toContain("--plan");
  }, 180_000);

  it("mint keys that are held to certain clients", async () => {
    const made = await admin(
      ...["workspace", "create", "--name", "Held", "--plan", "pro", "--email", "held@example.com"],
    );
    const client = { id: "7d9f5d0e-8a4b-4c55-9d53-0f3f6a1c2b3d", workspaceId: made.out.id, name: "One" };
    await db().client.create({ data: { ...client, environment: "test" } });
    const mint = (clients: string) =>
      admin(
        ...["key", "mint", "--workspace", made.out.id, "--environment", "test", "--scopes", "all"],
        ...["--name", "Held", "--clients", clients],
      );
    const [held, foreign, nonsense] = await Promise.all([
      mint(client.id),
      mint("00000000-0000-4000-8000-000000000000"),
      mint("crm-1"),
    ]);
    expect((await keyPrincipal(held.out.key, "127.0.0.1")).clientIds).toEqual([client.id]);
    expect(foreign.err.error.fields).toEqual({ client_ids: "not_found" });
    expect(nonsense.err.error.fields).toEqual({ clients: "uuid" });
  }, 180_000);

  it("take the folder of a running stack, and say in JSON when there is none", async () => {
    const folder = mkdtempSync(join(tmpdir(), "showrunner-admin-"));
    const settings = Object.fromEntries(
      ["DATABASE_URL", "SHOWRUNNER_SECRET", "LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"].map((name) => [
        name,
        process.env[name],
      ]),
    );
    const bare = { PATH: process.env.PATH, NODE_ENV: "test" } as NodeJS.ProcessEnv;
    const list = ["stack/admin.ts", "workspace", "list", "--data", folder];
    try {
      const nothing = await run(list, bare);
      expect(nothing.code).toBe(1);
      expect(nothing.err.error.message).toMatch(/bin\/up/);
      writeFileSync(join(folder, "environment.json"), JSON.stringify(settings));
      const found = await run(list, bare);
      expect(found.err).toBeUndefined();
      expect(Array.isArray(found.out)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 180_000);
});
