import { createRequire } from "node:module";
import { join } from "node:path";
import type { Network, Numbers } from "./network";

/** What of `onnxruntime-node` is used. It is fetched beside the models, and no package of ours. */
interface Runtime {
  InferenceSession: {
    create(
      path: string,
      options: Readonly<Record<string, unknown>>,
    ): Promise<{ run(feeds: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Numbers>>> }>;
  };
  Tensor: new (type: "int64" | "float32", data: Numbers["data"], dims: readonly number[]) => unknown;
}

/** One thread: an announcer's line takes a fiftieth of its length, and the rest of the machine has a show to run. */
const OPTIONS = {
  executionProviders: ["cpu"],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  logSeverityLevel: 3,
};

/** Opens networks with the runtime that lies in a folder. */
export function onnxRuntime(folder: string): (path: string) => Promise<Network> {
  const load = createRequire(join(folder, "package.json"));
  const { InferenceSession, Tensor }: Runtime = load("onnxruntime-node");
  return async (path) => {
    const session = await InferenceSession.create(path, OPTIONS);
    const tensor = ({ data, dims }: Numbers) =>
      new Tensor(data instanceof Float32Array ? "float32" : "int64", data, dims);
    return {
      run: (inputs) =>
        session.run(
          Object.fromEntries(Object.entries(inputs).map(([name, numbers]) => [name, tensor(numbers)])),
        ),
    };
  };
}
