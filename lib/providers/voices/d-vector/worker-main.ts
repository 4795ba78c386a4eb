import { serveModel } from "@/lib/platform/models/running/serve-model";
import { voiceActivity } from "@/lib/providers/room/recognizer/voice-activity";
import { speechIn } from "@/lib/providers/stt/tracks/speech-in";
import type { VoiceWindow } from "../port";
import { voiceVectors } from "./voice-vectors";

/** A process that holds the model of voices. Its arguments are the folders of the runtime, the model and the speech detector. */
const [runtime = "", model = "", detector = ""] = process.argv.slice(2);

await serveModel<Int16Array, VoiceWindow[]>(async () => {
  const detect = await voiceActivity([runtime, detector]);
  const vectors = await voiceVectors(runtime, model);
  return async function* (samples, isRequested) {
    for (const utterance of await speechIn(samples, detect())) {
      if (!isRequested()) return;
      yield await vectors(samples, utterance);
    }
  };
});
