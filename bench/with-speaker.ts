import { LiveRoom } from "@/test/rig/live-room";
import { OwnStack } from "@/test/rig/own-stack";
import type { Bench, Figure } from "./types";

/** Starts a stack without pages, with a show on air that has a host and a guest. Stops both in the end. */
export async function withSpeaker(
  bench: Bench,
  measure: (bench: Bench, stack: OwnStack, room: LiveRoom) => Promise<Figure[]>,
): Promise<Figure[]> {
  const stack = await OwnStack.start({ SERVE_PAGES: "0" }, bench.say);
  let room: LiveRoom | undefined;
  try {
    room = await LiveRoom.open(stack, 0, { guests: 1 });
    return await measure(bench, stack, room);
  } finally {
    await room?.close();
    await stack.stop();
  }
}
