const SPACE = "▁";
/** A byte that is no token of its own is written like this. */
const BYTE = /^<0x([0-9A-F]{2})>$/;

/** Reads the vocabulary: each token is preceded by its length in one or two bytes. */
export function pieceTable(bytes: Uint8Array): (pieces: readonly number[]) => string {
  const table: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    let length = bytes[at++] ?? 0;
    if (length >= 128) length = (bytes[at++] ?? 0) * 128 + length - 128;
    table.push(asBytes(Buffer.from(bytes.subarray(at, at + length))));
    at += length;
  }
  return (pieces) =>
    Buffer.concat(pieces.map((piece) => table[piece] ?? Buffer.alloc(0)))
      .toString("utf8")
      .replaceAll(SPACE, " ")
      .replaceAll(/<\/?s>|<unk>/g, "")
      .trim();
}

function asBytes(piece: Buffer): Buffer {
  const byte = BYTE.exec(piece.toString("latin1"))?.[1];
  return byte === undefined ? piece : Buffer.from(byte, "hex");
}
