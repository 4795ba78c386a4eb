import { setTimeout as sleep } from "node:timers/promises";
import type { Asked } from "@/test/rig/ask";
import { atMost, exactly, type Figure, inTime } from "@/test/rig/figures";
import { freeze } from "@/test/rig/freeze";
import { LiveRoom } from "@/test/rig/live-room";
import type { Row, Scene } from "../row";

const MAX_MS = 2_000;
const LAYOUTS = ["grid", "duo", "solo"] as const;

/** Sends commands in sequence until the count is reached or the row is stopped. */
async function commands(room: LiveRoom, count: number, pauseMs = 0): Promise<Asked[]> {
  const answers: Asked[] = [];
  for (let n = 0; n < count; n += 1) {
    answers.push(await room.command({ action: "set_layout", layout: LAYOUTS[n % LAYOUTS.length] }));
    await sleep(pauseMs);
  }
  return answers;
}

const says = (answers: Asked[], room: string): number =>
  answers.filter(({ json }) => json?.data?.room === room).length;

const longest = (answers: Asked[]): number => Math.max(...answers.map(({ ms }) => ms));

const versionOf = (answers: Asked[]): number =>
  Math.max(0, ...answers.map(({ json }) => Number(json?.data?.state_version ?? 0)));

export const roomServerFrozen: Row = {
  name: "room-server-frozen",
  quick: true,
  run: async ({ stack, short, log }: Scene): Promise<Figure[]> => {
    const room = await LiveRoom.open(stack, 2);
    const pid = stack.pid("livekit");
    try {
      const before = await commands(room, 3);
      await freeze(pid);
      const during = await commands(room, short ? 4 : 8);
      process.kill(pid, "SIGCONT");
      const wrong = during.filter((answer) => says([answer], "unreachable") === 0);
      for (const { ms, json } of wrong)
        log(`after ${Math.round(ms)} ms the room was said to be ${json?.data?.room}`);
      const thawed = "room server thawed: viewers";
      const unaware = await inTime(`${thawed} without the latest stage`, 0, 40, (seconds) =>
        room.unaware(versionOf(during), seconds, { pulses: true }),
      );
      const after = await commands(room, 3);
      const late = await inTime(`${thawed} that a new command doesn't reach`, 0, 20, (seconds) =>
        room.unaware(versionOf(after), seconds),
      );
      return [
        exactly("room server available: commands that reached it (of 3)", says(before, "reached"), 3),
        atMost("room server frozen: longest response to a command", longest(during), MAX_MS, "ms"),
        exactly(
          `room server frozen: commands not run (of ${during.length})`,
          during.filter(({ status }) => status !== 200).length,
          0,
        ),
        exactly("room server frozen: responses that don't say so", wrong.length, 0),
        unaware,
        late,
      ];
    } finally {
      process.kill(pid, "SIGCONT");
      await room.close();
    }
  },
};

export const roomServerKilled: Row = {
  name: "room-server-killed",
  quick: false,
  run: async ({ stack }: Scene): Promise<Figure[]> => {
    const room = await LiveRoom.open(stack, 2);
    try {
      const pid = stack.pid("livekit");
      process.kill(pid, "SIGKILL");
      const during = await commands(room, 20, 150);
      await stack.replaced("livekit", pid);
      // The host's browser reconnects automatically.
      const back = await backOnAir(room);
      const unaware = await room.unaware(versionOf([back]), 40, { pulses: true });
      const odd = during.filter(({ status, json }) => status !== 200 && json?.error?.code !== "not_live");
      return [
        atMost("room server killed: longest response to a command", longest(during), MAX_MS, "ms"),
        exactly("room server killed: the first response says so", says(during.slice(0, 1), "unreachable"), 1),
        exactly(
          `room server killed: responses that are neither OK nor not_live (of ${during.length})`,
          odd.length,
          0,
        ),
        exactly("room server back: a command reaches it", says([back], "reached"), 1),
        exactly("room server back: viewers without the latest stage", unaware, 0),
      ];
    } finally {
      await room.close();
    }
  },
};

/** The first command that reaches the room again, once every viewer has reconnected. */
async function backOnAir(room: LiveRoom): Promise<Asked> {
  for (const viewer of room.viewers)
    await viewer.until("the room again", ({ state }) => state === "connected", 60_000);
  for (let tries = 0; ; tries += 1) {
    const [answer] = await commands(room, 1, 500);
    if (answer && (says([answer], "reached") === 1 || tries > 60)) return answer;
  }
}
