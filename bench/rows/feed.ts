import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import { OwnStack } from "@/test/rig/own-stack";
import { Listeners } from "../listeners";
import { PER_SECOND, talk, writers } from "../talk";
import type { Bench, Figure, Row } from "../types";

const LISTENERS = Number(process.env.BENCH_LISTENERS ?? 200);
const P95_GOAL_MS = 500;
const ANSWER_GOAL_MS = 100;
/** Time for the last writer to join the room, and for the last message to reach everyone. */
const SETTLE_MS = 3_000;

async function measure(room: LiveRoom, listeners: Listeners, bench: Bench): Promise<Figure[]> {
  const people = await writers(room);
  for (const person of people.slice(0, LISTENERS)) await listeners.add(await room.access("viewer", person));
  bench.say(`  ${LISTENERS} listeners are in the room.`);
  await sleep(SETTLE_MS);
  const { sent, answers } = await talk(room, people, bench.short ? 3 : 15);
  await sleep(SETTLE_MS);
  const late = (await listeners.end()).late.flat();
  const missing = sent * LISTENERS - late.length;
  return [
    {
      name: `a chat message, from its request to each of ${LISTENERS} listeners, p95`,
      value: quantile(late, 0.95),
      unit: "ms",
      goal: { atMost: P95_GOAL_MS },
      note: `${PER_SECOND} lines a second, p50 ${quantile(late, 0.5).toFixed(0)} ms`,
    },
    {
      name: "messages a listener didn't receive from the room",
      value: missing,
      unit: `of ${sent * LISTENERS}`,
      goal: { atMost: 0 },
    },
    {
      name: "its response, p95",
      value: quantile(answers, 0.95),
      unit: "ms",
      goal: { atMost: ANSWER_GOAL_MS },
    },
  ];
}

/** Two hundred people write in one show while some of them listen, on a whole stack. */
export const feedRow: Row = {
  id: "feed",
  also: [],
  title: "200 chat messages a second, to listeners in the room",
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
