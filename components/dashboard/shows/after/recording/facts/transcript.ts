import type { DataOf } from "@/lib/client/wire-types";

export type Transcript = DataOf<"getTranscript">;
/** What one person said without a break. */
export type Line = NonNullable<Transcript["segments"]>[number];

export const speakerName = ({ name }: Pick<Line, "name">): string => name ?? "Unnamed speaker";

/** Who speaks in a transcript, each once, by the name of their last line. */
export function speakersOf(lines: readonly Line[]): { value: string; label: string }[] {
  const names = new Map(lines.map((line) => [line.person_id, speakerName(line)]));
  return [...names].map(([value, label]) => ({ value, label }));
}
