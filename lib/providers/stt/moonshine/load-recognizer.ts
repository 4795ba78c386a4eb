import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
}

/** Loads what was prepared after the download. */
export async function loadRecognizer(
  folder: string,
  openNetwork: (path: string) => Promise<Network>,
): Promise<MoonshineRecognizer> {
  // One after the other, the larger first, because loading a network takes twice the memory that it needs
  // afterwards.
  const decoder = await openNetwork(join(folder, "decoder.onnx"));
  const encoder = await openNetwork(join(folder, "encoder.onnx"));
  return { encoder, decoder, textOf: pieceTable(await readFile(join(folder, "tokenizer.bin"))) };
}
