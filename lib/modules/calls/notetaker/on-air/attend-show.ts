import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { RECORDING_ANSWER_NOTICE } from "@/lib/modules/people/recording-consent";
import { ANNOUNCER_NOTICE, readStageRow } from "@/lib/modules/stage/show-ledger";
import { isAttended, notetakerTask, requestNotetaker } from "@/lib/modules/studio/studio";
import { asSystem } from "@/lib/operation/as-system";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql } from "@/lib/platform/database/db";
import { notices } from "@/lib/platform/database/notices";
import { log } from "@/lib/platform/runtime/log";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { wakes } from "@/lib/platform/supervised-tasks/wakes";
import type { StageState } from "@/lib/stage";
import { NOTETAKER_NOTICE } from "../notetaker-notice";
import { moveNotetaker } from "../rows/move-notetaker";
import { notetakerName } from "../rows/notetaker-name";
import { openNotetaker } from "../rows/open-notetaker";
import { nextMove } from "../states/next-move";
import type { NotetakerState } from "../states/states-vocabulary";
import { heardPeople } from "./heard-people";
import { NotetakerSeat } from "./notetaker-seat";
import { writeLine } from "./write-line";

/** Poll interval, because a notice may be missed. */
const LOOK_MS = 2_000;

/** Its work: on its way, or in the call. One that is leaving has left the room. */
const AT_WORK: readonly string[] = ["scheduled", "joining", "waiting", "in_call"];

interface Look {
  event: Event;
  bot: Notetaker;
  state: StageState | undefined;
}

/** Returns a show's notetaker with its stage; null if there is nothing to do. */
async function look(eventId: string): Promise<(Look & { onAir: boolean }) | null> {
  const event = await db().event.findUnique({ where: { id: eventId } });
  const bot = await openNotetaker({ db: db() }, eventId);
  if (!event || !bot || !AT_WORK.includes(bot.state)) return null;
  const { stored } = await readStageRow({ sql }, eventId);
  const state = stored?.state;
  const onAir = state?.phase === "live" && state.rehearsal === null;
  return onAir || bot.state !== "scheduled" ? { event, bot, state, onAir } : null;
}

/** Takes a notetaker through its show: into the lobby, into the call, and out again. */
async function attendShow(eventId: string, signal: AbortSignal): Promise<void> {
  const topics = [ANNOUNCER_NOTICE, RECORDING_ANSWER_NOTICE, NOTETAKER_NOTICE];
  const wake = wakes(notices(), topics, signal);
  const writing = new Set<Promise<void>>();
  let seat: NotetakerSeat | undefined;
  let now: Look | undefined;
  try {
    while (!signal.aborted) {
      const seen = await look(eventId);
      if (!seen) {
        seat?.leave();
        // What was said last is still being transcribed.
        await Promise.all(writing);
        return await endAttending(eventId);
      }
      now = seen;
      const moved = await moveOn(seen);
      if (seen.bot.state === "in_call") {
        seat ??= await takeSeat(seen, (said) => {
          if (!now?.state) return;
          const written = writeLine({ ...now, state: now.state }, said, signal)
            .catch((err: unknown) => {
              if (!signal.aborted) log().warn({ err, event_id: eventId }, "a notetaker missed some speech");
            })
            .finally(() => writing.delete(written));
          writing.add(written);
        });
        seat.hear(seen.state ? await heardPeople(seen.event, seen.state) : []);
      }
      if (!moved) await wake.next(LOOK_MS);
    }
  } finally {
    wake.stop();
    seat?.leave();
  }

  async function takeSeat({ event }: Look, take: ConstructorParameters<typeof NotetakerSeat>[2]["take"]) {
    return new NotetakerSeat(event, await notetakerName({ db: db() }, event.workspaceId), { signal, take });
  }
}

/** Moves it on if it's time. */
async function moveOn({ event, bot, onAir }: Look & { onAir: boolean }): Promise<boolean> {
  const { state, askedAt, aloneSince } = bot;
  const attended = await isAttended({ sql }, event.id);
  const move = nextMove(
    { state: state as NotetakerState, askedAt, aloneSince },
    { now: databaseNow(), onAir, attended },
  );
  if (move === null) return false;
  return asSystem(
    "notetaker.move",
    bot,
    async (ctx) => (await moveNotetaker(ctx, event, bot, move)) !== null,
  );
}

/** Ends the task, unless another notetaker was sent or the show went on air at the same moment. */
async function endAttending(eventId: string): Promise<void> {
  await withdrawTasks(notetakerTask, [eventId]);
  if (await look(eventId)) await requestNotetaker({ sql }, eventId);
}

/** Each show on air that has a notetaker is attended by one process. */
export const notetakerOnAir = supervisedTask(notetakerTask, ({ subject, signal }) =>
  attendShow(subject, signal),
);
