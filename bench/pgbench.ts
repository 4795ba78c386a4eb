import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Transactions per second of one prepared statement over eight connections; undefined if pgbench isn't
 * installed.
 */
export function pgbench(url: string, statement: string, seconds: number): number | undefined {
  if (spawnSync("pgbench", ["--version"]).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "showrunner-pgbench-"));
  try {
    const file = join(folder, "statement.sql");
    writeFileSync(file, `${statement};\n`);
    const args = ["-n", "-M", "prepared", "-c", "8", "-j", "1", "-T", String(seconds), "-f", file, url];
    const output = execFileSync("pgbench", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
