import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Network } from "@/lib/platform/models/running/network";
import { pieceTable } from "./piece-table";

/** What is needed to write down speech. */
export interface Recogniser {
  /** From sound to what is in it. */
  encoder: Network;
  /** From that and what was written by now to the next piece of a word. */
  decoder: Network;
  /** From the numbers of pieces to the text they make. */
  textOf(pieces: readonly number[]): string;
}

/** Reads what was prepared when the weights came. */
export async function loadRecogniser(
  folder: string,
  openNetwork: (path: string) => Promise<Network>,
): Promise<Recogniser> {
  // One after the other, the larger one first: while a network is opened it takes twice what it needs then.
  const decoder = await openNetwork(join(folder, "decoder.onnx"));
  const encoder = await openNetwork(join(folder, "encoder.onnx"));
  return { encoder, decoder, textOf: pieceTable(await readFile(join(folder, "tokenizer.bin"))) };
}
