import { SPOKEN_RATE, type VoiceReason } from "@/lib/live/spoken-command";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { stageNow } from "@/lib/modules/stage/stage-state";
import { showNames } from "@/lib/modules/studio/captions";
import { findAvailableShow, hostPersonIdOf } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { invalid, Problem, stateConflict } from "@/lib/operation/problem";
import { RecognizerError, recognizer, type Utterance } from "@/lib/providers/stt";
import type { voiceCommandsContract } from "./contract";
import { noRecognitionReason } from "./no-recognition-reason";
import { oneAtATime } from "./one-at-a-time";
import { samplesOf } from "./samples-of";
import { spokenPart } from "./spoken-part";

type Input = InputOf<typeof voiceCommandsContract.hearCommand>;
type Output = OutputOf<typeof voiceCommandsContract.hearCommand>;

/** Maximum time to wait for a transcription. */
const LATE_MS = 20_000;
const AGAIN_SECONDS = 3;
const COMING_SECONDS = 30;

const REFUSALS: Record<VoiceReason, (language: string) => Problem> = {
  coming: () =>
    unavailable("The speech recognizer is being downloaded. Try again in a minute.", COMING_SECONDS),
  not_installed: () =>
    stateConflict("not_installed", "The speech recognizer isn't installed on this installation."),
  language: (language) =>
    stateConflict(
      "language",
      `Speech in this show's language (${language}) isn't supported on this installation.`,
    ),
};

/**
 * Runs before any transaction and writes nothing: the transcription is returned to the speaker and not
 * carried out here.
 */
export const hearCommand = preparedVerb<Input, Output, Output>({
  prepare: async (ctx, { slug, sound }) => {
    const event = await findAvailableShow(ctx, slug);
    const samples = samplesOf(sound);
    const { language } = event;
    const reason = noRecognitionReason(await recognizer().status(), language);
    if (reason !== null) throw REFUSALS[reason](language);
    const names = await namesFor(ctx, event);
    const heard = await oneAtATime(hostPersonIdOf(ctx.principal, event.id), () =>
      wordsIn({ samples: spokenPart(samples), language, names }),
    );
    if (heard === "")
      throw invalid({ sound: "invalid" }, "No words recognized. Say it again, closer to the microphone.");
    const value = { heard, seconds: Math.round((samples.length / SPOKEN_RATE) * 100) / 100 };
    return { value, drop: async () => undefined };
  },
  run: async (_ctx, _input, heard) => heard,
});

type ShowOfCommand = Parameters<typeof configOf>[0] & Parameters<typeof showNames>[0];

/** Returns names used in commands: people and scenes. */
async function namesFor(ctx: Ctx, event: ShowOfCommand): Promise<string[]> {
  const { state } = await stageNow(ctx, event.id);
  const people = await showNames(event, configOf(event).host.name, state);
  return [...people, ...state.scenes.map(({ title }) => title)];
}

async function wordsIn(utterance: Utterance): Promise<string> {
  const late = AbortSignal.timeout(LATE_MS);
  try {
    const { text } = await recognizer().transcribe(utterance, late);
    return text.trim();
  } catch (error) {
    if (error instanceof RecognizerError || late.aborted)
      throw unavailable("The speech recognizer isn't responding. Say it again.", AGAIN_SECONDS);
    throw error;
  }
}

const unavailable = (message: string, seconds: number): Problem =>
  new Problem("service_unavailable", message, undefined, { "Retry-After": String(seconds) });
