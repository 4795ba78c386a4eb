import { configOf } from "@/lib/modules/show-basics/show-facts";
import { ANNOUNCER_NOTICE, readStageRow } from "@/lib/modules/stage/show-ledger";
import { captionsTask, endShowTask, isAttended } from "@/lib/modules/studio/studio";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql } from "@/lib/platform/database/db";
import { notices } from "@/lib/platform/database/notices";
import { log } from "@/lib/platform/runtime/log";
import { supervisedTask } from "@/lib/platform/supervised-tasks/supervised-task";
import { wakes } from "@/lib/platform/supervised-tasks/wakes";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";
import type { SaidInRoom } from "@/lib/providers/room/recognizer/room-recognizer";
import { RecognizerError, recognizer } from "@/lib/providers/stt";
import { type StageState, takesTurns } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { captionedPeople, captioningOf } from "./captioning";
import { Headroom } from "./headroom";
import { publishCaptioning } from "./publish-captioning";
import { RunningWords } from "./running-words";
import { showNames } from "./show-names";
import { ShowRecognizer } from "./show-recognizer";
import { writeCaption } from "./write-caption";

/** Poll interval, because a notice may be missed, and models may be installed later. */
const LOOK_MS = 2_000;
/** After this delay, a line is dropped. */
const LOST_MS = 60_000;

/** Follows one show's stage and transcribes its speech, until the show is over. */
async function listenToShow(eventId: string, signal: AbortSignal): Promise<void> {
  const headroom = new Headroom();
  const roomRecognizer = new ShowRecognizer(eventId, signal, (said) => {
    take(said).catch((err: unknown) => {
      if (!signal.aborted) log().warn({ err, event_id: eventId }, "some speech wasn't transcribed");
    });
  });
  const running = new RunningWords({
    hear: async (samples, over) => {
      const { language = "", names = [] } = now ?? {};
      const until = AbortSignal.any([signal, over]);
      const { text } = await recognizer().transcribe({ samples, language, names }, until);
      // A card may have covered the show since.
      return now?.state.mask.level === null ? text : "";
    },
    publish: (line) =>
      publishToRoom(eventId, { type: "saying", line, server_time: databaseNow().toISOString() }),
  });
  const wake = wakes(notices(), ANNOUNCER_NOTICE, signal);
  let now: { state: StageState; language: string; names: readonly string[] } | undefined;
  try {
    while (!signal.aborted) {
      const event = await db().event.findUnique({ where: { id: eventId } });
      const { stored } = await readStageRow({ sql }, eventId);
      if (!event || !stored || !takesTurns(stored.state))
        return await endShowTask(captionsTask, eventId, (state) => event !== null && takesTurns(state));
      const { state } = stored;
      const { watch, host } = configOf(event);
      const circumstances = {
        state,
        allowed: watch.captions,
        language: state.captions.language ?? event.language,
        listening: await recognizer().status(),
        hasRoom: headroom.isThere(performance.now()),
      };
      const captioning = captioningOf(circumstances);
      const people = captionedPeople(circumstances, captioning).map(personOf);
      // A show stays on air after everyone has left, until someone ends it.
      if (await isAttended({ sql }, eventId)) {
        roomRecognizer.hear(people);
        if (people.length > 0) await recognizer().stayReady();
      } else roomRecognizer.leave();
      const names = await showNames(event, host.name, state);
      now = { state, language: circumstances.language, names };
      await publishCaptioning(eventId, captioning);
      await wake.next(LOOK_MS);
    }
  } finally {
    wake.stop();
    roomRecognizer.leave();
  }

  /**
   * Publishes words of an unfinished line. Nothing once a card covers the show, or the speaker has left the
   * stage.
   */
  async function runOn(said: SaidInRoom): Promise<void> {
    if (!now || !headroom.hasSpare(performance.now()) || !recognizer().hasSpare()) return;
    const speaker = now.state.stage.find(({ identity }) => personOf(identity) === said.person);
    if (speaker && now.state.mask.level === null) await running.hear(said, speaker.name);
  }

  async function take({ samples, isWhole, ...said }: SaidInRoom): Promise<void> {
    if (!now) return;
    if (!isWhole) return runOn({ samples, isWhole, ...said });
    const ran = running.end(said);
    running.giveWay();
    const { state, language, names } = now;
    const late = AbortSignal.any([signal, AbortSignal.timeout(LOST_MS)]);
    try {
      const { text } = await recognizer().transcribe({ samples, language, names }, late);
      headroom.note(Date.now() - said.endedAt, performance.now());
      const speaker = state.stage.find(({ identity }) => personOf(identity) === said.person);
      if (text !== "" && speaker)
        await writeCaption(eventId, {
          ...{ id: ran?.id, said, name: speaker.name, text },
          recording: state.recording,
        });
      else if (ran) await running.takeBack(ran);
    } catch (error) {
      if (ran) await running.takeBack(ran).catch(() => undefined);
      if (error instanceof RecognizerError && error.fault === "busy")
        headroom.note(Number.POSITIVE_INFINITY, performance.now());
      throw error;
    }
  }
}

/** Each show on air is transcribed by one process. */
export const captionsOnAir = supervisedTask(captionsTask, ({ subject, signal }) =>
  listenToShow(subject, signal),
);
