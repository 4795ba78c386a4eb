import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@/stack/migrate";
import { ensureDatabase, startPostgres } from "@/stack/postgres";
import { startChild, startCommand } from "./children";
import { interleave } from "./measure";
import type { Bench, Child } from "./types";

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** The bench's own bounded stack: a durable PostgreSQL on loopback, and the processes started by rows. */
export async function makeBench(
  short: boolean,
): Promise<{ bench: Bench; endRow(): Promise<void>; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "showrunner-bench-"));
  const options = { dataDir, port: await freePort(), user: "postgres", password: "postgres", durable: true };
  const postgres = await startPostgres(options);
  const running: Child[] = [];
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const timing = short
    ? { seconds: 1, warmSeconds: 1, rounds: 1 }
    : { seconds: 4, warmSeconds: 3, rounds: 3 };
  const keep = (child: Child): Child => {
    running.push(child);
    return child;
  };
  const bench: Bench = {
    seconds: timing.seconds,
    rounds: timing.rounds,
    short,
    say,
    database: async () => {
      const name = `bench_${randomBytes(4).toString("hex")}`;
      await ensureDatabase(postgres.url, name);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      await migrate(url.href);
      return url.href;
    },
    child: async (file, env) => keep(await startChild(file, env)),
    command: async (given) => keep(await startCommand(given)),
    interleave: (legs) => interleave(legs, timing, say),
  };
  const endRow = async () => void (await Promise.all(running.splice(0).map((child) => child.stop())));
  const stop = async () => {
    await endRow();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { bench, endRow, stop };
}
