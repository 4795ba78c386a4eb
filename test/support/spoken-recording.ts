import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { dateShow, makeRecordedShow, type RecordedShow } from "./recorded-show";

const SECONDS = 120;

/** What Ana says, from second 25 on. */
export const ANA = [
  "A loaf made with yeast alone is dry after two days, and a sourdough loaf is good for six.",
  "Freeze bread on the day you bake it, sliced, and toast it straight from the freezer.",
  "The trick is to let the crust dry completely before the loaf goes into a paper bag.",
];
/** What the host, Ben Nevis, says, from second 20 on. */
export const HOST = [
  "Ana, why does sourdough keep so much longer than any other bread?",
  "We tested forty loaves in the bakery last winter, and not one frozen loaf had lost its crust.",
  "You should always wait an hour before you cut it, even though no one in my house ever does.",
];

/** A recorded show that is over, with a conversation between its host and Ana, and a line of Ben's, who isn't in it. */
export async function makeSpokenRecording(): Promise<RecordedShow> {
  const recorded = await makeRecordedShow();
  const { ana, host, command, recordingId, sessionId, show } = recorded;
  await command({ action: "bring_on", identity: ana });
  const began = (await dateShow(recorded, SECONDS, { bring_on: 1 })).getTime();
  const endedAt = new Date(began + SECONDS * 1_000);
  await db().recording.update({ where: { id: recordingId }, data: { state: "ready", endedAt } });
  const say = async (personId: string, text: string, from: number, name: string) => {
    const times = {
      startedAt: new Date(began + from * 1_000),
      endedAt: new Date(began + (from + 4) * 1_000),
    };
    const { eventId } = show;
    await db().captionLine.create({
      data: { id: newId("cap"), eventId, sessionId, personId, name, text, ...times },
    });
  };
  for (const [index, text] of HOST.entries()) await say(host, text, 20 + index * 20, "Ben Nevis");
  for (const [index, text] of ANA.entries()) await say(ana, text, 25 + index * 20, "Ana Ruiz");
  const secret = "This is private, and no one should ever read a word of it in a text.";
  await say(recorded.ben, secret, 90, "Ben Noor");
  return recorded;
}
