import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { showAttention } from "@/lib/platform/models/moonshine/show-attention";
import type { Network } from "@/lib/platform/models/running/network";
import { pieceTable } from "./piece-table";

/** The parts of a speech recognizer. */
export interface MoonshineRecognizer {
  /** Turns sound into features. */
  encoder: Network;
  /** Predicts the next token from the features and the previous tokens. */
  decoder: Network;
  /** Turns token ids into text. */
  textOf(pieces: readonly number[]): string;
  startsWord(piece: number): boolean;
}

/**
 * Loads what was prepared after the download.
 * @param withTimes the decoder also returns where in the sound its tokens are
 */
export async function loadRecognizer(
  folder: string,
  openNetwork: (network: string | Uint8Array) => Promise<Network>,
  withTimes = false,
): Promise<MoonshineRecognizer> {
  // One after the other, the larger first, because loading a network takes twice the memory that it needs
  // afterwards.
  const path = join(folder, "decoder.onnx");
  const decoder = await openNetwork(withTimes ? showAttention(await readFile(path)) : path);
  const encoder = await openNetwork(join(folder, "encoder.onnx"));
  return { encoder, decoder, ...pieceTable(await readFile(join(folder, "tokenizer.bin"))) };
}
