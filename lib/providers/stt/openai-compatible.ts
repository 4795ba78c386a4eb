import { setTimeout as sleep } from "node:timers/promises";
import { wavFile } from "@/lib/platform/sound/wav-file";
import { withNames } from "./names/with-names";
import {
  INPUT_SAMPLE_RATE,
  type Recognizer,
  RecognizerError,
  requireRecognizable,
  type Transcription,
  type Utterance,
} from "./port";

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
      return { text: withNames(await asked(settings, utterance, signal), utterance.names) };
    },
    hasSpare: () => false,
    stayReady: async () => undefined,
  };
}

/** Sends the request, and retries if another attempt may succeed. */
async function asked(
  settings: EndpointSettings,
  utterance: Utterance,
  signal?: AbortSignal,
): Promise<string> {
  const limit = AbortSignal.timeout(settings.timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await sent(settings, utterance, either).catch((error: unknown) => {
        if (either.aborted || attempt === ATTEMPTS) throw error;
        return null;
      });
      if (answer?.ok) return (await heardIn(answer)).text;
      await answer?.body?.cancel();
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

function sent(settings: EndpointSettings, { samples, language, names }: Utterance, signal: AbortSignal) {
  const form = new FormData();
  form.set("file", new Blob([wavFile([samples], INPUT_SAMPLE_RATE)], { type: "audio/wav" }), "speech.wav");
  form.set("model", settings.model);
  form.set("language", language.toLowerCase().split("-")[0] ?? "");
  form.set("response_format", "json");
  const known = names.join(", ").slice(0, MAX_NAMES_CHARS);
  if (known !== "") form.set("prompt", known);
  return fetch(`${settings.baseUrl.replace(/\/$/, "")}/audio/transcriptions`, {
    method: "POST",
    // People's speech only goes to the configured URL.
    redirect: "manual",
    headers: settings.apiKey ? { Authorization: `Bearer ${settings.apiKey}` } : {},
    body: form,
    signal,
  });
}

async function heardIn(answer: Response): Promise<Transcription> {
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
  return { text: text.replace(/\s+/g, " ").trim() };
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
