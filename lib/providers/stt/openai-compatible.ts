import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { wavFile } from "@/lib/platform/sound/wav-file";
import { voiceActivity } from "../room/recognizer/voice-activity";
import { atQuietPlaces } from "./moonshine/at-quiet-places";
import { withNames } from "./names/with-names";
import {
  type HeardSegment,
  type HeardWord,
  INPUT_SAMPLE_RATE,
  MAX_TRACK_SECONDS,
  MAX_UTTERANCE_SECONDS,
  type Recognizer,
  RecognizerError,
  requireRecognizable,
  type Transcription,
  type Utterance,
} from "./port";
import { speechIn } from "./tracks/speech-in";
import { isSaid } from "./words-of";

export interface EndpointSettings {
  /** Including its version: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Until the whole response has arrived. */
  timeoutMs: number;
}

const ATTEMPTS = 2;
const PAUSE_MS = 250;
/** Maximum characters of names in a request. Endpoints cut off more. */
const MAX_NAMES_CHARS = 600;
/** More than anyone says in a minute. */
const MAX_CHARACTERS = 6_000;
const MAX_BYTES = 1_000_000;

/** Any OpenAI-compatible transcription endpoint: https://platform.openai.com/docs/api-reference/audio */
export function openAiRecognizer(settings: EndpointSettings): Recognizer {
  return {
    status: async () => ({
      driver: "openai",
      engine: `${settings.baseUrl} ${settings.model}`,
      reason: null,
      isComing: false,
      languages: null,
    }),
    transcribe: async (utterance, signal) => {
      requireRecognizable(utterance);
      const { text } = await asked(settings, utterance, signal);
      return { text: withNames(text, utterance.names) };
    },
    transcribeTrack: (sound, signal) => transcribeTrack(settings, sound, signal),
    hasSpare: () => false,
    stayReady: async () => undefined,
  };
}

/** Sends what is louder than the rest, an utterance at a time: endpoints invent words in silence. */
async function transcribeTrack(
  settings: EndpointSettings,
  sound: Omit<Utterance, "names">,
  signal?: AbortSignal,
): Promise<HeardSegment[]> {
  requireRecognizable(sound, MAX_TRACK_SECONDS);
  const { samples, language } = sound;
  const detect = (await voiceActivity([]))();
  const segments: HeardSegment[] = [];
  for (const { from, to } of await speechIn(samples, detect))
    for (const part of atQuietPlaces(samples.subarray(from, to), MAX_UTTERANCE_SECONDS * INPUT_SAMPLE_RATE)) {
      const start = (part.byteOffset - samples.byteOffset) / Int16Array.BYTES_PER_ELEMENT / INPUT_SAMPLE_RATE;
      const end = start + part.length / INPUT_SAMPLE_RATE;
      const { text, words } = await asked(settings, { samples: part, language, names: [] }, signal, true);
      if (!isSaid({ text, sureness: 0 })) continue;
      const timed = words?.map((word) => ({ ...word, from: start + word.from, to: start + word.to })) ?? null;
      segments.push({ from: start, to: end, text, words: timed });
    }
  return segments;
}

/**
 * Sends the request, and retries if another attempt may succeed. With `withTimes`, the words' times are asked for, which not
 * every endpoint has.
 */
async function asked(
  settings: EndpointSettings,
  utterance: Utterance,
  signal?: AbortSignal,
  withTimes = false,
): Promise<Heard> {
  const limit = AbortSignal.timeout(settings.timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await sent(settings, utterance, either, withTimes).catch((error: unknown) => {
        if (either.aborted || attempt === ATTEMPTS) throw error;
        return null;
      });
      if (answer?.ok) return await heardIn(answer);
      await answer?.body?.cancel();
      if (withTimes && answer?.status === 400) return await asked(settings, utterance, signal);
      const transient = answer === null || answer.status === 429 || answer.status >= 500;
      if (!transient || attempt === ATTEMPTS)
        throw new RecognizerError(
          "failed",
          `The speech endpoint responded with ${answer?.status ?? "nothing"}.`,
        );
      await sleep(PAUSE_MS, undefined, { signal: either });
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RecognizerError) throw error;
    const message = limit.aborted
      ? "The speech endpoint took too long."
      : "The speech endpoint couldn't be reached.";
    throw new RecognizerError("failed", message, { cause: error });
  }
}

async function sent(
  settings: EndpointSettings,
  { samples, language, names }: Utterance,
  signal: AbortSignal,
  withTimes: boolean,
): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([wavFile([samples], INPUT_SAMPLE_RATE)], { type: "audio/wav" }), "speech.wav");
  form.set("model", settings.model);
  form.set("language", language.toLowerCase().split("-")[0] ?? "");
  form.set("response_format", withTimes ? "verbose_json" : "json");
  if (withTimes) form.set("timestamp_granularities[]", "word");
  const known = names.join(", ").slice(0, MAX_NAMES_CHARS);
  if (known !== "") form.set("prompt", known);
  // As bytes: fetch goes on reading a form after its request has ended, and what then fails can't be caught.
  const { headers, ...whole } = await bytesOf(form);
  return fetch(`${settings.baseUrl.replace(/\/$/, "")}/audio/transcriptions`, {
    method: "POST",
    // People's speech only goes to the configured URL.
    redirect: "manual",
    headers: { ...headers, ...(settings.apiKey ? { Authorization: `Bearer ${settings.apiKey}` } : {}) },
    ...whole,
    signal,
  });
}

async function bytesOf(form: FormData): Promise<{ headers: Record<string, string>; body: ArrayBuffer }> {
  const written = new Response(form);
  const headers = { "Content-Type": written.headers.get("Content-Type") ?? "" };
  return { headers, body: await written.arrayBuffer() };
}

interface Heard extends Transcription {
  /** In seconds of the utterance; null if the endpoint doesn't say. */
  words: HeardWord[] | null;
}

const Words = z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).max(2_000);

/** Null unless there are any, in order. */
function wordsIn(transcript: unknown): HeardWord[] | null {
  const given = transcript !== null && typeof transcript === "object" && "words" in transcript;
  const words = given ? Words.safeParse(transcript.words).data : undefined;
  const isInOrder = words?.every(
    ({ start, end }, at) => start <= end && start >= (words[at - 1]?.start ?? 0),
  );
  if (!words || words.length === 0 || !isInOrder) return null;
  return words.map(({ word, start, end }) => ({ text: word.trim(), from: start, to: end, confidence: null }));
}

async function heardIn(answer: Response): Promise<Heard> {
  const body = await textOf(answer);
  const transcript: unknown = await Promise.resolve(body)
    .then(JSON.parse)
    .catch(() => null);
  const text =
    transcript !== null && typeof transcript === "object" && "text" in transcript
      ? transcript.text
      : undefined;
  if (typeof text !== "string" || text.length > MAX_CHARACTERS)
    throw new RecognizerError("failed", "The speech endpoint's response isn't text.");
  return { text: text.replace(/\s+/g, " ").trim(), words: wordsIn(transcript) };
}

async function textOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new RecognizerError("failed", "The speech endpoint's response is too long.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
