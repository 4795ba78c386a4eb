/** Bytes that can be played after the file's header. Times count from the recorder's first sample. */
export interface Fragment {
  bytes: Uint8Array<ArrayBuffer>;
  startMs: number;
  endMs: number;
  /** Begins with a key frame, or is sound. */
  startsClean: boolean;
}

/** Cuts what a recorder hands over, at whatever boundaries, into a header and whole fragments. */
export interface Cutter {
  /** Everything before the first fragment, once it is complete. */
  readonly header: Uint8Array<ArrayBuffer> | null;
  /** Returns the fragments that these bytes complete. @throws if this isn't the container's format */
  push(bytes: Uint8Array): Fragment[];
  /** Returns what is complete but was held back, once the recorder has paused for a while or stopped. */
  flush(): Fragment[];
}

export function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Joins fragments that follow each other. */
export function join(fragments: readonly [Fragment, ...Fragment[]]): Fragment {
  const [first] = fragments;
  const last = fragments.at(-1) ?? first;
  return { ...first, endMs: last.endMs, bytes: concat(fragments.map(({ bytes }) => bytes)) };
}
