import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { dateShow, makeRecordedShow, type RecordedShow } from "./recorded-show";
import type { TestWorkspace } from "./workspace";

/** How long a told show is on air, in seconds. */
export const TOLD_SECONDS = 120;

/** A question of the host's, and what a guest answers. */
export const TOLD = [
  "Why did your cloud bill grow every single month?",
  "It turns out that 40% of the machines did nothing at all.",
  "I remember the day we turned the first one off.",
  "No one noticed for a week.",
  "We sent a report to every team.",
  "They read it with their coffee.",
];

export interface ToldShow extends RecordedShow {
  /** Adds a line to what was said. Times are seconds of the show. */
  say: (personId: string, text: string, from: number, seconds?: number) => Promise<string>;
}

/** A recorded show in which the host asks Ana Ruiz a question 20 s after it began, and she answers in five lines. */
export async function makeToldShow(given: { workspace?: TestWorkspace } = {}): Promise<ToldShow> {
  const recorded = await makeRecordedShow(given);
  const { ana, host, command, recordingId, sessionId, show } = recorded;
  await command({ action: "bring_on", identity: ana });
  const began = (await dateShow(recorded, TOLD_SECONDS, { bring_on: 1 })).getTime();
  const endedAt = new Date(began + TOLD_SECONDS * 1_000);
  await db().recording.update({ where: { id: recordingId }, data: { state: "ready", endedAt } });
  const say = async (personId: string, text: string, from: number, seconds = 3.4): Promise<string> => {
    const id = newId("cap");
    const times = {
      startedAt: new Date(began + from * 1_000),
      endedAt: new Date(began + (from + seconds) * 1_000),
    };
    const name = personId === ana ? "Ana Ruiz" : "Host";
    await db().captionLine.create({
      data: { id, eventId: show.eventId, sessionId, personId, name, text, ...times },
    });
    return id;
  };
  await say(host, TOLD[0] ?? "", 20);
  for (const [index, text] of TOLD.slice(1).entries()) await say(ana, text, 24 + index * 4);
  return { ...recorded, say };
}
