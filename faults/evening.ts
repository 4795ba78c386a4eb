import { until } from "@/test/rig/ask";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import type { InTurn } from "./show-work";
import type { Writer } from "./writer";

/** Within this, nothing is left of somebody whose browser was killed. */
export const GHOST_SECONDS = 20;
/** Of host and guest. */
export const PICTURES = 2;

/** A show on air, with all that is asked of it while parts of it are killed. */
export interface Evening {
  stack: OwnStack;
  room: LiveRoom;
  both: InTurn;
  commands: Writer;
}

/** Milliseconds until every viewer's pictures of host and guest move, by what was decoded since now. */
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
