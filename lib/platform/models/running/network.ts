/** Numbers and how many of them lie along each side. Bytes are yes or no. */
export interface Numbers {
  data: Float32Array | BigInt64Array | Uint8Array;
  dims: readonly number[];
}

/** A trained network: names of inputs to names of outputs. */
export interface Network {
  /** @param wanted the outputs that are handed out; all of them unless given */
  run(
    inputs: Readonly<Record<string, Numbers>>,
    wanted?: readonly string[],
  ): Promise<Readonly<Record<string, Numbers>>>;
}

/** One row of ids. */
export const idsOf = (ids: readonly number[]): Numbers => ({
  data: BigInt64Array.from(ids, BigInt),
  dims: [1, ids.length],
});

/** What a network says under a name, where that has to be such numbers. */
export function floatsOf(told: Readonly<Record<string, Numbers>>, name: string): Float32Array {
  const data = told[name]?.data;
  if (data instanceof Float32Array) return data;
  throw new Error(`The network says no ${name}.`);
}
