import { Badge, type BadgeTone } from "@/components/ui/badge";
import { type PersonRow, type PersonState, STATE_WORDS } from "../../../parts/words/people-words";

const TONES: Record<PersonState, BadgeTone> = {
  confirmed: "ok",
  waitlisted: "accent",
  pending_approval: "warn",
  cancelled: "neutral",
};

/** A person's registration state. */
export function PersonStateBadge({ person }: { person: Pick<PersonRow, "state" | "held_until"> }) {
  if (person.held_until) return <Badge tone="warn">Spot held</Badge>;
  return <Badge tone={TONES[person.state]}>{STATE_WORDS[person.state]}</Badge>;
}
