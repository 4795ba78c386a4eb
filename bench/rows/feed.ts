import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "@/test/rig/figures";
import { type Access, type Headers, LiveRoom } from "@/test/rig/live-room";
import { OwnStack } from "@/test/rig/own-stack";
import { must } from "../contestants";
import type { Bench, Figure, Row } from "../types";

const LISTENERS = 200;
const PER_SECOND = 200;
/** Listeners share pages: each is a connection of its own. */
const PAGES = 4;
const P95_GOAL_MS = 500;
/** For what was sent last. */
const SETTLE_MS = 3_000;

/** Moments of this process and of pages are of one clock. */
const now = (): number => performance.timeOrigin + performance.now();

/** More listeners in a page that has the room's client; each notes when it hears which line, and how late. */
const CROWD = `window.crowd = [];
window.joinCrowd = async ({ url, token }) => {
  const room = new LivekitClient.Room({ adaptiveStream: false, dynacast: false });
  const heard = new Map();
  room.on("dataReceived", async (data, _from, _kind, topic) => {
    if (topic !== "feed") return;
    const at = performance.timeOrigin + performance.now();
    for (const { line } of (await read(data)).messages) {
      const [, n, sent] = /^line-(\\d+) ([\\d.]+)$/.exec(line?.text ?? "") ?? [];
      if (n !== undefined && !heard.has(n)) heard.set(n, at - Number(sent));
    }
  });
  await room.connect(url, token);
  crowd.push(heard);
};
window.crowdHeard = () => crowd.map((heard) => [...heard.values()]);`;

async function seat(room: LiveRoom, people: readonly Headers[]): Promise<void> {
  for (const { page } of room.viewers) await page.evaluate(CROWD);
  // One after the other: a machine of two cores makes so many connections slowly, and none faster for being asked at once.
  for (const [n, headers] of people.entries())
    await room.viewers[n % PAGES]?.page.evaluate(
      (one: Access) => {
        const { joinCrowd } = window as unknown as { joinCrowd(of: Access): Promise<void> };
        return joinCrowd(one);
      },
      await room.access("viewer", headers),
    );
}

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

async function measure(room: LiveRoom, bench: Bench): Promise<Figure[]> {
  const people: Headers[] = [];
  for (let n = 0; n < LISTENERS; n += 1) people.push(await room.attend(1_000 + n));
  await seat(room, people);
  bench.say(`  ${LISTENERS} listeners are in the room.`);
  const { sent, answers } = await talk(room, people, bench.short ? 3 : 15);
  await sleep(SETTLE_MS);
  const pages = await Promise.all(
    room.viewers.map(({ page }) =>
      page.evaluate(() => (window as unknown as { crowdHeard(): number[][] }).crowdHeard()),
    ),
  );
  const listeners = pages.flat();
  must(listeners.length === LISTENERS, `${listeners.length} listeners`);
  const late = listeners.flat();
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
    { name: "its answer, p95", value: quantile(answers, 0.95), unit: "ms" },
  ];
}

/** Two hundred people in one show write and read, on a whole stack. */
export const feedRow: Row = {
  id: "feed",
  also: [],
  title: "200 lines of chat a second to 200 listeners",
  run: async (bench) => {
    const stack = await OwnStack.start({ AUDIENCE_PEOPLE_PER_ADDRESS: "5000" }, bench.say);
    let room: LiveRoom | undefined;
    try {
      room = await LiveRoom.open(stack, PAGES);
      return await measure(room, bench);
    } finally {
      await room?.close();
      await stack.stop();
    }
  },
};
