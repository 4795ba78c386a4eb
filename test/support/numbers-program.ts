import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns the program in the guide, which computes a show's numbers from the export. */
export function numbersProgram(): string {
  const guide = readFileSync("content/docs/guides/show-analytics.md", "utf8");
  const [, code = ""] = /```ts title="numbers.mts"\n([\s\S]*?)\n```/.exec(guide) ?? [];
  return code;
}

/** Runs the guide's program on an export in NDJSON, and returns what it prints. */
export function recomputed(events: string): ReturnType<typeof comparable> {
  const folder = mkdtempSync(join(tmpdir(), "showrunner-numbers-"));
  try {
    writeFileSync(join(folder, "events.ndjson"), events);
    writeFileSync(join(folder, "numbers.mts"), numbersProgram());
    return JSON.parse(execFileSync(process.execPath, ["numbers.mts"], { cwd: folder, encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
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
