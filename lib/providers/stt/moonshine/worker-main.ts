import { onnxRuntime, SPARING } from "@/lib/platform/models/running/onnx-runtime";
import { serveModel } from "@/lib/platform/models/running/serve-model";
import { voiceActivity } from "@/lib/providers/room/recognizer/voice-activity";
import { INPUT_SAMPLE_RATE } from "../port";
import { speechIn } from "../tracks/speech-in";
import { loadRecognizer } from "./load-recognizer";
import { type SpokenPart, type TimedPart, writeDown, writeDownTimed } from "./write-down";

/**
 * A process that holds the recognizer. Its arguments are the folders of the runtime and of the weights. With the speech
 * detector's folder as well, it transcribes tracks, with the times of words.
 */
const [runtime = "", model = "", detector] = process.argv.slice(2);

const open = onnxRuntime(runtime, SPARING);

if (detector === undefined)
  await serveModel<Int16Array, SpokenPart>(async () => {
    const recognizer = await loadRecognizer(model, open);
    return (samples, isRequested) => writeDown(recognizer, samples, isRequested);
  });
else
  await serveModel<Int16Array, TimedPart>(async () => {
    const recognizer = await loadRecognizer(model, open, true);
    const detect = await voiceActivity([runtime, detector]);
    return async function* (samples, isRequested) {
      for (const { from, to } of await speechIn(samples, detect()))
        for await (const part of writeDownTimed(recognizer, samples.subarray(from, to), isRequested))
          yield moved(part, from / INPUT_SAMPLE_RATE);
    };
  });

function moved(part: TimedPart, seconds: number): TimedPart {
  const at = <T extends { from: number; to: number }>(one: T): T => ({
    ...one,
    from: one.from + seconds,
    to: one.to + seconds,
  });
  return { ...at(part), words: part.words.map(at) };
}
