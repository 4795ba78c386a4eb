import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type Figure } from "@/test/rig/figures";
import type { Row, Scene } from "../row";
import { newClients, type Verdict, Writer } from "../writer";

const WRITES_PER_SECOND = 20;
/** No caller may wait longer for its 503. */
const ANSWER_MS = 3_000;

const kept = (label: string, verdict: Verdict): Figure[] => [
  exactly(`${label}: acknowledged writes lost (of ${verdict.acknowledged})`, verdict.lost, 0),
  exactly(`${label}: writes that happened twice`, verdict.twice, 0),
  exactly(`${label}: repeats that didn't return the first response`, verdict.replayedWrong, 0),
];

async function kill(scene: Scene, name: string, label: string, withinSeconds: number): Promise<Figure[]> {
  const { stack, short } = scene;
  const writer = new Writer(newClients(stack), WRITES_PER_SECOND);
  await sleep(short ? 1_500 : 4_000);
  const pid = stack.pid(name);
  const killed = performance.now();
  process.kill(pid, "SIGKILL");
  await stack.replaced(name, pid);
  const back = await writer.nextAcknowledged(killed);
  await sleep(short ? 1_000 : 4_000);
  const verdict = await writer.finish();
  const waits = writer.answers.filter(({ asked }) => asked.status === 503).map(({ asked }) => asked.ms);
  return [
    atMost(`${label}: writes accepted again after`, back / 1_000, withinSeconds, "s"),
    ...(waits.length === 0
      ? []
      : [atMost(`${label}: longest wait for a 503`, Math.max(...waits), ANSWER_MS, "ms")]),
    ...kept(label, verdict),
  ];
}

export const appKilled: Row = {
  name: "app-killed",
  quick: true,
  run: (scene) => kill(scene, "app", "app killed", 5),
};

export const databaseKilled: Row = {
  name: "database-killed",
  quick: true,
  run: (scene) => kill(scene, "postgres", "PostgreSQL killed", 30),
};
