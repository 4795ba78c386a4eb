import { sha256 } from "@noble/hashes/sha2.js";

/**
 * Computes a file's SHA-256 in hexadecimal, piece by piece: the browser's own digest needs the whole file in
 * memory, and https.
 */
export async function digestOf(file: Blob): Promise<string> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hash.update(piece.value);
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
