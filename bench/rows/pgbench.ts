import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLoad, startProduct } from "../contestants";
import type { Bench, Figure, Row } from "../types";
import { makeKeys } from "../world";

/** What createClient does to the database: claim with the answer, client, audit row, in one transaction. */
const script = (workspaceId: string): string => `
BEGIN;
INSERT INTO idempotency_record (workspace_id, environment, method, path, key, fingerprint, status, body)
  VALUES ('${workspaceId}', 'test', 'POST', '/v1/clients', gen_random_uuid()::text, repeat('f', 64), 201, repeat('a', 620));
INSERT INTO client (id, workspace_id, environment, name, external_id, metadata)
  VALUES (gen_random_uuid(), '${workspaceId}', 'test', 'Northwind', gen_random_uuid()::text, '{"tier":"gold","seats":12}');
INSERT INTO audit_entry (id, workspace_id, environment, actor_type, actor_id, actor_name, action, subject_type, subject_id,
  after, request_id, source)
  VALUES (gen_random_uuid()::text, '${workspaceId}', 'test', 'key', 'key', 'bench', 'createClient', 'client', 'x',
  '{"name":"Northwind","external_id":"crm-1","status":"active","metadata":{"tier":"gold","seats":12}}', 'req', 'http');
COMMIT;
`;

function pgbench(url: string, workspaceId: string, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), "showrunner-pgbench-"));
  try {
    const file = join(folder, "create.sql");
    writeFileSync(file, script(workspaceId));
    const args = ["-n", "-M", "prepared", "-c", "8", "-j", "1", "-T", String(seconds), "-f", file, url];
    const told = execFileSync("pgbench", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    return Number(/tps = ([\d.]+)/.exec(told)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(bench: Bench): Promise<Figure[]> {
  const name = "createClient, throughput";
  const url = await bench.database();
  const [key] = await makeKeys(url, 1);
  const child = await startProduct(bench, url);
  const [own] = await bench.interleave([
    { name: "showrunner", child, load: createLoad([key?.secret ?? ""]) },
  ]);
  if (!own || !key) return [];
  const figure: Figure = { name, value: own.perSecond, unit: "requests/s", goal: { atLeast: 0.5 } };
  if (spawnSync("pgbench", ["--version"]).status !== 0)
    return [
      { ...figure, goal: undefined, note: "pgbench (PostgreSQL's contrib) is not installed: not compared." },
    ];
  const tps = pgbench(url, key.workspaceId, Math.max(2, bench.seconds));
  return [{ ...figure, peer: { name: "pgbench", value: tps }, ratio: own.perSecond / tps }];
}

export const pgbenchRow: Row = {
  id: "pgbench",
  also: ["2"],
  title: "throughput of a write against the database's own",
  run,
};
