import { readFileSync } from "node:fs";

/** Returns the program in the guide, which computes a show's numbers from the export. */
export function numbersProgram(): string {
  const guide = readFileSync("content/docs/guides/show-analytics.md", "utf8");
  const [, code = ""] = /```ts title="numbers.mts"\n([\s\S]*?)\n```/.exec(guide) ?? [];
  return code;
}

interface Figures extends Record<string, unknown> {
  retention: { on_stage: { people: unknown[] } | null }[];
  attendees: Record<string, unknown>[];
  sponsors: Record<string, unknown>[];
}

/**
 * Returns the members of the API's numbers that the program computes: sponsors have no pictures, people on stage are ids, and
 * reactions are those by kind.
 */
export function comparable({ as_of, reactions, retention, attendees, sponsors, ...figures }: Figures) {
  return {
    ...figures,
    sponsors: sponsors.map(({ stills, ...sponsor }) => sponsor),
    reactions: (reactions as { by_kind: object }).by_kind,
    retention: retention.map(({ on_stage, ...minute }) => ({
      ...minute,
      on_stage: on_stage && {
        ...on_stage,
        people: on_stage.people.map((person) => (person as { person_id: string }).person_id),
      },
    })),
    attendees: attendees.map(({ registration_id, ...attendee }) => attendee),
  };
}
