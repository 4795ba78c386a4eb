import { spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keyPrincipal } from "@/lib/modules/developers/keys";
import { db } from "@/lib/platform/database/db";
import { layoutOf } from "@/stack/layout";
import { projectRoot } from "@/stack/paths";
import { bundled } from "@/test/support/bundled";

interface Ran {
  code: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: commands print values of every shape
  out: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  err: any;
}

const program = await bundled("lib/admin/cli.ts");

/** Runs the command line the way operators do: in a process of its own. */
function admin(...args: string[]): Promise<Ran> {
  return run([program, ...args], process.env);
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, env });
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

describe("admin commands", () => {
  it("set up a workspace with a working key, and revoke the key", async () => {
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

  it("report errors as JSON on standard error", async () => {
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

  it("list running processes with the media workers' reports", async () => {
    const report = { confinement: { state: "working" } };
    const living = { pool: "media", kinds: ["media.check"], report };
    await db().runningProcess.create({ data: { ...living, id: "prc_alive", release: "2026.11" } });
    await db().runningProcess.create({ data: { ...living, id: "prc_gone", seenAt: new Date(0) } });
    expect((await admin("process", "list")).out).toEqual([
      expect.objectContaining({ id: "prc_alive", pool: "media", release: "2026.11", report }),
    ]);
  }, 180_000);

  it("mint keys that are restricted to certain clients", async () => {
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
    expect(foreign.err.error.fields).toEqual({ clients: "not_found" });
    expect(nonsense.err.error.fields).toEqual({ clients: "uuid" });
  }, 180_000);

  describe("through bin/admin", () => {
    const bare = { PATH: process.env.PATH, NODE_ENV: "test" } as NodeJS.ProcessEnv;
    const list = ["bin/admin.mjs", "workspace", "list"];
    let folder: string;

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), "showrunner-admin-"));
    });

    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    it("use the settings of the stack in a folder", async () => {
      const names = ["DATABASE_URL", "SHOWRUNNER_SECRET", "LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"];
      const settings = Object.fromEntries(names.map((name) => [name, process.env[name]]));
      writeFileSync(layoutOf(folder).environmentFile, JSON.stringify(settings));
      const named = await run([...list, "--data", folder], bare);
      expect(named.err).toBeUndefined();
      expect(Array.isArray(named.out)).toBe(true);
      const byName = await run(list, { ...bare, SHOWRUNNER_DATA_DIR: folder });
      expect(Array.isArray(byName.out)).toBe(true);
    }, 180_000);

    it("explain in one sentence what's wrong with the folder, the settings or the database", async () => {
      const output = async (args: string[], env = bare): Promise<string> => {
        const ran = await run(args, env);
        expect(ran.code).toBe(1);
        return ran.err.error.message;
      };
      expect(await output([...list, "--data", folder])).toBe(
        `No stack is running in ${folder}. Start it with: bin/up --data ${folder}`,
      );
      expect(await output([...list, `--data=${folder}`])).toContain(`No stack is running in ${folder}.`);
      expect(await output([...list, "--data"])).toBe("--data needs a folder.");
      writeFileSync(layoutOf(folder).environmentFile, "{");
      expect(await output([...list, "--data", folder])).toContain(
        `Can't read the settings of the stack in ${folder}`,
      );
      const nothing = await output(list, { ...bare, SHOWRUNNER_DATA_DIR: join(folder, "missing") });
      expect(nothing).toContain(
        "Start one with bin/up. Settings: DATABASE_URL: missing; SHOWRUNNER_SECRET: missing",
      );
      const away = { ...process.env, DATABASE_URL: "postgresql://a:b@127.0.0.1:9/none" };
      expect(await output(list, away)).toBe("The database isn't responding. Is the installation running?");
    }, 180_000);
  });
});

/** Runs in a separate project, whose bundle and sources only print which of them ran. */
describe("bin/admin", () => {
  let project: string;

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), "showrunner-project-"));
    for (const name of ["bin", "dist", "lib/admin", "lib/generated", "prisma/schema", "data"])
      mkdirSync(join(project, name), { recursive: true });
    copyFileSync(join(projectRoot, "bin/admin.mjs"), join(project, "bin/admin.mjs"));
    symlinkSync(join(projectRoot, "node_modules"), join(project, "node_modules"));
    put("package.json", '{ "type": "module" }');
    put("package-lock.json", "{}");
    put("lib/admin/cli.ts", 'const ran: string = "sources"; console.log(JSON.stringify(ran));');
    age(join(project), 20);
  });

  afterEach(() => rmSync(project, { recursive: true, force: true }));

  function put(name: string, text: string, minutesAgo = 20): void {
    writeFileSync(join(project, name), text);
    age(join(project, name), minutesAgo);
  }

  /** Backdates a file, or a folder and everything in it. */
  function age(path: string, minutesAgo: number): void {
    const when = new Date(Date.now() - minutesAgo * 60_000);
    for (const name of statSync(path).isDirectory() ? readdirSync(path) : [])
      if (name !== "node_modules") age(join(path, name), minutesAgo);
    utimesSync(path, when, when);
  }

  const ranOf = async () =>
    (await run([join(project, "bin/admin.mjs"), "workspace", "list"], process.env)).out;

  it("uses the settings in .env, unless the running stack or the environment has others", async () => {
    const names = ["FROM_FILE", "FROM_STACK", "FROM_CALLER"];
    put(
      "lib/admin/cli.ts",
      `console.log(JSON.stringify(${JSON.stringify(names)}.map((n) => process.env[n])));`,
    );
    put("data/environment.json", JSON.stringify({ FROM_STACK: "stack", FROM_CALLER: "stack" }));
    put(".env", `SHOWRUNNER_DATA_DIR=${join(project, "data")}\n${names.map((n) => `${n}=file\n`).join("")}`);
    const caller = { PATH: process.env.PATH, NODE_ENV: "test", FROM_CALLER: "caller" } as NodeJS.ProcessEnv;
    const { out } = await run([join(project, "bin/admin.mjs"), "workspace", "list"], caller);
    expect(out).toEqual(["file", "stack", "caller"]);
  }, 60_000);

  it("runs the bundle if it's newer than its sources, and the sources otherwise", async () => {
    expect(await ranOf()).toBe("sources");
    put("dist/admin.mjs", 'console.log(JSON.stringify("bundle"));', 10);
    expect(await ranOf()).toBe("bundle");
    put("lib/generated/client.ts", "", 0);
    put("lib/admin/cli.test.ts", "", 0);
    age(join(project, "lib/admin"), 15);
    expect(await ranOf()).toBe("bundle");
    put("lib/other.ts", "", 5);
    age(join(project, "lib"), 5);
    expect(await ranOf()).toBe("sources");
  }, 60_000);
});
