import { Check, Circle, CircleAlert } from "lucide-react";
import type { DataOf } from "@/lib/client/wire-types";

export type GuestRecord = DataOf<"listGuests">[number];
type Readiness = GuestRecord["readiness"];

type Step = "done" | "open" | "wrong";

const INVITED: Record<Readiness["invitation"]["state"], { step: Step; says: string }> = {
  none: { step: "open", says: "Not invited" },
  draft: { step: "open", says: "Draft" },
  scheduled: { step: "open", says: "Scheduled" },
  queued: { step: "done", says: "Sending" },
  sent: { step: "done", says: "Invited" },
  failed: { step: "wrong", says: "Not delivered" },
};

const CHECKED: Record<Readiness["technical_check"]["state"], { step: Step; says: string }> = {
  none: { step: "open", says: "Not tested" },
  passed: { step: "done", says: "Tested" },
  failed: { step: "wrong", says: "Test failed" },
  expired: { step: "open", says: "Test expired" },
};

const RECORDED: Record<Readiness["recording_consent"]["state"], { step: Step; says: string }> = {
  unasked: { step: "open", says: "Recording consent pending" },
  given: { step: "done", says: "Agreed to recording" },
  refused: { step: "wrong", says: "Declined recording" },
};

const stepsOf = ({ invitation, opened, confirmed_at, technical_check, recording_consent }: Readiness) => [
  INVITED[invitation.state],
  { step: opened ? "done" : "open", says: opened ? "Opened" : "Not opened" } as const,
  { step: confirmed_at ? "done" : "open", says: confirmed_at ? "Confirmed" : "Not confirmed" } as const,
  CHECKED[technical_check.state],
  RECORDED[recording_consent.state],
];

const ICONS = { done: Check, open: Circle, wrong: CircleAlert };
const TONES = { done: "text-ok", open: "text-ink-muted", wrong: "text-danger" };

/** A guest's progress: invited, opened, confirmed, tested, asked about recording. */
export function GuestReadiness({ readiness }: { readiness: Readiness }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {stepsOf(readiness).map(({ step, says }) => {
        const Icon = ICONS[step];
        return (
          <li key={says} className={`flex items-center gap-1 whitespace-nowrap ${TONES[step]}`}>
            <Icon className="size-3.5 shrink-0" aria-hidden />
            {says}
          </li>
        );
      })}
    </ul>
  );
}
