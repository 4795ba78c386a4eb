"use client";

import { scopesInWords } from "@/lib/modules/developers/keys/scope-vocabulary";

/** What somebody may do, in a word or two; the tooltip names each scope. */
export function ScopeWords({ scopes }: { scopes: readonly string[] }) {
  return (
    <button
      type="button"
      data-tip={scopes.join(", ")}
      aria-description={scopes.join(", ")}
      className="cursor-help rounded-sm underline decoration-line-strong decoration-dotted underline-offset-4"
    >
      {scopesInWords(scopes)}
    </button>
  );
}
