import { join } from "node:path";
import { folderName } from "@/lib/platform/models/model";
import { miniLm, onnxRuntime as runtime } from "@/lib/platform/models/models";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { loadMiniLm } from "@/lib/providers/embeddings/minilm/load-minilm";
import { modelsCache } from "@/stack/models";

const folder = (model: typeof miniLm): string => join(modelsCache(process.env), folderName(model));
const known = new Map<string, Float32Array>();
let loaded: ReturnType<typeof loadMiniLm> | undefined;

/** Returns the vectors of texts, as the product computes them. */
export async function embedTexts(texts: readonly string[]): Promise<Float32Array[]> {
  loaded ??= loadMiniLm(folder(miniLm), onnxRuntime(folder(runtime)));
  const embed = await loaded;
  const vectors: Float32Array[] = [];
  for (const text of texts) {
    const vector = known.get(text) ?? (await embed(text));
    known.set(text, vector);
    vectors.push(vector);
  }
  return vectors;
}
