import { ATTENTION_LAYERS, attentionOf } from "@/lib/platform/models/moonshine/show-attention";
import { floatsOf, idsOf, type Numbers } from "@/lib/platform/models/running/network";
import { INPUT_SAMPLE_RATE } from "../port";
import { atQuietPlaces } from "./at-quiet-places";
import type { MoonshineRecognizer } from "./load-recognizer";
import { type SpokenPiece, type TimedWord, wordTimes } from "./word-times";

/**
 * A part of an utterance, with the recognizer's confidence: the mean natural logarithm of its token
 * probabilities.
 */
export interface SpokenPart {
  text: string;
  sureness: number;
}

/** A part with its words. */
export interface TimedPart extends SpokenPart {
  /** Its place in the samples, in seconds. */
  from: number;
  to: number;
  words: TimedWord[];
}

const LAYERS = 8;
const HEADS = 8;
const HEAD_WIDTH = 52;
const FIRST_PIECE = 1;
const LAST_PIECE = 2;
/** No one speaks faster. */
const PIECES_A_SECOND = 6.5;
/** Less sound can't be recognized. */
const MIN_SAMPLES = INPUT_SAMPLE_RATE / 4;
/** Maximum per run. The time grows with the square, and the model wasn't trained on more. */
const MAX_SECONDS = 12;

const partsOf = (kind: "decoder" | "encoder"): string[] =>
  Array.from({ length: LAYERS }, (_, layer) => [`${layer}.${kind}.key`, `${layer}.${kind}.value`]).flat();
const OWN = partsOf("decoder");
const KEPT = [...OWN, ...partsOf("encoder")];
/** The cache for the sound is only returned by the first step. */
const LATER = ["logits", ...OWN.map((name) => `present.${name}`)];
const WITH_ATTENTION = Array.from({ length: ATTENTION_LAYERS }, (_, layer) => attentionOf(layer));

/** Transcribes samples, in parts if they are long, as long as it is wanted. */
export async function* writeDown(
  recognizer: MoonshineRecognizer,
  samples: Int16Array,
  isRequested: () => boolean,
): AsyncGenerator<SpokenPart, void> {
  for (const part of atQuietPlaces(samples, MAX_SECONDS * INPUT_SAMPLE_RATE)) {
    if (part.length < MIN_SAMPLES) continue;
    const written = await writePart(recognizer, part, isRequested);
    if (written === null) return;
    yield { text: written.text, sureness: written.sureness };
  }
}

/** The same with the words' times, by a recognizer that was loaded with them. */
export async function* writeDownTimed(
  recognizer: MoonshineRecognizer,
  samples: Int16Array,
  isRequested: () => boolean,
): AsyncGenerator<TimedPart, void> {
  let from = 0;
  for (const part of atQuietPlaces(samples, MAX_SECONDS * INPUT_SAMPLE_RATE)) {
    const to = from + part.length / INPUT_SAMPLE_RATE;
    if (part.length >= MIN_SAMPLES) {
      const written = await writePart(recognizer, part, isRequested, WITH_ATTENTION);
      if (written === null) return;
      const { text, sureness, pieces } = written;
      const words = wordTimes(part, pieces, recognizer).map((word) => ({
        ...word,
        from: from + word.from,
        to: from + word.to,
      }));
      yield { text, sureness, from, to, words };
    }
    from = to;
  }
}

/** Null if it stopped because it is no longer wanted. */
async function writePart(
  { encoder, decoder, textOf }: MoonshineRecognizer,
  samples: Int16Array,
  isRequested: () => boolean,
  attention: readonly string[] = [],
): Promise<(SpokenPart & { pieces: SpokenPiece[] }) | null> {
  const sound = Float32Array.from(samples, (sample) => sample / 32_768);
  const outputs = await encoder.run({ input_values: { data: sound, dims: [1, sound.length] } });
  const heard = outputs.last_hidden_state;
  if (!heard) throw new Error("The network hears nothing.");
  const most = Math.ceil((samples.length / INPUT_SAMPLE_RATE) * PIECES_A_SECOND) + 4;
  let memory: Record<string, Numbers> = Object.fromEntries(
    KEPT.map((name) => [
      `past_key_values.${name}`,
      { data: new Float32Array(0), dims: [0, HEADS, 1, HEAD_WIDTH] },
    ]),
  );
  const later = [...LATER, ...attention];
  const pieces: SpokenPiece[] = [];
  let sureness = 0;
  let piece = FIRST_PIECE;
  while (pieces.length < most) {
    if (!isRequested()) return null;
    const isFirst = pieces.length === 0;
    const out = await decoder.run(
      {
        input_ids: idsOf([piece]),
        encoder_hidden_states: heard,
        use_cache_branch: { data: Uint8Array.of(isFirst ? 0 : 1), dims: [1] },
        ...memory,
      },
      isFirst ? undefined : later,
    );
    const next = likeliest(floatsOf(out, "logits"));
    sureness += next.sureness;
    piece = next.piece;
    pieces.push({ ...next, attention: attention.map((name) => floatsOf(out, name)) });
    if (piece === LAST_PIECE) break;
    memory = { ...memory, ...remembered(out) };
  }
  const text = textOf(pieces.map((one) => one.piece).filter((one) => one !== LAST_PIECE));
  return { text, sureness: sureness / Math.max(1, pieces.length), pieces };
}

const remembered = (out: Readonly<Record<string, Numbers>>): Record<string, Numbers> =>
  Object.fromEntries(
    Object.entries(out).flatMap(([name, numbers]) =>
      name === "logits" || name.startsWith("attention")
        ? []
        : [[name.replace("present", "past_key_values"), numbers]],
    ),
  );

function likeliest(logits: Float32Array): { piece: number; sureness: number } {
  let piece = 0;
  for (let at = 1; at < logits.length; at += 1) if ((logits[at] ?? 0) > (logits[piece] ?? 0)) piece = at;
  const most = logits[piece] ?? 0;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - most);
  return { piece, sureness: -Math.log(sum) };
}
