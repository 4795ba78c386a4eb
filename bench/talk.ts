import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Headers } from "@/test/rig/enter-show";
import type { LiveRoom } from "@/test/rig/live-room";
import { must } from "./contestants";

/** Number of writers, so that none of them writes more than once a second. */
const WRITERS = 200;
export const PER_SECOND = 200;

const now = (): number => performance.timeOrigin + performance.now();

/** Adds as many people as the chat's pace needs. */
export async function writers(room: LiveRoom): Promise<Headers[]> {
  const people: Headers[] = [];
  for (let n = 0; n < WRITERS; n += 1) people.push(await room.attend(1_000 + n));
  return people;
}

/** How many messages were sent, and how long each response took. */
export interface Said {
  sent: number;
  answers: number[];
}

/** Everyone in turn sends a message, evenly spaced. */
export async function talk(room: LiveRoom, people: readonly Headers[], seconds: number): Promise<Said> {
  const began = performance.now();
  const calls: Promise<number>[] = [];
  for (let n = 0; n < seconds * PER_SECOND; n += 1) {
    const wait = began + (n * 1_000) / PER_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    const call = say(room, people[n % people.length] ?? {}, n);
    // One that fails while others are still being sent must not end the process: the row's end stops its stack.
    call.catch(() => undefined);
    calls.push(call);
  }
  return { sent: calls.length, answers: await Promise.all(calls) };
}

async function say(room: LiveRoom, headers: Headers, n: number): Promise<number> {
  const body = { id: randomUUID(), text: `line-${n} ${now()}` };
  const answer = await room.byVisitor(headers, "POST", "chat", body);
  must(answer.status === 200, answer.text);
  return answer.ms;
}
