import { setTimeout as sleep } from "node:timers/promises";
import { wavFile } from "@/lib/platform/sound/wav-file";
import { withNames } from "./names/with-names";
import {
  HEARD_RATE,
  type Heard,
  type Listener,
  ListeningError,
  requireListenable,
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
const MOST_OF_NAMES = 600;
/** More than anyone says in a minute. */
const MOST_CHARACTERS = 6_000;
const MOST_BYTES = 1_000_000;

/** Any OpenAI-compatible transcription endpoint: https://platform.openai.com/docs/api-reference/audio */
export function openAiListener(settings: EndpointSettings): Listener {
  return {
    listening: async () => ({
      driver: "openai",
      engine: `${settings.baseUrl} ${settings.model}`,
      reason: null,
      isComing: false,
      languages: null,
    }),
    transcribe: async (utterance, signal) => {
      requireListenable(utterance);
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
        throw new ListeningError(
          "failed",
          `The speech endpoint responded with ${answer?.status ?? "nothing"}.`,
        );
      await sleep(PAUSE_MS, undefined, { signal: either });
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ListeningError) throw error;
    const message = limit.aborted
      ? "The speech endpoint took too long."
      : "The speech endpoint couldn't be reached.";
    throw new ListeningError("failed", message, { cause: error });
  }
}

function sent(settings: EndpointSettings, { samples, language, names }: Utterance, signal: AbortSignal) {
  const form = new FormData();
  form.set("file", new Blob([wavFile([samples], HEARD_RATE)], { type: "audio/wav" }), "speech.wav");
  form.set("model", settings.model);
  form.set("language", language.toLowerCase().split("-")[0] ?? "");
  form.set("response_format", "json");
  const known = names.join(", ").slice(0, MOST_OF_NAMES);
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

async function heardIn(answer: Response): Promise<Heard> {
  const body = await textOf(answer);
  const told: unknown = await Promise.resolve(body)
    .then(JSON.parse)
    .catch(() => null);
  const text = told !== null && typeof told === "object" && "text" in told ? told.text : undefined;
  if (typeof text !== "string" || text.length > MOST_CHARACTERS)
    throw new ListeningError("failed", "The speech endpoint's response isn't text.");
  return { text: text.replace(/\s+/g, " ").trim() };
}

async function textOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new ListeningError("failed", "The speech endpoint's response is too long.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
