import clsx from "clsx";
import type { LucideIcon } from "lucide-react";
import { Ban, Eye, Mail, MailX, PencilLine, UserPlus } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Time } from "@/components/ui/time";
import { emailWords } from "../../../email-templates/email-words";
import { sourceWords } from "../../../parts/words/people-words";
import { MessageStateBadge } from "../../email/messages/message-state-badge";
import {
  actorWords,
  changeWords,
  fromWords,
  type HistoryEntry,
  stayWords,
  suppressedWords,
} from "./history-words";

interface PersonHistoryProps {
  entries: readonly HistoryEntry[];
  zone: string;
  base: string;
  /** Whether the viewer can read emails. */
  mayReadEmail: boolean;
}

const ICONS: Record<HistoryEntry["kind"], LucideIcon> = {
  registered: UserPlus,
  changed: PencilLine,
  mail: Mail,
  watched: Eye,
  unsubscribed: MailX,
  suppressed: Ban,
};

/** A registered person's history on one timeline, newest first. */
export function PersonHistory({ entries, zone, base, mayReadEmail }: PersonHistoryProps) {
  return (
    <ol className="flex flex-col">
      {entries.map((entry, place) => {
        const Icon = ICONS[entry.kind];
        const isLast = place === entries.length - 1;
        return (
          <li
            key={`${entry.kind}${entry.at}${"id" in entry ? entry.id : ""}${"request_id" in entry ? entry.request_id : ""}`}
            className="relative flex gap-3 pb-5"
          >
            {!isLast && <span aria-hidden className="absolute top-7 bottom-0 left-3.5 w-px bg-line" />}
            <span
              aria-hidden
              className={clsx(
                "grid size-7 shrink-0 place-items-center rounded-full ring-1 ring-line ring-inset",
                entry.kind === "suppressed" ? "bg-warn-soft text-warn" : "bg-surface-raised text-ink-muted",
              )}
            >
              <Icon className="size-3.5" />
            </span>
            <div className="min-w-0 flex-1 pt-0.5 text-base">
              <Said entry={entry} base={base} mayReadEmail={mayReadEmail} />
              <p className="text-ink-muted text-sm">
                <Time value={entry.at} zone={zone} format="full" />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface SaidProps {
  entry: HistoryEntry;
  base: string;
  mayReadEmail: boolean;
}

function Said({ entry, base, mayReadEmail }: SaidProps): ReactNode {
  switch (entry.kind) {
    case "registered":
      return <p className="font-medium">Registered · {sourceWords(entry.source)}</p>;
    case "changed":
      return (
        <>
          <p>
            <span className="font-medium">{changeWords(entry)}</span> {actorWords(entry)}
          </p>
          {fromWords(entry) && <p className="text-ink-muted text-sm">{fromWords(entry)}</p>}
          {entry.reason && <p className="text-ink-muted text-sm">“{entry.reason}”</p>}
        </>
      );
    case "mail":
      return (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {mayReadEmail ? (
              <Link href={`${base}/inbox/${entry.id}`} className="rounded-sm font-medium hover:underline">
                {emailWords(entry.mail)}
              </Link>
            ) : (
              <span className="font-medium">{emailWords(entry.mail)}</span>
            )}
            <MessageStateBadge state={entry.state} />
          </p>
          {entry.subject && <p className="truncate text-ink-muted text-sm">{entry.subject}</p>}
          {entry.why_not && <p className="text-sm text-warn">{entry.why_not}</p>}
        </>
      );
    case "watched":
      return (
        <p>
          <span className="font-medium">Joined the show</span> · {stayWords(entry.at, entry.until)}
        </p>
      );
    case "unsubscribed":
      return <p className="font-medium">Unsubscribed from this show’s emails</p>;
    case "suppressed":
      return <p className="font-medium">{suppressedWords(entry.why)}</p>;
  }
}
