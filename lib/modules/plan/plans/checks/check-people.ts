import { nameKey } from "@/lib/modules/people/guests";
import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";
import { findingOf } from "./finding-of";
import type { PlanSurroundings } from "./plan-surroundings";

type FoundProblem = Pick<Finding, "code" | "severity" | "message" | "mend">;

/** Segment types that need a person. */
const SPOKEN: readonly string[] = ["talk", "interview", "panel", "demo"];

/** Checks that everyone with a segment exists, and that everyone on the roster has a segment. */
export function checkPeople({ segments }: PlanInput, around: PlanSurroundings): Finding[] {
  const named = segments.flatMap((segment, index) => {
    const problem =
      segment.assignee === null ? unassigned(segment.type) : aboutAssignee(segment.assignee, around);
    return problem ? [findingOf(segments, index, "assignee", problem)] : [];
  });
  const busy = new Set(segments.flatMap(({ assignee }) => personOf(assignee, around)?.id ?? []));
  // A panel is one segment with many people, but only one can be assigned.
  const hasPanel = segments.some(({ type }) => type === "panel");
  const idle = hasPanel ? [] : around.people.filter(({ id, accepted }) => accepted && !busy.has(id));
  return [...named, ...(segments.length > 0 ? idle.map(withoutPart) : [])];
}

const personOf = (assignee: string | null, { people }: PlanSurroundings) =>
  assignee === null
    ? undefined
    : people.find(({ id, name }) => id === assignee || nameKey(name) === nameKey(assignee));

function aboutAssignee(assignee: string, around: PlanSurroundings): FoundProblem | undefined {
  if (assignee === "host" || (around.hostName && nameKey(assignee) === nameKey(around.hostName))) return;
  const person = personOf(assignee, around);
  if (person?.accepted) return;
  if (person)
    return {
      code: "not_accepted",
      severity: "warning",
      message: `${person.name} was proposed as a guest but isn't accepted yet.`,
      mend: `Accept ${person.name} as a guest (\`updateEvent({ guests: [{ id: "${person.id}", accepted: true }] })\`), or assign the segment to someone else.`,
    };
  const isId = assignee.startsWith("gst_");
  return {
    code: "unknown_person",
    severity: isId ? "error" : "warning",
    message: isId ? "This person isn't a guest of the show." : `No guest is named ${assignee}.`,
    mend: isId
      ? 'Assign the segment to a guest of the show, to the host (`"host"`) or to no one (`null`).'
      : `Add ${assignee} as a guest (\`createGuest\`), or assign the segment to a guest of the show.`,
  };
}

const unassigned = (type: string): FoundProblem | undefined =>
  SPOKEN.includes(type)
    ? {
        code: "nobody_assigned",
        severity: "info",
        message: "This segment has no assignee.",
        mend: 'Assign a guest (`assignee: "gst_…"`) or the host (`assignee: "host"`).',
      }
    : undefined;

const withoutPart = ({ id, name }: PlanSurroundings["people"][number]): Finding => ({
  code: "guest_without_part",
  severity: "warning",
  path: "segments",
  segment_id: null,
  message: `${name} is a guest but has no segment.`,
  mend: `Assign a segment to ${name} (\`assignee: "${id}"\`), or remove ${name} from the show.`,
});
