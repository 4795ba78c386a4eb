/** Numbers and how many of them lie along each side. */
export interface Numbers {
  data: Float32Array | BigInt64Array;
  dims: readonly number[];
}

/** A trained network: names of inputs to names of outputs. */
export interface Network {
  run(inputs: Readonly<Record<string, Numbers>>): Promise<Readonly<Record<string, Numbers>>>;
}

/** One row of ids. */
export const idsOf = (ids: readonly number[]): Numbers => ({
  data: BigInt64Array.from(ids, BigInt),
  dims: [1, ids.length],
});
