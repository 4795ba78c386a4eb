import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WAV_HEADER_BYTES } from "@/lib/platform/sound/wav-file";
import { SAMPLE_RATE } from "@/lib/providers/tts/port";
import { wav } from "@/lib/providers/tts/wav";
import { inTest } from "../e2e/support/api";
import type { PersonName } from "../e2e/support/camera/people";
import { up } from "../e2e/up";

/** What each person says into the microphone in a loop, with pauses for others to speak. */
const SAID: Record<PersonName, { text: string; begins: number; every: number }> = {
  hannah: { text: "Start with evaluations, and cap the spend.", begins: 2, every: 19 },
  cleo: { text: "The next question is from London.", begins: 9, every: 29 },
  ana: { text: "Sixty tasks from last month, and two graders.", begins: 7, every: 23 },
  ben: { text: "An agent with a budget stops on its own.", begins: 12, every: 31 },
};

/**
 * Makes a microphone for everyone in the announcer's voice; silence if the installation has none. The file is
 * played in a loop.
 * @returns the path of each person's WAV file
 */
export async function makeVoices(slug: string): Promise<Record<PersonName, string>> {
  const folder = join(up.data_dir, "demo", "voices");
  mkdirSync(folder, { recursive: true });
  const paths = {} as Record<PersonName, string>;
  for (const name of Object.keys(SAID) as PersonName[]) {
    const { text, begins, every } = SAID[name];
    const { sound } = (await inTest.hearAnnouncerLine({ slug, text })).data;
    const speech = sound === null ? new Int16Array() : await samplesOf(sound.url);
    paths[name] = join(folder, `${name}.wav`);
    writeFileSync(paths[name], microphone(speech, begins, every));
  }
  return paths;
}

/** The audio samples of a line. */
async function samplesOf(url: string): Promise<Int16Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The line's sound was not there: ${answer.status}`);
  return new Int16Array((await answer.arrayBuffer()).slice(WAV_HEADER_BYTES));
}

/** Speech that begins at a given second, in a file of a given length. Both in seconds. */
function microphone(speech: Int16Array, begins: number, every: number): Buffer {
  const samples = new Int16Array(every * SAMPLE_RATE);
  samples.set(speech, begins * SAMPLE_RATE);
  return wav([samples]);
}
