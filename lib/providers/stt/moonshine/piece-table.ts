const SPACE = "▁";
/** A byte that is no token of its own is written like this. */
const BYTE = /^<0x([0-9A-F]{2})>$/;

interface PieceTable {
  textOf(pieces: readonly number[]): string;
  /** Whether a token begins another word. */
  startsWord(piece: number): boolean;
}

/** Reads the vocabulary: each token is preceded by its length in one or two bytes. */
export function pieceTable(bytes: Uint8Array): PieceTable {
  const table: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    let length = bytes[at++] ?? 0;
    if (length >= 128) length = (bytes[at++] ?? 0) * 128 + length - 128;
    table.push(asBytes(Buffer.from(bytes.subarray(at, at + length))));
    at += length;
  }
  return {
    textOf: (pieces) =>
      Buffer.concat(pieces.map((piece) => table[piece] ?? Buffer.alloc(0)))
        .toString("utf8")
        .replaceAll(SPACE, " ")
        .replaceAll(/<\/?s>|<unk>/g, "")
        .trim(),
    startsWord: (piece) => table[piece]?.toString("utf8").startsWith(SPACE) ?? false,
  };
}

function asBytes(piece: Buffer): Buffer {
  const byte = BYTE.exec(piece.toString("latin1"))?.[1];
  return byte === undefined ? piece : Buffer.from(byte, "hex");
}
