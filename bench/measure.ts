import { spawn } from "node:child_process";
import { projectRoot } from "@/stack/paths";
import { bundle } from "./bundle";
import type { Leg, Measured } from "./types";

interface Outcome {
  requests: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  wrong: number;
}

/**
 * Measures one leg: throughput, latency and the server's CPU time per request. Throws on any wrong answer.
 */
export async function measure(leg: Leg, seconds: number): Promise<Measured> {
  const before = leg.child.cpuMicros();
  const outcome = await load(leg, seconds);
  const cpu = leg.child.cpuMicros() - before;
  if (outcome.wrong > 0)
    throw new Error(`${leg.name}: ${outcome.wrong} of ${outcome.requests} answers were wrong`);
  if (outcome.requests === 0) throw new Error(`${leg.name}: no answer at all`);
  return {
    perSecond: outcome.requests / outcome.seconds,
    cpuMicros: cpu / outcome.requests,
    p50Ms: outcome.p50Ms,
    p99Ms: outcome.p99Ms,
    requests: outcome.requests,
  };
}

function load(leg: Leg, seconds: number): Promise<Outcome> {
  const order = JSON.stringify({ port: leg.child.port, seconds, load: leg.load });
  const child = spawn(process.execPath, [bundle("bench/load-child.ts"), order], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      if (code === 0) resolve(JSON.parse(output.trim().split("\n").at(-1) ?? "") as Outcome);
      else reject(new Error(`the load generator ended with ${code}`));
    });
  });
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1] ?? Number.NaN, sorted[half] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/**
 * The medians of several runs. Legs of one contestant are spread over time, so that a busy moment affects
 * both.
 */
export function medianOf(runs: readonly Measured[]): Measured {
  const middle = (pick: (run: Measured) => number): number => median(runs.map(pick));
  return {
    perSecond: middle((run) => run.perSecond),
    cpuMicros: middle((run) => run.cpuMicros),
    p50Ms: middle((run) => run.p50Ms),
    p99Ms: middle((run) => run.p99Ms),
    requests: runs.reduce((sum, run) => sum + run.requests, 0),
  };
}

/** Enough requests for the code to be compiled, even on a busy machine. */
const WARM_REQUESTS = 2_000;
const WARM_LEGS = 5;

async function warmUp(leg: Leg, seconds: number): Promise<void> {
  let requests = 0;
  for (let legs = 0; legs < WARM_LEGS && requests < WARM_REQUESTS; legs += 1)
    requests += (await measure(leg, seconds)).requests;
}

export async function interleave(
  legs: readonly Leg[],
  options: { seconds: number; warmSeconds: number; rounds: number },
  say: (text: string) => void,
): Promise<Measured[]> {
  for (const leg of legs) await warmUp(leg, options.warmSeconds);
  const runs = legs.map((): Measured[] => []);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [place, leg] of legs.entries()) {
      const run = await measure(leg, options.seconds);
      runs[place]?.push(run);
      say(
        `  ${leg.name}: ${Math.round(run.perSecond)}/s, ${Math.round(run.cpuMicros)} µs, p99 ${run.p99Ms} ms`,
      );
    }
  }
  return runs.map(medianOf);
}
