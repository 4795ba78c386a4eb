import { setTimeout as sleep } from "node:timers/promises";
import { roomServer } from "../../room";
import { RoomPart } from "../../room/part/room-part";
import type { Capture, CaptureInput, RecorderPort } from "../port";
import type { FromSubscriber, ToSubscriber } from "./subscriber-messages";

const PART = {
  bundle: "room-recorder",
  source: "lib/providers/recorder/subscriber/room-recorder-main.ts",
  // Packets wait for seconds at most. They are allocated outside the heap.
  heapMegabytes: 192,
};
/**
 * Its identity in the room. A new connection with it ends the previous one, so only one process captures a
 * room.
 */
const IDENTITY = "recorder.tracks";
/** Often, because a busy machine delays most of them. */
const CLOCK_MS = 1_000;
const FIRST_CLOCK_MS = 200;
/** Its last chunks must arrive within this time, also on a busy machine: parts that it doesn't end count as lost. */
const LAST_MS = 15_000;

/** Our own capture: a hidden participant in a process of its own. Needs nothing besides the room server. */
export const subscriberRecorder: RecorderPort = {
  name: "subscriber",
  capture: async (input) => {
    const claims = { role: "recorder", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
    const { url } = roomServer();
    const token = await roomServer().token({
      room: input.room,
      place: "show",
      identity: IDENTITY,
      name: "",
      claims,
      sends: false,
    });
    return SubscriberCapture.join({ url, token }, input);
  },
};

class SubscriberCapture implements Capture {
  private clock: NodeJS.Timeout | undefined;
  private readonly ended = Promise.withResolvers<void>();

  private constructor(private readonly part: RoomPart<ToSubscriber, FromSubscriber>) {}

  static async join(
    joining: { url: string; token: string },
    input: CaptureInput,
  ): Promise<SubscriberCapture> {
    let capture: SubscriberCapture | undefined;
    const part = await RoomPart.join<ToSubscriber, FromSubscriber>(PART, joining, {
      signal: input.signal,
      ...(input.patienceMs === undefined ? {} : { patienceMs: input.patienceMs }),
      take: input.report,
      gone: (reason) => {
        capture?.over();
        input.gone(reason);
      },
    });
    capture = new SubscriberCapture(part);
    if (!part.isThere) capture.over();
    const tell = () => part.send({ mediaMs: input.mediaNow() });
    part.send({ run: input.run, mediaMs: input.mediaNow() });
    setTimeout(tell, FIRST_CLOCK_MS).unref();
    capture.clock = setInterval(tell, CLOCK_MS);
    return capture;
  }

  get isThere(): boolean {
    return this.part.isThere;
  }

  follow(people: readonly string[], sinceMs: number, endedMs?: Readonly<Record<string, number>>): void {
    this.part.send({ people, sinceMs, ...(endedMs ? { endedMs } : {}) });
  }

  async leave(): Promise<void> {
    this.part.send({ stop: true });
    await Promise.race([this.ended.promise, sleep(LAST_MS, undefined, { ref: false })]);
    this.part.leave();
  }

  private over(): void {
    clearInterval(this.clock);
    this.ended.resolve();
  }
}
