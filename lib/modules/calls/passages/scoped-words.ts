import { createHash } from "node:crypto";
import { stemsIn } from "@/lib/calls/answers";
import type { Environment } from "@/lib/platform/security/principal";

interface Owner {
  workspaceId: string;
  environment: Environment;
}

const LENGTH = 8;

/** Short, and different for each workspace and environment. */
const scopeOf = ({ workspaceId, environment }: Owner): string =>
  createHash("sha256")
    .update(`${workspaceId} ${environment}`)
    .digest("base64url")
    .slice(0, LENGTH)
    .replaceAll("-", "A");

/**
 * Returns a text's stems as the index has them. The one index of all workspaces then never counts or reads rows of another one, and
 * a question takes as long as its own workspace is large.
 */
export function scopedWords(owner: Owner, text: string): string[] {
  const scope = scopeOf(owner);
  return stemsIn(text).map((stem) => `${scope}${stem}`);
}

export const scopedStems = (owner: Owner, stems: readonly string[]): string[] => {
  const scope = scopeOf(owner);
  return stems.map((stem) => `${scope}${stem}`);
};
