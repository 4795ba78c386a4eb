import type { BadgeTone } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";

export type Rehearsal = DataOf<"getRehearsal">;

type Told = Rehearsal["guests"][number]["invitation"]["state"];

export const TOLD_WORDS: Record<Told, string> = {
  not_told: "not invited yet",
  queued: "being told",
  told: "invited",
  outdated: "knows the former plan",
  called_off: "told that it is off",
  failed: "mail failed",
};

export const STATE_BADGES: Record<Rehearsal["state"], { label: string; tone: BadgeTone }> = {
  scheduled: { label: "Planned", tone: "accent" },
  done: { label: "Done", tone: "ok" },
  cancelled: { label: "Called off", tone: "neutral" },
};
