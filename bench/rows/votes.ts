import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@/test/rig/ask";
import type { Headers } from "@/test/rig/enter-show";
import { quantile } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import { OwnStack } from "@/test/rig/own-stack";
import { must } from "../contestants";
import type { Bench, Figure, Row } from "../types";

const SECONDS = 10;
const OPTIONS = ["Red", "Green", "Blue"];
/** How many people join at a time before the measurement starts. */
const AT_ONCE = 20;
const COUNTED_SECONDS = 10;

async function comeIn(room: LiveRoom, people: number): Promise<Headers[]> {
  const inside: Headers[] = [];
  for (let n = 0; n < people; n += AT_ONCE)
    inside.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => room.attend(n + more)))));
  return inside;
}

async function openPoll(stack: OwnStack, room: LiveRoom): Promise<string> {
  const opened = await room.command({ action: "open_poll", question: "Which one?", options: OPTIONS });
  must(opened.status === 200, opened.text);
  const [poll] = await stack.query<{ id: string }>(
    "SELECT p.id FROM poll p JOIN event e ON e.id = p.event_id WHERE e.slug = $1",
    [room.slug],
  );
  return poll?.id ?? "";
}

/** Everyone votes once, evenly spaced, and every tenth voter changes their vote. */
async function measure(stack: OwnStack, room: LiveRoom, bench: Bench): Promise<Figure[]> {
  const people = bench.short ? 200 : 2_000;
  const inside = await comeIn(room, people);
  bench.say(`  ${people} people are in.`);
  const path = `polls/${await openPoll(stack, room)}/vote`;
  const wanted = OPTIONS.map(() => 0);
  const calls: Promise<number>[] = [];
  const vote = async (n: number, option: number): Promise<number> => {
    const answer = await room.byVisitor(inside[n] ?? {}, "POST", path, { option });
    must(answer.status === 200, answer.text);
    return answer.ms;
  };
  const began = performance.now();
  for (let n = 0; n < people; n += 1) {
    const wait = began + (n * SECONDS * 1_000) / people - performance.now();
    if (wait > 1) await sleep(wait);
    const [first, last] = [n % OPTIONS.length, (n + (n % 10 === 0 ? 1 : 0)) % OPTIONS.length];
    calls.push(first === last ? vote(n, first) : vote(n, first).then(() => vote(n, last)));
    wanted[last] = (wanted[last] ?? 0) + 1;
  }
  const answers = await Promise.all(calls);
  const counts = async () => {
    const [row] = await stack.query<{ counts: number[] }>(
      "SELECT counts FROM poll p JOIN event e ON e.id = p.event_id WHERE e.slug = $1",
      [room.slug],
    );
    return row?.counts.join() === wanted.join();
  };
  const exact = await until("the count", counts, COUNTED_SECONDS).catch(() => false);
  return [
    {
      name: `${people} votes in ${SECONDS} s: counted exactly`,
      value: exact ? 1 : 0,
      unit: "",
      goal: { atLeast: 1 },
    },
    { name: "a vote's answer, p95", value: quantile(answers, 0.95), unit: "ms" },
  ];
}

/** A poll in a full house: everyone votes within ten seconds. */
export const votesRow: Row = {
  id: "votes",
  also: [],
  title: "2,000 votes in ten seconds",
  run: async (bench) => {
    const stack = await OwnStack.start({ SERVE_PAGES: "0", AUDIENCE_PEOPLE_PER_ADDRESS: "5000" }, bench.say);
    let room: LiveRoom | undefined;
    try {
      room = await LiveRoom.open(stack, 0);
      await room.darken();
      return await measure(stack, room, bench);
    } finally {
      await room?.close();
      await stack.stop();
    }
  },
};
