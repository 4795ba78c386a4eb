import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { serveModel } from "@/lib/platform/models/running/serve-model";
import { loadVoice } from "./load-voice";
import { say } from "./voice";

/** A process that holds the voice. Its arguments are the folders of the runtime and of the voice. */
const [runtime = "", model = ""] = process.argv.slice(2);

await serveModel<string, Int16Array>(async () => {
  const voice = await loadVoice(model, onnxRuntime(runtime));
  return (text) => say(voice, text);
});
