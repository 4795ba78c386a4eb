import type { StageState } from "./state";

const PRIME = 1_099_511_628_211n;
const START = 14_695_981_039_346_656_037n;

/**
 * What a call to action is known by within its show (FNV-1a of label and address): the same one has the same key whenever
 * and wherever it is shown, so pages can name it without being told, and nobody counts for it twice.
 */
export function ctaKey({ label, url }: Pick<StageState["cta"], "label" | "url">): string {
  const bytes = new TextEncoder().encode(`${label}\n${url}`);
  const hash = bytes.reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * PRIME), START);
  return hash.toString(36).padStart(13, "0");
}
