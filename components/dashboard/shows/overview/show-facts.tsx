import Link from "next/link";
import type { ReactNode } from "react";
import type { EventWire } from "@/lib/modules/shows/events/schema";

const PLAN_WORDS: Record<EventWire["plan"]["status"], string> = {
  none: "None",
  generating: "Generating draft",
  ready: "Ready",
  failed: "Draft failed",
};

type Show = Pick<EventWire, "slug" | "registrations_by_state" | "capacity" | "client_id"> & {
  plan: Pick<EventWire["plan"], "status" | "note"> & { segments: readonly unknown[] };
};

/** A show in a few numbers. */
export function ShowFacts({ show, base }: { show: Show; base: string }) {
  const { confirmed, waitlisted, pending_approval } = show.registrations_by_state;
  const waiting = [
    waitlisted > 0 && `${waitlisted} waitlisted`,
    pending_approval > 0 && `${pending_approval} pending approval`,
  ].filter(Boolean);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-line border-b pb-6 lg:grid-cols-4">
      <Fact label="Registrations" note={waiting.join(", ")}>
        <span className="tabular">
          {confirmed.toLocaleString("en")} confirmed
          {show.capacity !== null && ` of ${show.capacity.toLocaleString("en")}`}
        </span>
      </Fact>
      <Fact label="Run of show" note={show.plan.note ?? ""}>
        {PLAN_WORDS[show.plan.status]}
        {show.plan.segments.length > 0 && (
          <span className="tabular font-normal text-ink-muted"> · {show.plan.segments.length} segments</span>
        )}
      </Fact>
      <Fact label="Slug">
        <code className="break-all font-mono font-normal text-sm">{show.slug}</code>
      </Fact>
      <Fact label="Client">
        <Link href={`${base}/clients/${show.client_id}`} className="rounded-sm text-accent hover:underline">
          Open client
        </Link>
      </Fact>
    </dl>
  );
}

function Fact({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="mt-0.5 font-medium text-base">{children}</dd>
      {note && <dd className="text-ink-muted text-sm">{note}</dd>}
    </div>
  );
}
