import { until } from "@/test/rig/ask";
import { atMost, exactly, type Figure } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import type { Row } from "../row";

const AGAIN_SECONDS = 10;
const LOST_SECONDS = 2;
/** The room server comes back, and the host's browser after it. */
const ROOM_SECONDS = 60;

interface Copies {
  parts: number;
  capturing: number;
  /** Where the latest stored chunk ends, and the media time now, in milliseconds. */
  until: number;
  now: number;
  state: string;
}

const READ = `
SELECT r.state, count(p.id)::int AS parts, count(p.id) FILTER (WHERE p.state = 'capturing')::int AS capturing,
  COALESCE(max((SELECT max(end_ms) FROM track_chunk c WHERE c.part_id = p.id AND c.number > 0)), 0)::int AS until,
  (SELECT extract(epoch FROM clock_timestamp() - s.media_started_at) * 1000 FROM show_session s
   WHERE s.recording_id = r.id ORDER BY s.started_at DESC LIMIT 1)::int AS now
FROM recording r JOIN event e ON e.id = r.event_id
LEFT JOIN recording_track t ON t.recording_id = r.id LEFT JOIN track_part p ON p.track_id = t.id AND p.copy = 'server'
WHERE e.slug = $1 GROUP BY r.id, r.state`;

async function copiesOf(stack: OwnStack, { slug }: LiveRoom): Promise<Copies> {
  const [row] = await stack.query<Copies>(READ, [slug]);
  return row ?? { parts: 0, capturing: 0, until: 0, now: 0, state: "" };
}

/** Kills a process while tracks are captured: what is lost of them, and when they are captured again. */
async function killed(
  stack: OwnStack,
  room: LiveRoom,
  part: "media" | "livekit",
  within: number,
): Promise<Figure[]> {
  const before = await copiesOf(stack, room);
  const pid = stack.pid(part);
  process.kill(pid, "SIGKILL");
  const started = performance.now();
  await stack.replaced(part, pid);
  const isBack = async () => (await copiesOf(stack, room)).parts > before.parts;
  await until("another part", isBack, 2 * within);
  const again = (performance.now() - started) / 1_000;
  const grown = await copiesOf(stack, room);
  await until("more of it", async () => (await copiesOf(stack, room)).until > grown.until + 2_000, within);
  return [
    atMost(`server copies, ${part} killed: captured again after`, again, within, "s"),
    atMost(
      `server copies, ${part} killed: not stored of what was captured`,
      (before.now - before.until) / 1_000,
      LOST_SECONDS,
      "s",
    ),
  ];
}

export const serverCopies: Row = {
  name: "server-copies",
  quick: false,
  run: async ({ stack }): Promise<Figure[]> => {
    const room = await LiveRoom.open(stack, 0);
    try {
      const isCaptured = async () => (await copiesOf(stack, room)).until > 5_000;
      await until("the host's tracks", isCaptured, 60);
      const figures = [
        ...(await killed(stack, room, "media", AGAIN_SECONDS)),
        ...(await killed(stack, room, "livekit", ROOM_SECONDS)),
      ];
      await room.byHost("POST", "live/end", {});
      const isOver = async () => (await copiesOf(stack, room)).state === "processing";
      await until("the recording to end", isOver, 20);
      const { capturing } = await copiesOf(stack, room);
      return [...figures, exactly("server copies: parts still open after the show", capturing, 0)];
    } finally {
      await room.close();
    }
  },
};
