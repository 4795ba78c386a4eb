import { onnxRuntime, SPARING } from "@/lib/platform/models/running/onnx-runtime";
import { serveModel } from "@/lib/platform/models/running/serve-model";
import { loadRecogniser } from "./load-recogniser";
import { type SpokenPart, writeDown } from "./write-down";

/** A process that holds the recognizer. Its arguments are the folders of the runtime and of the weights. */
const [runtime = "", model = ""] = process.argv.slice(2);

await serveModel<Int16Array, SpokenPart>(async () => {
  const recogniser = await loadRecogniser(model, onnxRuntime(runtime, SPARING));
  return (samples, isWanted) => writeDown(recogniser, samples, isWanted);
});
