import type { Embedding } from "@/lib/providers/embeddings";

/** Returns whether questions of a show in this language are grouped by meaning, and if not, why. */
export function groupingOf(
  { reason, languages }: Pick<Embedding, "reason" | "languages">,
  language: string,
): { reason: string | null } {
  if (reason !== null) return { reason };
  const known = languages === null || languages.includes(language.toLowerCase().split("-")[0] ?? "");
  return {
    reason: known
      ? null
      : `Similar questions can be grouped in ${languages.join(", ")}; this show is in ${language}.`,
  };
}
