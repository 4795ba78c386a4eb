import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type Figure, skipped } from "@/test/rig/figures";
import type { OwnStack } from "@/test/rig/own-stack";
import type { Row, Scene } from "../row";

/** Time for its lease, a reconciler pass, the restart, and the work itself. */
const AGAIN_SECONDS = 60;
const GIVEN_BACK_SECONDS = 30;
const RESTART_SECONDS = 10;

interface JobRow {
  state: string;
  stage: string;
  attempt: number;
  handout: number;
}

/** Inserts a check that keeps a child process busy, as a committed call would. */
async function enqueue(stack: OwnStack, seconds: number): Promise<string> {
  const id = `job_${randomUUID()}`;
  await stack.query(
    `INSERT INTO job (id, workspace_id, environment, kind, pool, subject, payload, max_attempts)
     VALUES ($1, '', 'live', 'media.check', 'media', $1, $2, 3)`,
    [id, JSON.stringify({ hold_seconds: seconds })],
  );
  return id;
}

const jobOf = async (stack: OwnStack, id: string): Promise<JobRow> => {
  const [row] = await stack.query<JobRow>("SELECT state, stage, attempt, handout FROM job WHERE id = $1", [
    id,
  ]);
  if (!row) throw new Error(`There is no job ${id}.`);
  return row;
};

async function until(stack: OwnStack, id: string, good: (row: JobRow) => boolean): Promise<JobRow> {
  const end = performance.now() + 180_000;
  for (;;) {
    const row = await jobOf(stack, id);
    if (good(row)) return row;
    if (performance.now() > end) throw new Error(`The job is ${row.state} after three minutes.`);
    await sleep(50);
  }
}

/** Descendants of the process with this id. */
function descendantsOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const all = [pid];
  for (const one of all) all.push(...parents.filter(([, parent]) => parent === one).map(([id]) => id));
  return all.slice(1);
}

function parentOf(name: string): number {
  try {
    return Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return -1;
  }
}

const stillRun = (pids: number[]): number[] => pids.filter((pid) => parentOf(String(pid)) > -1);

/** Kills the worker in the middle of a job, and waits until the job is done anyway. */
async function ended(scene: Scene, signal: "SIGKILL" | "SIGTERM", seconds: number): Promise<Figure[]> {
  const { stack, short } = scene;
  const label = signal === "SIGKILL" ? "media worker killed" : "media worker stopped";
  const id = await enqueue(stack, short ? 5 : 10);
  const { handout } = await until(stack, id, ({ stage }) => stage === "holding");
  const pid = stack.pid("media");
  await sleep(1_000);
  const children = descendantsOf(pid);
  const killed = performance.now();
  process.kill(pid, signal);
  await stack.replaced("media", pid);
  const back = (performance.now() - killed) / 1_000;
  await until(stack, id, (row) => row.state === "running" && row.handout > handout);
  const again = (performance.now() - killed) / 1_000;
  const orphans = stillRun(children);
  const { state, attempt } = await until(
    stack,
    id,
    ({ state: now }) => !["queued", "dispatched", "running"].includes(now),
  );
  return [
    atMost(`${label}: started again after`, back, RESTART_SECONDS, "s"),
    atMost(`${label}: its job continues after`, again, seconds, "s"),
    exactly(`${label}: jobs that reached their end`, Number(state === "succeeded"), 1),
    exactly(`${label}: attempts that counted`, attempt, signal === "SIGKILL" ? 2 : 1),
    exactly(`${label}: children that outlived it (of ${children.length})`, orphans.length, 0),
  ];
}

export const mediaKilled: Row = {
  name: "media-killed",
  quick: true,
  run: async (scene) => {
    if (process.platform !== "linux") return [skipped("media worker killed", "reads /proc")];
    return [
      ...(await ended(scene, "SIGKILL", AGAIN_SECONDS)),
      ...(await ended(scene, "SIGTERM", GIVEN_BACK_SECONDS)),
    ];
  },
};
