import type { Readiness } from "./use-readiness";

/** The single next step for a show's crew. */
export type NextStep =
  | { do: "fix"; label: string; page: string }
  | { do: "publish" | "open_studio" | "notify_cancelled" | "duplicate" };

/** Returns a show's next step; undefined if there is none. */
export function nextStep({ state, checks }: Pick<Readiness, "state" | "checks">): NextStep | undefined {
  if (state === "cancelled") return { do: "notify_cancelled" };
  if (state === "ended") return { do: "duplicate" };
  if (state === "published" || state === "live") return { do: "open_studio" };
  if (state !== "draft") return undefined;
  const blocking = checks.filter(({ severity }) => severity === "blocking");
  const [first] = blocking;
  if (!first) return { do: "publish" };
  const label = blocking.length === 1 ? "Fix 1 problem" : `Fix ${blocking.length} problems`;
  return { do: "fix", label, page: first.mend.page };
}
