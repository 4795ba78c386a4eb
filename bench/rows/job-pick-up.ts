import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "@/lib/platform/processes/pool";
import { defaultSurroundings, findBinary } from "@/stack/binary";
import { inngestBinary, inngestService } from "@/stack/inngest";
import { must } from "../contestants";
import { freePort } from "../stack";
import type { Bench, Child, Figure, Row } from "../types";
import { productSettings } from "../world";

const P50_GOAL_MS = 100;
const P95_GOAL_MS = 300;

interface Engine {
  settings: Record<string, string>;
  ports: Record<Pool, number>;
  stop(): void;
}

/** Starts the engine's real server as the stack does. */
async function startEngine(bench: Bench, settings: Record<string, string>): Promise<Engine> {
  const dataDir = mkdtempSync(join(tmpdir(), "showrunner-bench-engine-"));
  const [port, connectPort, gateway, executor, appPort, mediaPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const service = inngestService({
    binary: await findBinary(inngestBinary, defaultSurroundings(bench.say)),
    dataDir,
    port,
    connectPort,
    gatewayGrpcPort: gateway,
    executorGrpcPort: executor,
    eventKey: settings.INNGEST_EVENT_KEY ?? "",
    signingKey: settings.INNGEST_SIGNING_KEY ?? "",
    sdkUrls: [`http://127.0.0.1:${appPort}/api/inngest`, `http://127.0.0.1:${mediaPort}/api/inngest`],
    onReady: async () => undefined,
  });
  const plan = service.plan();
  const child: ChildProcess = spawn(plan.file, plan.args, { cwd: plan.cwd, env: plan.env, stdio: "ignore" });
  const stop = (): void => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  const until = Date.now() + service.readyWithinMs;
  while (!(await service.ready())) {
    if (child.exitCode !== null || Date.now() > until) {
      stop();
      throw new Error("the engine did not start");
    }
    await sleep(100);
  }
  return {
    settings: { INNGEST_BASE_URL: `http://127.0.0.1:${port}`, INNGEST_DEV: "0" },
    ports: { app: appPort, media: mediaPort },
    stop,
  };
}

async function waits(child: Child, count: number): Promise<number[]> {
  const answer = await fetch(`http://127.0.0.1:${child.port}/run?count=${count}`, { method: "POST" });
  const { waits: told } = (await answer.json()) as { waits: number[] };
  must(told.length === count, `${told.length} of ${count} jobs began`);
  return told;
}

const at = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Starts the product's processes for a row: one that commits jobs of a pool, and one that runs them. */
async function startProduct(bench: Bench, engine: Engine, pool: Pool, settings: Record<string, string>) {
  const start = (own: Pool): Promise<Child> =>
    bench.child("bench/pick-up.ts", {
      ...settings,
      ...engine.settings,
      LOG_LEVEL: "warn",
      BENCH_PORT: String(engine.ports[own]),
      BENCH_POOL: own,
      BENCH_OF: pool,
    });
  const runner = await start(pool);
  const told = await fetch(`http://127.0.0.1:${runner.port}/api/inngest`, { method: "PUT" });
  must(told.ok, `the engine did not take the function: ${told.status}`);
  return pool === "app" ? runner : start("app");
}

async function measure(
  bench: Bench,
  engine: Engine,
  pool: Pool,
  settings: Record<string, string>,
): Promise<Figure[]> {
  const product = await startProduct(bench, engine, pool, settings);
  const peer = await bench.child("bench/peers/graphile-worker.ts", {
    DATABASE_URL: settings.DATABASE_URL ?? "",
  });
  const count = bench.short ? 15 : 40;
  const [own, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= bench.rounds; round += 1) {
    const [mine, others] = [await waits(product, count), await waits(peer, count)];
    if (round === 0) continue;
    own.push(...mine);
    theirs.push(...others);
    bench.say(
      `  showrunner: p50 ${at(mine, 0.5).toFixed(1)} ms; graphile-worker: ${at(others, 0.5).toFixed(1)} ms`,
    );
  }
  const figure = (name: string, part: number): Figure => ({
    name: `commit to running job${pool === "app" ? "" : ` in the pool ${pool}`}, ${name}`,
    value: at(own, part),
    unit: "ms",
    peer: { name: "graphile-worker", value: at(theirs, part) },
  });
  return [
    { ...figure("p50", 0.5), goal: { atMost: P50_GOAL_MS }, note: NOTES[pool] },
    { ...figure("p95", 0.95), goal: { atMost: P95_GOAL_MS } },
  ];
}

const NOTES: Record<Pool, string> = {
  app: "through the engine's server, which calls the app; the peer's worker lives in the process",
  media: "committed by an app process, which is told when the worker's run began",
};

const rowOf =
  (pool: Pool) =>
  async (bench: Bench): Promise<Figure[]> => {
    const settings = productSettings(await bench.database());
    const engine = await startEngine(bench, settings);
    return measure(bench, engine, pool, settings).finally(engine.stop);
  };

export const jobPickUpRow: Row = {
  id: "job-pick-up",
  also: ["7"],
  title: "from a commit to its running job",
  run: rowOf("app"),
};

export const mediaPickUpRow: Row = {
  id: "media-pick-up",
  also: ["7-media"],
  title: "from a commit to its running job in the media worker",
  run: rowOf("media"),
};
