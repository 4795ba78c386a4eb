import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { serveModel } from "@/lib/platform/models/running/serve-model";
import { loadMiniLm } from "./load-minilm";

/** A process that holds the model. Its arguments are the folders of the runtime and the model. */
const [runtime = "", model = ""] = process.argv.slice(2);

await serveModel<string[], Float32Array[]>(async () => {
  const embed = await loadMiniLm(model, onnxRuntime(runtime));
  return async function* (texts) {
    const directions: Float32Array[] = [];
    // One by one, so that a text's vector never depends on the other texts.
    for (const text of texts) directions.push(await embed(text));
    yield directions;
  };
});
