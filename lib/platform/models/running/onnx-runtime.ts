import { createRequire } from "node:module";
import { join } from "node:path";
import type { Network, Numbers } from "./network";

type TensorType = "int64" | "float32" | "bool";

/**
 * The part of `onnxruntime-node` that is used. It is downloaded with the models and isn't a dependency of
 * ours.
 */
interface Runtime {
  InferenceSession: {
    create(network: string | Uint8Array, options: Readonly<Record<string, unknown>>): Promise<Session>;
  };
  Tensor: new (type: TensorType, data: Numbers["data"], dims: readonly number[]) => unknown;
}

interface Session {
  run(
    feeds: Readonly<Record<string, unknown>>,
    wanted?: readonly string[],
  ): Promise<Readonly<Record<string, Numbers>>>;
}

/** One thread, because the rest of the machine has a show to run. */
const OPTIONS = {
  executionProviders: ["cpu"],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  logSeverityLevel: 3,
};

/** For large networks: avoids a second copy of the weights, at the cost of a tenth of the speed. */
export const SPARING = { extra: { session: { disable_prepacking: "1" } } } as const;

/** Opens networks, by path or as bytes, with the runtime in a folder. */
export function onnxRuntime(
  folder: string,
  options: Readonly<Record<string, unknown>> = {},
): (network: string | Uint8Array) => Promise<Network> {
  const load = createRequire(join(folder, "package.json"));
  const { InferenceSession, Tensor }: Runtime = load("onnxruntime-node");
  const tensor = ({ data, dims }: Numbers) => new Tensor(typeOf(data), data, dims);
  return async (network) => {
    const session = await InferenceSession.create(network, { ...OPTIONS, ...options });
    return {
      run: (inputs, wanted) => {
        const feeds = Object.fromEntries(
          Object.entries(inputs).map(([name, numbers]) => [name, tensor(numbers)]),
        );
        return wanted ? session.run(feeds, wanted) : session.run(feeds);
      },
    };
  };
}

function typeOf(data: Numbers["data"]): TensorType {
  if (data instanceof Float32Array) return "float32";
  return data instanceof BigInt64Array ? "int64" : "bool";
}
