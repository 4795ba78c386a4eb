import { Room, RoomEvent } from "@livekit/rtc-node";
import { decodeLive } from "@/lib/live";
import { knownMessages } from "@/lib/live/messages";

/**
 * Some of a show's audience in a process of their own, each a client of the room. Takes `{ url, token }` for each that
 * shall come in and says when it is there; `"end"` is answered with how late each heard which line, and ends it.
 */

interface Line {
  n: string;
  /** When it was sent, in milliseconds of everybody's clock. */
  sent: number;
}

/** All of them are told the same: each message is read once for all. */
const read = new Map<string, Promise<Line[]>>();
const rooms: Room[] = [];
const heard: Map<string, number>[] = [];

const now = (): number => performance.timeOrigin + performance.now();

async function linesIn(text: string): Promise<Line[]> {
  const message = await decodeLive(text);
  if (message?.type !== "feed") return [];
  return knownMessages(message.messages).flatMap((known) => {
    const [, n, sent] = /^line-(\d+) ([\d.]+)$/.exec(known.type === "chat" ? known.line.text : "") ?? [];
    return n === undefined ? [] : [{ n, sent: Number(sent) }];
  });
}

async function note(data: Uint8Array, at: number, lines: Map<string, number>): Promise<void> {
  const text = Buffer.from(data).toString("utf8");
  const reading = read.get(text) ?? linesIn(text);
  read.set(text, reading);
  for (const { n, sent } of await reading) if (!lines.has(n)) lines.set(n, at - sent);
}

async function come({ url, token }: { url: string; token: string }): Promise<void> {
  const lines = new Map<string, number>();
  const room = new Room();
  room.on(RoomEvent.DataReceived, (data, _from, _kind, topic) => {
    if (topic === "feed") void note(data, now(), lines);
  });
  await room.connect(url, token, { autoSubscribe: false, dynacast: false });
  rooms.push(room);
  heard.push(lines);
}

process.on("message", (told: "end" | { url: string; token: string }) => {
  if (told !== "end") {
    come(told).then(
      () => process.send?.("in"),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
    return;
  }
  process.send?.({ late: heard.map((lines) => [...lines.values()]) });
  void Promise.allSettled(rooms.map((room) => room.disconnect())).then(() => process.exit(0));
});
