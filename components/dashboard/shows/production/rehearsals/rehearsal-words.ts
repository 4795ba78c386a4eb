import type { BadgeTone } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";

export type Rehearsal = DataOf<"getRehearsal">;

type NoticeState = Rehearsal["guests"][number]["invitation"]["state"];

export const NOTICE_WORDS: Record<NoticeState, string> = {
  not_told: "not invited yet",
  queued: "sending",
  told: "invited",
  outdated: "not told the new time",
  called_off: "cancellation sent",
  failed: "email failed",
};

export const STATE_BADGES: Record<Rehearsal["state"], { label: string; tone: BadgeTone }> = {
  scheduled: { label: "Scheduled", tone: "accent" },
  done: { label: "Done", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};
