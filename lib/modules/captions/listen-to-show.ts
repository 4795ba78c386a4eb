import { db, sql } from "@/lib/platform/database/db";
import { notices } from "@/lib/platform/database/notices";
import { log } from "@/lib/platform/runtime/log";
import { wakes } from "@/lib/platform/wanted-work/wakes";
import { withdraw } from "@/lib/platform/wanted-work/want";
import { holdable } from "@/lib/platform/wanted-work/wanted-kind";
import type { SaidInRoom } from "@/lib/providers/room/ears/room-ears";
import { ListeningError, listener } from "@/lib/providers/stt";
import { type StageState, takesTurns } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { configOf } from "../event-record";
import { ANNOUNCER_NOTICE, readStageRow } from "../show-ledger";
import { captionsWork } from "../studio";
import { captioningOf, heardPeople } from "./captioning";
import { Headroom } from "./headroom";
import { ShowEars } from "./show-ears";
import { showNames } from "./show-names";
import { tellCaptioning } from "./tell-captioning";
import { writeCaption } from "./write-caption";

/** A notice may be missed, and models come by themselves. */
const LOOK_MS = 2_000;
/** Behind that nobody waits for a line any more. */
const LOST_MS = 60_000;

/** Follows one show's stage and writes down what is said there, until the show is over. */
async function listenToShow(eventId: string, signal: AbortSignal): Promise<void> {
  const headroom = new Headroom();
  const ears = new ShowEars(eventId, signal, (said) => {
    take(said).catch((err: unknown) => {
      if (!signal.aborted)
        log().warn({ err, event_id: eventId }, "something that was said was not written down");
    });
  });
  const wake = wakes(notices(), ANNOUNCER_NOTICE, signal);
  let now: { state: StageState; language: string; names: readonly string[] } | undefined;
  try {
    while (!signal.aborted) {
      const event = await db().event.findUnique({ where: { id: eventId } });
      const { stored } = await readStageRow({ sql }, eventId);
      if (!event || !stored || !takesTurns(stored.state)) return await withdraw(captionsWork, [eventId]);
      const { state } = stored;
      const { watch, host } = configOf(event);
      const circumstances = {
        state,
        allowed: watch.captions,
        language: state.captions.language ?? event.language,
        listening: await listener().listening(),
        hasRoom: headroom.isThere(performance.now()),
      };
      const captioning = captioningOf(circumstances);
      const people = heardPeople(circumstances, captioning).map(personOf);
      ears.hear(people);
      if (people.length > 0) await listener().stayReady();
      const names = await showNames(event, host.name, state);
      now = { state, language: circumstances.language, names };
      await tellCaptioning(eventId, captioning);
      await wake.next(LOOK_MS);
    }
  } finally {
    wake.stop();
    ears.leave();
  }

  async function take({ samples, ...said }: SaidInRoom): Promise<void> {
    if (!now) return;
    const { state, language, names } = now;
    const late = AbortSignal.any([signal, AbortSignal.timeout(LOST_MS)]);
    try {
      const { text } = await listener().transcribe({ samples, language, names }, late);
      headroom.note(Date.now() - said.endedAt, performance.now());
      const speaker = state.stage.find(({ identity }) => personOf(identity) === said.person);
      if (text !== "" && speaker) await writeCaption(eventId, { said, name: speaker.name, text });
    } catch (error) {
      if (error instanceof ListeningError && error.fault === "busy")
        headroom.note(Number.POSITIVE_INFINITY, performance.now());
      throw error;
    }
  }
}

/** Of each show on air one process writes down what is said. */
export const captionsOnAir = holdable(captionsWork, ({ subject, signal }) => listenToShow(subject, signal));
