import { alikeIn } from "@/lib/calls/trackers/meaning";
import { type Alike, comparable, type Searched } from "@/lib/calls/trackers/track";
import { log } from "@/lib/platform/runtime/log";
import { embedder, likeness, MAX_TEXTS } from "@/lib/providers/embeddings";

/** More sentences would take too long to wait for. */
const MOST_SENTENCES = 960;

export interface Compared {
  state: "not_asked" | "compared" | "partly" | "unavailable";
  reason: string | null;
  /** By the place of a meaning, and that of a call. */
  alike: readonly (readonly (readonly Alike[])[])[];
}

const none = (state: Compared["state"], reason: string | null = null): Compared => ({
  state,
  reason,
  alike: [],
});

/** Finds sentences of calls that mean what trackers mean. Where that can't be done, words alone decide. */
export async function compareMeanings(
  meanings: readonly (string | undefined)[],
  calls: readonly Searched[],
): Promise<Compared> {
  if (meanings.every((meaning) => meaning === undefined)) return none("not_asked");
  try {
    const { reason, languages, alike } = await embedder().embedding();
    if (reason !== null) return none("unavailable", reason);
    const isKnown = ({ code }: Searched): boolean => languages === null || languages.includes(code);
    const known = calls.filter(isKnown);
    if (known.length === 0) return none("unavailable", "Meanings are only compared in English.");
    const share = Math.floor(MOST_SENTENCES / known.length);
    const perCall = calls.map((call) => (isKnown(call) ? comparable(call) : []));
    const chosen = perCall.map((sentences) => sentences.slice(0, share));
    const asked = await embedded(meanings.map((meaning) => meaning ?? ""));
    const found = await embedded(chosen.flatMap((sentences) => sentences.map(({ text }) => text)));
    const vectors = inParts(
      found,
      chosen.map(({ length }) => length),
    );
    const isPartly = known.length < calls.length || perCall.some(({ length }) => length > share);
    return {
      state: isPartly ? "partly" : "compared",
      reason: isPartly ? partly(known.length < calls.length) : null,
      alike: meanings.map((meaning, index) =>
        chosen.map((sentences, at) =>
          meaning === undefined ? [] : near(asked[index], sentences, vectors[at] ?? [], alike),
        ),
      ),
    };
  } catch (error) {
    log().warn({ err: error }, "meanings of trackers weren't compared");
    return none("unavailable", "The model for meanings didn't answer.");
  }
}

const partly = (byLanguage: boolean): string =>
  byLanguage
    ? "Meanings are only compared in English."
    : `Meanings are compared for ${MOST_SENTENCES} sentences of one request. Send fewer calls.`;

function near(
  asked: Float32Array | undefined,
  sentences: readonly { at: number }[],
  vectors: readonly Float32Array[],
  alike: number,
): Alike[] {
  if (!asked) return [];
  const all = sentences.map(({ at }, index) => ({
    at,
    likeness: likeness(asked, vectors[index] ?? new Float32Array()),
  }));
  return alikeIn(all, alike);
}

function inParts<T>(all: readonly T[], lengths: readonly number[]): T[][] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return all.slice(from - length, from);
  });
}

async function embedded(texts: readonly string[]): Promise<Float32Array[]> {
  const all: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += MAX_TEXTS)
    all.push(...(await embedder().embed(texts.slice(from, from + MAX_TEXTS))));
  return all;
}
