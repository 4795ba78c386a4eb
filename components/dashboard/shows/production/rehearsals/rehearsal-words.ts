import type { BadgeTone } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";

export type Rehearsal = DataOf<"getRehearsal">;

type Told = Rehearsal["guests"][number]["invitation"]["state"];

export const TOLD_WORDS: Record<Told, string> = {
  not_told: "not invited yet",
  queued: "sending",
  told: "invited",
  outdated: "has the previous time",
  called_off: "cancellation sent",
  failed: "email failed",
};

export const STATE_BADGES: Record<Rehearsal["state"], { label: string; tone: BadgeTone }> = {
  scheduled: { label: "Scheduled", tone: "accent" },
  done: { label: "Done", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};
