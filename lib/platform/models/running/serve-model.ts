import type { FromModel, ToModel } from "./model-messages";

/** More than any of our models needs. Growth beyond it is a leak. */
const MAX_MEGABYTES = 900;

/** @param isRequested false once the request was canceled, since the next one waits for its end */
type Work<In, Out> = (input: In, isRequested: () => boolean) => AsyncIterable<Out>;

/**
 * Runs a process that holds a model. It handles one request after another and ends with its parent. A crash
 * of the runtime affects only this process.
 */
export async function serveModel<In, Out>(load: () => Promise<Work<In, Out>>): Promise<void> {
  const send = (message: FromModel<Out>): void => void process.send?.(message);
  const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024);
  const stopped = new Set<number>();
  let last: Promise<void> = Promise.resolve();

  async function answer(work: Work<In, Out>, { ask, input }: { ask: number; input: In }): Promise<void> {
    try {
      if (!stopped.has(ask))
        for await (const output of work(input, () => !stopped.has(ask))) {
          if (stopped.has(ask)) break;
          send({ ask, output });
          if (megabytes() > MAX_MEGABYTES) throw new Error(`The model needs more than ${MAX_MEGABYTES} MB.`);
        }
      send({ ask, done: true });
    } catch (error) {
      send({ ask, failed: error instanceof Error ? error.message : String(error) });
      if (megabytes() > MAX_MEGABYTES) process.disconnect();
    } finally {
      stopped.delete(ask);
    }
  }

  // The parent may have ended before a message reaches it.
  process.on("error", () => process.exit(0));
  process.on("disconnect", () => process.exit(0));
  const started = performance.now();
  const loading = load();
  process.on("message", (message: ToModel<In>) => {
    if ("stop" in message) stopped.add(message.stop);
    else last = last.then(async () => answer(await loading, message));
  });
  await loading;
  send({ loaded: true, ms: Math.round(performance.now() - started), megabytes: megabytes() });
}
