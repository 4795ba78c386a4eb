import { onnxRuntime, SPARING } from "@/lib/platform/models/running/onnx-runtime";
import { serveModel } from "@/lib/platform/models/running/serve-model";
import { loadRecognizer } from "./load-recognizer";
import { type SpokenPart, writeDown } from "./write-down";

/** A process that holds the recognizer. Its arguments are the folders of the runtime and of the weights. */
const [runtime = "", model = ""] = process.argv.slice(2);

await serveModel<Int16Array, SpokenPart>(async () => {
  const recognizer = await loadRecognizer(model, onnxRuntime(runtime, SPARING));
  return (samples, isRequested) => writeDown(recognizer, samples, isRequested);
});
