import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "@/test/rig/figures";
import { type Headers, LiveRoom } from "@/test/rig/live-room";
import { OwnStack } from "@/test/rig/own-stack";
import { must } from "../contestants";
import { Listeners } from "../listeners";
import type { Bench, Figure, Row } from "../types";

/** Who writes: nobody more often than once a second. */
const WRITERS = 200;
const LISTENERS = Number(process.env.BENCH_LISTENERS ?? 200);
const PER_SECOND = 200;
const P95_GOAL_MS = 500;
const ANSWER_GOAL_MS = 100;
/** For the last one's way into the room, and for the last line's to everybody. */
const SETTLE_MS = 3_000;

const now = (): number => performance.timeOrigin + performance.now();

interface Said {
  sent: number;
  answers: number[];
}

/** Everybody in turn writes a line, at an even pace. */
async function talk(room: LiveRoom, people: readonly Headers[], seconds: number): Promise<Said> {
  const began = performance.now();
  const calls: Promise<number>[] = [];
  for (let n = 0; n < seconds * PER_SECOND; n += 1) {
    const wait = began + (n * 1_000) / PER_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    calls.push(say(room, people[n % people.length] ?? {}, n));
  }
  return { sent: calls.length, answers: await Promise.all(calls) };
}

async function say(room: LiveRoom, headers: Headers, n: number): Promise<number> {
  const body = { id: randomUUID(), text: `line-${n} ${now()}` };
  const answer = await room.byVisitor(headers, "POST", "chat", body);
  must(answer.status === 200, answer.text);
  return answer.ms;
}

async function measure(room: LiveRoom, listeners: Listeners, bench: Bench): Promise<Figure[]> {
  const people: Headers[] = [];
  for (let n = 0; n < WRITERS; n += 1) people.push(await room.attend(1_000 + n));
  for (const person of people.slice(0, LISTENERS)) await listeners.add(await room.access("viewer", person));
  bench.say(`  ${LISTENERS} listeners are in the room.`);
  await sleep(SETTLE_MS);
  const { sent, answers } = await talk(room, people, bench.short ? 3 : 15);
  await sleep(SETTLE_MS);
  const late = (await listeners.end()).late.flat();
  const missing = sent * LISTENERS - late.length;
  return [
    {
      name: `a line of chat, from its request to each of ${LISTENERS} listeners, p95`,
      value: quantile(late, 0.95),
      unit: "ms",
      goal: { atMost: P95_GOAL_MS },
      note: `${PER_SECOND} lines a second, p50 ${quantile(late, 0.5).toFixed(0)} ms`,
    },
    {
      name: "lines that a listener did not hear from the room",
      value: missing,
      unit: `of ${sent * LISTENERS}`,
      goal: { atMost: 0 },
    },
    { name: "its answer, p95", value: quantile(answers, 0.95), unit: "ms", goal: { atMost: ANSWER_GOAL_MS } },
  ];
}

/** Two hundred people in one show write, and some of them listen, on a whole stack. */
export const feedRow: Row = {
  id: "feed",
  also: [],
  title: "200 lines of chat a second, to listeners in the room",
  run: async (bench) => {
    const listeners = await Listeners.start(bench.say);
    const stack = await OwnStack.start({ AUDIENCE_PEOPLE_PER_ADDRESS: "5000" }, bench.say);
    let room: LiveRoom | undefined;
    try {
      room = await LiveRoom.open(stack, 0);
      await room.darken();
      return await measure(room, listeners, bench);
    } finally {
      listeners.stop();
      await room?.close();
      await stack.stop();
    }
  },
};
