import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure } from "@/test/rig/figures";
import type { Row, Scene } from "../row";
import { newClients, Writer } from "../writer";

/** The server and the process of each connection. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const);
  return [pid, ...parents.filter(([, parent]) => parent === pid).map(([child]) => child)];
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return 0;
  }
}

export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process is gone.
    }
  }
}

export const databaseFrozen: Row = {
  name: "database-frozen",
  quick: true,
  run: async ({ stack, short }: Scene): Promise<Figure[]> => {
    const writer = new Writer(newClients(stack), 20);
    await sleep(1_500);
    const pids = familyOf(stack.pid("postgres"));
    signalAll(pids, "SIGSTOP");
    const frozen = performance.now();
    await sleep(short ? 6_000 : 20_000);
    const health = await ask("GET", `${stack.url}/healthz`);
    const ready = await ask("GET", `${stack.url}/readyz`);
    signalAll(pids, "SIGCONT");
    const thawed = performance.now();
    const back = await writer.nextAcknowledged(thawed);
    await sleep(1_500);
    const verdict = await writer.finish();
    const during = writer.answers.filter(({ at, asked }) => at - asked.ms > frozen && at < thawed);
    const others = during.filter(
      ({ asked }) => asked.status !== 503 || asked.json?.error?.retryable !== true,
    );
    return [
      atMost(
        "PostgreSQL frozen: longest wait for a 503",
        Math.max(...during.map(({ asked }) => asked.ms)),
        3_000,
        "ms",
      ),
      exactly(`PostgreSQL frozen: responses other than 503 (of ${during.length})`, others.length, 0),
      exactly("PostgreSQL frozen: /healthz", health.status, 200),
      exactly("PostgreSQL frozen: /readyz", ready.status, 503),
      atMost("PostgreSQL frozen: writes accepted again after", back / 1_000, 10, "s"),
      exactly(`PostgreSQL frozen: acknowledged writes lost (of ${verdict.acknowledged})`, verdict.lost, 0),
      exactly("PostgreSQL frozen: writes that happened twice", verdict.twice, 0),
    ];
  },
};

export const connectionsUsedUp: Row = {
  name: "connections-used-up",
  quick: true,
  run: async ({ stack }: Scene): Promise<Figure[]> => {
    const { default: pg } = await import("pg");
    // Forces the app's pool to open new connections.
    await stack
      .query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL",
      )
      .catch(() => []);
    const held: InstanceType<typeof pg.Client>[] = [];
    for (let tries = 0; tries < 200; tries += 1) {
      const client = new pg.Client({ connectionString: stack.up.database_url });
      client.on("error", () => undefined);
      try {
        await client.connect();
        held.push(client);
      } catch {
        break;
      }
    }
    const list = () => ask("GET", `${stack.url}/v1/clients`, { key: stack.up.test_key });
    const during = await Promise.all(Array.from({ length: 40 }, list));
    await Promise.all(held.map((client) => client.end().catch(() => undefined)));
    const freed = performance.now();
    let tries = await list();
    while (tries.status !== 200 && performance.now() - freed < 30_000) {
      await sleep(100);
      tries = await list();
    }
    const wrong = during.filter(
      ({ status, json }) => status !== 200 && !(status === 503 && json?.error?.retryable),
    );
    return [
      atMost(
        `connections used up (${held.length} held): longest response`,
        Math.max(...during.map(({ ms }) => ms)),
        3_000,
        "ms",
      ),
      exactly("connections used up: responses that are neither OK nor a 503", wrong.length, 0),
      atMost("connections used up: back to normal after", (performance.now() - freed) / 1_000, 10, "s"),
    ];
  },
};
