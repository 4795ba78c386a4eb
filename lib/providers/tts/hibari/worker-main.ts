import { loadVoice } from "./load-voice";
import { onnxRuntime } from "./onnx-runtime";
import { say } from "./voice";
import type { FromWorker, ToWorker } from "./worker-messages";

/**
 * A process that holds the voice: its arguments are the folders of the runtime and of the voice. It says one line after
 * the other and ends with whoever started it. A line that breaks the runtime takes this process along and no other.
 */
const MOST_MEGABYTES = 900;
const [runtime = "", model = ""] = process.argv.slice(2);

const tell = (message: FromWorker): void => void process.send?.(message);
const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024);

const started = performance.now();
const voice = await loadVoice(model, onnxRuntime(runtime));
tell({ loaded: true, ms: Math.round(performance.now() - started), megabytes: megabytes() });

const stopped = new Set<number>();
let last: Promise<void> = Promise.resolve();

async function sayLine(line: number, text: string): Promise<void> {
  try {
    if (!stopped.has(line))
      for await (const pcm of say(voice, text)) {
        if (stopped.has(line)) break;
        tell({ line, pcm });
        if (megabytes() > MOST_MEGABYTES) throw new Error(`The voice needs more than ${MOST_MEGABYTES} MB.`);
      }
    tell({ line, done: true });
  } catch (error) {
    tell({ line, failed: error instanceof Error ? error.message : String(error) });
    if (megabytes() > MOST_MEGABYTES) process.disconnect();
  } finally {
    stopped.delete(line);
  }
}

process.on("message", (message: ToWorker) => {
  if ("stop" in message) stopped.add(message.stop);
  else last = last.then(() => sayLine(message.say, message.text));
});
process.on("disconnect", () => process.exit(0));
// Whoever it told something may be gone by then.
process.on("error", () => process.exit(0));
