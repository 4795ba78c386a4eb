import { answersOk } from "@/stack/probe";
import { askWithRetry, until } from "@/test/rig/ask";
import { wanted } from "@/test/rig/enter-show";
import { atLeast, atMost, exactly, type Figure, inTime, lateIf } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import type { AppProcess, OwnStack } from "@/test/rig/own-stack";
import { type Evening, GHOST_SECONDS, PICTURES, picturesMove } from "../evening";
import { guestComesBack, guestStaysAway } from "../guest-killed";
import { type Row, type Scene, unended } from "../row";
import { chatLines, InTurn, showCommands } from "../show-work";
import { type Verdict, Writer } from "../writer";

const VIEWERS = 2;

/**
 * Kills a part of the stack. Within the given seconds, video must move and commands must be accepted again.
 */
async function killPart(
  evening: Evening,
  part: string,
  label: string,
  within: { commands: number; pictures: number },
): Promise<Figure[]> {
  const { stack, commands } = evening;
  const pid = stack.pid(part);
  const killed = performance.now();
  process.kill(pid, "SIGKILL");
  await picturesMove(evening, within.pictures);
  const moved = performance.now() - killed;
  if (part === "livekit") evening.awaySeconds += moved / 1_000;
  const taken = await commands.nextAcknowledged(killed);
  await stack.replaced(part, pid);
  return [
    atMost(`on air, ${label} killed: video moves after`, moved / 1_000, within.pictures, "s"),
    atMost(`on air, ${label} killed: commands accepted after`, taken / 1_000, within.commands, "s"),
  ];
}

async function killOtherProcess({ stack, both, commands }: Evening, other: AppProcess): Promise<Figure[]> {
  // The first process is back, so that one is left.
  await until("the first process", () => answersOk(`${stack.url}/readyz`), 30);
  const killed = performance.now();
  process.kill(other.pid, "SIGKILL");
  const taken = await commands.nextAcknowledged(killed);
  both.without(other.url);
  return [atMost("on air, the other process killed: commands accepted after", taken / 1_000, 5, "s")];
}

/** The show's connections recorded as open. */
async function openConnections({ stack, room }: Evening, roles: string[]): Promise<number> {
  const [row] = await stack.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM presence p JOIN event e ON e.id = p.event_id
     WHERE e.slug = $1 AND p.left_at IS NULL AND p.role = ANY($2)`,
    [room.slug, roles],
  );
  return row?.open ?? 0;
}

/** Seconds until no one is recorded as present twice. */
async function ghostsGone(evening: Evening): Promise<number> {
  const started = performance.now();
  const everyone = async () =>
    (await openConnections(evening, ["host", "guest", "attendee"])) === VIEWERS + PICTURES;
  await until("everyone to be there once", everyone, 2 * GHOST_SECONDS);
  return (performance.now() - started) / 1_000;
}

async function killRoomServer(evening: Evening): Promise<Figure[]> {
  const figures = await killPart(evening, "livekit", "room server", { commands: 60, pictures: 60 });
  const ghosts = await ghostsGone(evening);
  return [...figures, atMost("on air, room server back: ghosts are gone after", ghosts, GHOST_SECONDS, "s")];
}

/**
 * They rejoin at once in another browser and publish from there; their previous connection is dropped
 * automatically.
 */
async function killHost(evening: Evening): Promise<Figure[]> {
  const { room, commands } = evening;
  room.killHost();
  const killed = performance.now();
  await room.returnHost();
  await picturesMove(evening, 60);
  const moved = (performance.now() - killed) / 1_000;
  const taken = (await commands.nextAcknowledged(killed)) / 1_000;
  const ghost = await ghostsGone(evening);
  return [
    atMost("on air, host's browser killed: video moves from another one after", moved, 60, "s"),
    atMost("on air, host's browser killed: commands accepted after", taken, 60, "s"),
    atMost("on air, host's browser killed: its ghost is gone after", ghost + moved, GHOST_SECONDS, "s"),
  ];
}

const kept = (what: string, verdict: Verdict): Figure[] => [
  exactly(`on air: ${what} lost (of ${verdict.acknowledged})`, verdict.lost, 0),
  exactly(`on air: ${what} applied twice`, verdict.twice, 0),
];

/**
 * Everyone votes through one process, then for something else through the other: only each last vote counts.
 */
async function vote({ stack, room }: Evening, other: AppProcess): Promise<Figure[]> {
  const body = { action: "open_poll", question: "Still there?", options: ["Yes", "No"] };
  const opened = await room.command(body);
  const poll = opened.json?.data?.command?.command?.poll_id ?? (await pollOf(stack, room.slug));
  for (const [option, by] of [
    [0, stack.url],
    [1, other.url],
  ] as const)
    for (const visitor of room.visitors) {
      const path = `polls/${poll}/vote`;
      wanted(200, await room.byVisitor(visitor, "POST", path, { option }, { by, send: askWithRetry }));
    }
  const counts = async () => {
    const [row] = await stack.query<{ counts: number[] }>("SELECT counts FROM poll WHERE id = $1", [poll]);
    return row?.counts.join() === `0,${VIEWERS}`;
  };
  const counted = (seconds: number) =>
    until("the votes to be counted", counts, seconds).then(
      () => VIEWERS,
      () => 0,
    );
  return [await inTime("two processes: people whose last vote counts once", VIEWERS, 20, counted)];
}

async function pollOf(stack: OwnStack, slug: string): Promise<string> {
  const [row] = await stack.query<{ id: string }>(
    "SELECT p.id FROM poll p JOIN event e ON e.id = p.event_id WHERE e.slug = $1",
    [slug],
  );
  return row?.id ?? "";
}

/** The watch time that the show reports, next to the time that passed for each viewer. */
async function watched({ room, awaySeconds }: Evening): Promise<Figure[]> {
  const { attended, peak, minutes } = (await room.byHost("GET", "numbers")).json.data;
  const now = performance.now();
  const passed = room.enteredAt.reduce((sum, entered) => sum + (now - entered) / 1_000, 0);
  // Total minutes are rounded to six seconds, a tenth of what passes here.
  const seconds = (minutes as { watch_sec: number }[]).reduce((sum, { watch_sec }) => sum + watch_sec, 0);
  const share = seconds / passed;
  const least = 0.7;
  // The room server may be away for longer than the rest of the show takes, and no one is in its rooms then.
  const shareThere = seconds / (passed - VIEWERS * awaySeconds);
  return [
    exactly("on air: attendees that were counted", attended, VIEWERS),
    exactly("on air: most at once", peak, VIEWERS),
    atMost("on air: minutes counted of those elapsed", share, 1.02, "×"),
    await lateIf(
      atLeast("on air: minutes counted of those elapsed", share, least, "×"),
      () => shareThere >= least,
    ),
  ];
}

export const midShow: Row = {
  name: "mid-show",
  quick: true,
  run: async (scene: Scene): Promise<Figure[]> => {
    const { stack, short } = scene;
    const other = await stack.anotherApp();
    const room = await LiveRoom.open(stack, VIEWERS, {
      guests: 1,
      hostApart: true,
      guestsApart: true,
    });
    const both = new InTurn(stack.url, other.url);
    const commands = new Writer(showCommands(stack, room, both), 3);
    const lines = new Writer(chatLines(stack, room, both), 1);
    try {
      const evening: Evening = { stack, room, both, commands, awaySeconds: 0 };
      // The room server sends join events, and loses undelivered ones when it is killed.
      await ghostsGone(evening);
      const figures = [
        ...(await vote(evening, other)),
        ...(await killPart(evening, "app", "the first of two processes", { commands: 5, pictures: 5 })),
        ...(await killOtherProcess(evening, other)),
        ...(await killPart(evening, "postgres", "PostgreSQL", { commands: 30, pictures: 5 })),
        ...(await killPart(evening, "inngest", "engine", { commands: 5, pictures: 5 })),
        ...(await killRoomServer(evening)),
        ...(await killHost(evening)),
        ...(await guestComesBack(evening)),
        ...(short ? [] : await guestStaysAway(evening)),
      ];
      const [carried, said] = [await commands.finish(), await lines.finish()];
      const last = (await room.command({ action: "hide_ticker" })).json?.data;
      return [
        ...figures,
        ...kept("commands", carried),
        exactly("on air: repeated commands that didn't return the first response", carried.replayedWrong, 0),
        ...kept("chat messages", said),
        await inTime("on air: viewers without the last state", 0, 20, (seconds) =>
          room.unaware(last?.state_version ?? 0, seconds),
        ),
        ...(await watched(evening)),
      ];
    } catch (error) {
      // A loss counts however far the row came.
      await Promise.all([commands.abandon(), lines.abandon()]);
      return [
        unended("mid-show", error, scene),
        ...kept("commands", await commands.finish()),
        ...kept("chat messages", await lines.finish()),
      ];
    } finally {
      await Promise.all([commands.abandon(), lines.abandon()]);
      await room.close();
      await other.stop();
    }
  },
};
