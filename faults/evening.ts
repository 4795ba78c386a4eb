import { until } from "@/test/rig/ask";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import type { InTurn } from "./show-work";
import type { Writer } from "./writer";

/** Within this time, all traces of a person whose browser was killed must be gone. */
export const GHOST_SECONDS = 20;
/** The host's and the guest's. */
export const PICTURES = 2;

/** A show on air, with everything that must keep working while parts of it are killed. */
export interface Evening {
  stack: OwnStack;
  room: LiveRoom;
  both: InTurn;
  commands: Writer;
  /** Seconds that the room server has been away so far, until every viewer received pictures again. */
  awaySeconds: number;
}

/**
 * Milliseconds until every viewer receives moving video of host and guest, counted from newly decoded frames.
 */
export async function picturesMove({ room }: Evening, seconds: number): Promise<number> {
  const started = performance.now();
  const before = await Promise.all(room.viewers.map((viewer) => viewer.frames()));
  const moving = async () => {
    const now = await Promise.all(room.viewers.map((viewer) => viewer.frames()));
    return now.every((frames, index) => {
      const grown = Object.entries(frames).filter(([who, count]) => count !== before[index]?.[who]);
      return grown.length === PICTURES;
    });
  };
  await until("moving pictures", moving, seconds);
  return performance.now() - started;
}
