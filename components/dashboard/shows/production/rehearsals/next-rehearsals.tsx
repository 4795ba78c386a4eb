import Link from "next/link";
import { Time } from "@/components/ui/time";
import type { Rehearsal } from "./rehearsal-words";

interface NextRehearsalsProps {
  /** Scheduled rehearsals, next first. */
  rehearsals: readonly Rehearsal[];
  timezone: string;
  /** URL of the rehearsals page. */
  href: string;
}

const invitedOf = ({ guests }: Rehearsal): string => {
  if (guests.length === 0) return "no guests yet";
  const invited = guests.filter(({ invitation }) => invitation.state === "told").length;
  return `${invited} of ${guests.length} invited`;
};

/** Upcoming rehearsals, on the show's overview. */
export function NextRehearsals({ rehearsals, timezone, href }: NextRehearsalsProps) {
  return (
    <ul className="flex flex-col gap-1.5 text-base">
      {rehearsals.map((rehearsal) => (
        <li key={rehearsal.id} className="flex flex-wrap gap-x-3">
          <Link href={href} className="rounded-sm font-medium hover:underline">
            <Time value={rehearsal.starts_at} zone={timezone} format="long" />
          </Link>
          <span className="text-ink-muted">
            {rehearsal.duration_min} min · {invitedOf(rehearsal)}
          </span>
        </li>
      ))}
    </ul>
  );
}
