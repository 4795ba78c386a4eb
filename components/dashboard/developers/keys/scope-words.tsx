"use client";

import { scopesInWords } from "@/lib/modules/developers/keys/scope-vocabulary";

/** Permissions in a word or two. The tooltip lists each scope. */
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
