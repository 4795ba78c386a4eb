import { Badge } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";

export type LoggedRequest = DataOf<"listRequests">[number];

/** Green for success, amber for a refusal, red for an error on our side. */
export function StatusBadge({ status }: { status: number }) {
  const tone = status < 400 ? "ok" : status < 500 ? "warn" : "danger";
  return (
    <Badge tone={tone} className="tabular">
      {status}
    </Badge>
  );
}

/** What sets a call apart: a dry run, a replayed answer, or a call from an agent's tool. */
export function Marks({ call }: { call: LoggedRequest }) {
  return (
    <>
      {call.dry_run && <Badge tone="accent">Dry run</Badge>}
      {call.replayed && <Badge tone="accent">Replayed</Badge>}
      {call.tool && <Badge>{call.tool}</Badge>}
      {call.agent && <Badge>{call.agent}</Badge>}
    </>
  );
}

/** Who made the call, in a few words. */
export const callerWords = ({ actor, key, source }: LoggedRequest): string => {
  if (key) return key.name || `…${key.last4}`;
  if (actor.type === "host") return "Host";
  return actor.name || (actor.type === "user" ? "Member" : actor.type === "system" ? "Showrunner" : source);
};
