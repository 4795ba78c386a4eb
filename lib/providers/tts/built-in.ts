import { folderName } from "@/lib/platform/models/model";
import { hibariVoice, onnxRuntime } from "@/lib/platform/models/models";
import { modelFolders } from "@/lib/platform/models/models-folder";
import { ModelProcess } from "@/lib/platform/models/running/model-process";
import { PieceQueue } from "./piece-queue";
import {
  checkLength,
  isSpoken,
  type Line,
  SpeechError,
  type Synthesizer,
  type SynthesizerStatus,
  VOICES,
} from "./port";
import { speakable } from "./speakable";

const VOICE = "heart (American English, a woman's)";
const LANGUAGES = ["en"];
/** With more, lines would come too late. */
const MAX_WAITING = 8;
const MISSING =
  "The built-in voice isn’t installed yet. bin/up fetches it automatically where it can; `bin/admin model fetch` fetches it anywhere.";

const PART = {
  what: "the announcer's voice",
  bundle: "speech-worker",
  source: "lib/providers/tts/hibari/worker-main.ts",
  heapMegabytes: 384,
};

type VoiceProcess = ModelProcess<string, Int16Array>;

export const voiceProcess = (idleMs?: number): VoiceProcess => new ModelProcess(PART, idleMs);

/** The built-in voice: one for all six names, in English. */
export function builtInSynthesizer(voice = voiceProcess()): Synthesizer {
  const voices = Object.fromEntries(VOICES.map((name) => [name, VOICE])) as SynthesizerStatus["voices"];
  return {
    status: async () => {
      const reason = (await folders()) === null ? MISSING : null;
      return { driver: "built_in", engine: folderName(hibariVoice), reason, voices, languages: LANGUAGES };
    },
    speak: (line, signal) => speak(voice, line, signal),
    stayReady: async () => {
      const where = await folders();
      if (where !== null) voice.stayReady(where);
    },
  };
}

const folders = (): Promise<string[] | null> => modelFolders([onnxRuntime, hibariVoice]);

async function* speak(
  voice: VoiceProcess,
  { text, language }: Line,
  signal?: AbortSignal,
): AsyncGenerator<Int16Array, void> {
  const spoken = speakable(text);
  if (!isSpoken({ languages: LANGUAGES }, language))
    throw new SpeechError("language", "The built-in voice only speaks English.");
  const where = await folders();
  if (where === null) throw new SpeechError("not_installed", MISSING);
  if (voice.waiting >= MAX_WAITING) throw new SpeechError("busy", "Too many lines are waiting.");
  signal?.throwIfAborted();
  yield* said(voice, where, spoken, signal);
}

/** Yields the process's messages in order. */
async function* said(
  voice: VoiceProcess,
  where: readonly string[],
  text: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Int16Array, void> {
  const pieces = new PieceQueue<Int16Array>();
  const stop = voice.ask(where, text, (reply) => {
    if ("output" in reply) pieces.push(reply.output);
    else if ("done" in reply) pieces.end();
    else pieces.fail(lostVoice("lost" in reply ? reply.lost : reply.failed));
  });
  const aborted = (): void => pieces.fail(signal?.reason);
  signal?.addEventListener("abort", aborted, { once: true });
  let samples = 0;
  try {
    for await (const piece of pieces.read()) {
      samples += piece.length;
      checkLength(samples);
      yield piece;
    }
  } finally {
    signal?.removeEventListener("abort", aborted);
    stop();
  }
}

/** The error for the caller that requested the line. */
const lostVoice = (reason: string): SpeechError =>
  new SpeechError("failed", `The announcer's voice failed: ${reason}.`);
