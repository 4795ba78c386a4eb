import { ANNOUNCER_NOTICE, readStageRow } from "@/lib/modules/stage/show-ledger";
import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import { announcerTask, endShowTask, isAttended } from "@/lib/modules/studio/studio";
import { asSystem } from "@/lib/operation/as-system";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql } from "@/lib/platform/database/db";
import { notices } from "@/lib/platform/database/notices";
import { iso } from "@/lib/platform/runtime/clock";
import { log } from "@/lib/platform/runtime/log";
import { withdrawTasks } from "@/lib/platform/supervised-tasks/request-tasks";
import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { wakes } from "@/lib/platform/supervised-tasks/wakes";
import { type AnnouncerLine, type SilentReason, type StageState, takesTurns } from "@/lib/stage";
import { AnnouncerBooth } from "./announcer-booth";
import { Opener } from "./opener";
import { readingMs } from "./reading-time";
import { WalkOns } from "./walk-ons";

/** Poll interval, because a notice may be missed. */
const LOOK_MS = 2_000;

interface Saying {
  id: string;
  abort: AbortController;
}

/** Follows one show's stage and speaks the announcer's lines, until the show is over. */
async function announceShow(eventId: string, signal: AbortSignal): Promise<void> {
  const event = await db().event.findUnique({ where: { id: eventId } });
  if (!event) return withdrawTasks(announcerTask, [eventId]);
  const booth = new AnnouncerBooth(event, signal);
  const opener = new Opener(event);
  const walkOns = new WalkOns(event);
  const wake = wakes(notices(), ANNOUNCER_NOTICE, signal);
  let saying: Saying | undefined;
  try {
    while (!signal.aborted) {
      const { stored } = await readStageRow({ sql }, eventId);
      if (!stored || !takesTurns(stored.state)) return await endShowTask(announcerTask, eventId, takesTurns);
      const { state } = stored;
      if (saying?.id !== state.emcee?.id) {
        saying?.abort.abort();
        saying = state.emcee ? begin(state.emcee, state) : undefined;
      }
      // A show stays on air after everyone has left, until someone ends it.
      const isEmpty = !(await isAttended({ sql }, eventId));
      if (state.mask.level !== null || (isEmpty && !saying)) booth.leave();
      else if (!saying) booth.prepare(state.scenes.flatMap(({ emcee_line: text }) => text ?? []));
      await opener.look(state);
      await walkOns.look(state);
      await wake.next(LOOK_MS);
    }
  } finally {
    saying?.abort.abort();
    wake.stop();
    booth.leave();
  }

  function begin(line: AnnouncerLine, state: StageState): Saying {
    const abort = new AbortController();
    const { id, text, voice } = line;
    say({ id, text, voice }, state.volumes.emcee, abort.signal).catch((err: unknown) =>
      log().warn({ err, event_id: eventId }, "the announcer's line was not ended"),
    );
    return { id, abort };
  }

  async function say(line: AnnouncerLine, volume: number, stopped: AbortSignal): Promise<void> {
    const silent = await booth.say(line, { volume, signal: stopped });
    if (silent !== null && silent !== "talked_over") await wake.rest(readingMs(line.text), stopped);
    while (!stopped.aborted && !(await finish(line.id, silent))) await wake.rest(LOOK_MS, stopped);
  }

  /** All further lines wait for the end of this one. Returns whether it's written. */
  async function finish(id: string, silent: SilentReason | null): Promise<boolean> {
    if (!event) return true;
    try {
      await asSystem("announcer.said", event, (ctx) =>
        applyStageEvent(ctx, eventId, { type: "emcee_finished", id, at: iso(databaseNow()), silent }),
      );
      return true;
    } catch (err) {
      log().warn({ err, event_id: eventId }, "the announcer's line couldn't be ended");
      return false;
    }
  }
}

/** Each show on air has one process that speaks in it. */
export const announcerOnAir = supervisedTask(announcerTask, ({ subject, signal }) =>
  announceShow(subject, signal),
);
