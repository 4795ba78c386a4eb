import type { ModelProcess } from "./model-process";

/**
 * Returns everything that a model answers to a request.
 * @throws whatever `failed` makes of a reason; the signal's reason
 */
export function modelOutputs<In, Out>(
  process: ModelProcess<In, Out>,
  folders: readonly string[],
  input: In,
  { failed, signal }: { failed: (reason: string) => Error; signal?: AbortSignal },
): Promise<Out[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Out[]>();
  const outputs: Out[] = [];
  const stop = process.ask(folders, input, (reply) => {
    if ("output" in reply) outputs.push(reply.output);
    else if ("done" in reply) resolve(outputs);
    else reject(failed("lost" in reply ? reply.lost : reply.failed));
  });
  const aborted = (): void => reject(signal?.reason);
  signal?.addEventListener("abort", aborted, { once: true });
  return promise.finally(() => {
    signal?.removeEventListener("abort", aborted);
    stop();
  });
}
