import Link from "next/link";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Time } from "@/components/ui/time";
import type { EventWire } from "@/lib/modules/shows/events/schema";

const PLAN_WORDS: Record<EventWire["plan"]["status"], string> = {
  none: "None",
  generating: "Generating draft",
  ready: "Ready",
  failed: "Draft failed",
};

type Show = Pick<
  EventWire,
  "registrations_by_state" | "capacity" | "starts_at" | "timezone" | "client_id"
> & { plan: Pick<EventWire["plan"], "status" | "note"> & { segments: readonly unknown[] } };

/** What a show is, in a few numbers. */
export function ShowFacts({ show, base }: { show: Show; base: string }) {
  const { confirmed, waitlisted, pending_approval } = show.registrations_by_state;
  const waiting = [
    waitlisted > 0 && `${waitlisted} waitlisted`,
    pending_approval > 0 && `${pending_approval} pending approval`,
  ].filter(Boolean);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-line border-y py-5 lg:grid-cols-4">
      <Fact label="Starts">
        {show.starts_at ? (
          <Time value={show.starts_at} zone={show.timezone} format="long" />
        ) : (
          "To be announced"
        )}
      </Fact>
      <Fact label="Registrations" note={waiting.join(", ")}>
        <span className="tabular">
          {confirmed.toLocaleString("en")}
          {show.capacity !== null && ` of ${show.capacity.toLocaleString("en")}`}
        </span>
      </Fact>
      <Fact label="Run of show" note={show.plan.note ?? ""}>
        {PLAN_WORDS[show.plan.status]}
        {show.plan.segments.length > 0 && (
          <span className="tabular font-normal text-ink-muted"> · {show.plan.segments.length} segments</span>
        )}
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

const LINKS = [
  { name: "studio", label: "Studio", words: "Anyone with this link can host the show." },
  { name: "signup_page", label: "Signup page", words: "Share this link to collect registrations." },
  {
    name: "viewer_link",
    label: "Viewer page",
    words: "Lobby and show. Registered people have a personal link.",
  },
] as const;

/** The addresses of a show, for opening and for passing on. */
export function ShowAddresses({ links }: { links: EventWire["links"] }) {
  return (
    <ul className="border-line border-t">
      {LINKS.map(({ name, label, words }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-2 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
        >
          <span className="max-sm:col-span-2">
            <span className="font-medium text-base">{label}</span>
            <span className="block text-ink-muted text-xs">{words}</span>
          </span>
          <a
            href={links[name]}
            target="_blank"
            rel="noreferrer"
            className="min-w-0 truncate rounded-sm font-mono text-accent text-sm hover:underline"
          >
            {links[name]}
          </a>
          <CopyButton value={links[name]} label={`Copy ${label.toLowerCase()} link`} />
        </li>
      ))}
    </ul>
  );
}
