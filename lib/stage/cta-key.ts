import type { StageState } from "./state";

const PRIME = 1_099_511_628_211n;
const START = 14_695_981_039_346_656_037n;

/**
 * Returns the key of a call to action within its show (FNV-1a of label and URL). It's the same whenever and
 * wherever it's shown, so pages can compute it, and each person is counted once.
 */
export function ctaKey({ label, url }: Pick<StageState["cta"], "label" | "url">): string {
  const bytes = new TextEncoder().encode(`${label}\n${url}`);
  const hash = bytes.reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * PRIME), START);
  return hash.toString(36).padStart(13, "0");
}
