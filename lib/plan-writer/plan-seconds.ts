import type { PlanBrief } from "./brief";
import type { Outline } from "./outline";
import { agendaSeconds } from "./read/agenda-seconds";

const HOUR = 3_600;
const LIGHTNING_TALK = 600;
const UNTIMED_PART = 300;
const BREAK = 600;
const MIN = 60;

/** Only the number of guests matters. */
type GivenBrief = Pick<PlanBrief, "seconds"> & { guests: readonly unknown[] };

/**
 * Returns the plan's length: as set on the event, otherwise the sum of its agenda, otherwise as stated in the
 * brief, otherwise a default.
 */
export function planSeconds(outline: Outline, brief: GivenBrief): number {
  return Math.max(
    MIN,
    Math.round(brief.seconds ?? agendaSeconds(outline) ?? outline.length?.seconds ?? usual(outline, brief)),
  );
}

function usual(outline: Outline, brief: GivenBrief): number {
  if (outline.shape === "lightning") {
    const speakers = Math.max(
      brief.guests.length,
      outline.people.filter(({ role }) => role === "guest").length,
    );
    return Math.min(HOUR, LIGHTNING_TALK * Math.max(1, speakers));
  }
  const known = outline.agenda.reduce((sum, { seconds }) => sum + (seconds ?? UNTIMED_PART), 0);
  return Math.max(HOUR + breaksIn(outline), known);
}

/** Requested breaks come on top of the show's usual length. */
function breaksIn({ requests }: Outline): number {
  const breaks = requests.filter(({ what, wanted }) => what === "break" && wanted);
  return breaks.reduce((sum, { about, count, seconds }) => {
    const isLunch = about !== null;
    return sum + (isLunch ? (seconds ?? HOUR) : (count ?? 1) * (seconds ?? BREAK));
  }, 0);
}
