import { setTimeout as sleep } from "node:timers/promises";
import {
  checkLength,
  type Line,
  SpeechError,
  type Synthesizer,
  type SynthesizerStatus,
  VOICES,
  type VoiceName,
} from "./port";
import { areSamples, HEAD_BYTES, isRawType } from "./raw-samples";
import { speakable } from "./speakable";

export interface EndpointSettings {
  /** Including its version: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Until the first sound, and between two chunks. */
  timeoutMs: number;
}

const ATTEMPTS = 2;
const PAUSE_MS = 250;
const NOT_SAMPLES = "The speech endpoint's response isn't raw audio (PCM).";
/** Maximum characters per call in this protocol. */
const MAX_CALL_CHARS = 4_000;

/** Any OpenAI-compatible speech endpoint: https://platform.openai.com/docs/api-reference/audio */
export function openAiSynthesizer(settings: EndpointSettings): Synthesizer {
  const voices = Object.fromEntries(VOICES.map((name) => [name, name])) as SynthesizerStatus["voices"];
  return {
    status: async () => ({
      driver: "openai",
      engine: `${settings.baseUrl} ${settings.model}`,
      reason: null,
      voices,
      languages: null,
    }),
    speak: (line, signal) => speak(settings, line, signal),
    stayReady: async () => undefined,
  };
}

async function* speak(
  settings: EndpointSettings,
  { text, voice }: Line,
  signal?: AbortSignal,
): AsyncGenerator<Int16Array, void> {
  let samples = 0;
  for (const part of partsOf(speakable(text))) {
    const call = new AbortController();
    const signals = signal ? AbortSignal.any([signal, call.signal]) : call.signal;
    const watch = new Watch(call, settings.timeoutMs);
    try {
      const body = await watch.during(asked(settings, part, voice, signals));
      for await (const piece of samplesOf(body, watch)) {
        samples += piece.length;
        checkLength(samples);
        yield piece;
      }
    } catch (error) {
      signal?.throwIfAborted();
      throw watch.late
        ? new SpeechError("failed", "The speech endpoint took too long.")
        : asSpeechError(error);
    } finally {
      watch.end();
      call.abort();
    }
  }
}

/** Aborts a call that is silent for too long. */
class Watch {
  late = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly call: AbortController,
    private readonly ms: number,
  ) {}

  async during<T>(work: Promise<T>): Promise<T> {
    this.timer = setTimeout(() => {
      this.late = true;
      this.call.abort();
    }, this.ms);
    try {
      return await work;
    } finally {
      this.end();
    }
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Retries if nothing has been spoken yet and another attempt may succeed. */
async function asked(
  settings: EndpointSettings,
  input: string,
  voice: VoiceName,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(`${settings.baseUrl.replace(/\/$/, "")}/audio/speech`, {
      method: "POST",
      // A show's text only goes to the configured URL.
      redirect: "manual",
      headers: {
        "Content-Type": "application/json",
        ...(settings.apiKey ? { Authorization: `Bearer ${settings.apiKey}` } : {}),
      },
      body: JSON.stringify({ model: settings.model, voice, input, response_format: "pcm" }),
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted || attempt === ATTEMPTS) throw error;
      return null;
    });
    const isRaw = answer !== null && isRawType(answer.headers.get("content-type"));
    if (answer?.ok && answer.body !== null && isRaw) return answer.body;
    await answer?.body?.cancel();
    if (answer?.ok && !isRaw) throw new SpeechError("failed", NOT_SAMPLES);
    const transient = answer === null || answer.status === 429 || answer.status >= 500;
    if (!transient || attempt === ATTEMPTS)
      throw new SpeechError("failed", `The speech endpoint responded with ${answer?.status ?? "nothing"}.`);
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

/** 16 bits each, little-endian. A chunk may end in the middle of a sample. */
async function* samplesOf(body: ReadableStream<Uint8Array>, watch: Watch): AsyncGenerator<Int16Array, void> {
  const reader = body.getReader();
  let rest = Buffer.alloc(0);
  let some = false;
  for (let isOver = false; !isOver; ) {
    const { done, value } = await watch.during(reader.read());
    isOver = done;
    const bytes = value ? Buffer.concat([rest, value]) : rest;
    // Nothing is played before it's clear that it's sound.
    const isKnown = some || done || bytes.length >= HEAD_BYTES;
    if (isKnown && !some) expectSamples(bytes);
    const whole = isKnown ? bytes.length - (bytes.length % 2) : 0;
    rest = bytes.subarray(whole);
    if (whole === 0) continue;
    some = true;
    yield Int16Array.from({ length: whole / 2 }, (_, at) => bytes.readInt16LE(at * 2));
  }
  if (!some || rest.length > 0) throw new SpeechError("failed", NOT_SAMPLES);
}

function expectSamples(bytes: Buffer): void {
  if (!areSamples(bytes.subarray(0, HEAD_BYTES))) throw new SpeechError("failed", NOT_SAMPLES);
}

/** Splits a text for calls within the protocol's limit, after sentences if possible. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const head = rest.slice(0, MAX_CALL_CHARS);
    const cut = rest.length <= MAX_CALL_CHARS ? rest.length : cutOf(head);
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return parts;
}

function cutOf(head: string): number {
  const sentence = Math.max(...[". ", "! ", "? ", "\n"].map((end) => head.lastIndexOf(end)));
  if (sentence > 0) return sentence + 1;
  const word = head.lastIndexOf(" ");
  return word > 0 ? word : head.length;
}

function asSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  return new SpeechError("failed", "The speech endpoint couldn't be reached.", { cause: error });
}
