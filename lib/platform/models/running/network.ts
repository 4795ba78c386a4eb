/** Numbers with their shape. Bytes are booleans. */
export interface Numbers {
  data: Float32Array | BigInt64Array | Uint8Array;
  dims: readonly number[];
}

/** A neural network: maps named inputs to named outputs. */
export interface Network {
  /** @param wanted the outputs to return; all by default */
  run(
    inputs: Readonly<Record<string, Numbers>>,
    wanted?: readonly string[],
  ): Promise<Readonly<Record<string, Numbers>>>;
}

/** Returns one row of ids. */
export const idsOf = (ids: readonly number[]): Numbers => ({
  data: BigInt64Array.from(ids, BigInt),
  dims: [1, ids.length],
});

/** Returns a network's output by name. Throws if it isn't floats. */
export function floatsOf(outputs: Readonly<Record<string, Numbers>>, name: string): Float32Array {
  const data = outputs[name]?.data;
  if (data instanceof Float32Array) return data;
  throw new Error(`The network says no ${name}.`);
}
