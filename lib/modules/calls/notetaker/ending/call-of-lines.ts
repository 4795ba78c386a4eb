import { distinctNames } from "@/lib/calls";
import type { Call, Participant, Segment } from "@/lib/calls/call";
import { iso } from "@/lib/platform/runtime/clock";
import type { HeardLine } from "./heard-lines";

interface Meeting {
  title: string;
  language: string;
  timezone: string | null;
  joinedAt: Date;
}

/** Longer than this between two lines of a person is a new line. */
const PAUSE_MS = 2_000;
const MOST_CHARACTERS = 1_000;

/**
 * Returns the call that a notetaker heard. Each track belongs to one person, so it's known who said what. Hosts are ours;
 * about guests, who may be colleagues or customers, nothing is assumed.
 */
export function callOfLines(meeting: Meeting, lines: readonly HeardLine[]): Call {
  const names = distinctNames(lines.map(({ personId, name }) => ({ id: personId, name })));
  const segments: Segment[] = [];
  let last: HeardLine | undefined;
  for (const line of lines) {
    const previous = segments.at(-1);
    const end = seconds(meeting, line.endedAt);
    if (previous && last && continues(last, line) && previous.text.length < MOST_CHARACTERS) {
      previous.text += ` ${line.text.trim()}`;
      previous.end_sec = end;
    } else
      segments.push({
        speaker: names.get(line.personId) ?? line.name,
        text: line.text.trim(),
        start_sec: seconds(meeting, line.startedAt),
        end_sec: end,
      });
    last = line;
  }
  return {
    segments,
    title: meeting.title,
    participants: participantsOf(names),
    started_at: iso(meeting.joinedAt),
    ...(meeting.timezone ? { timezone: meeting.timezone } : {}),
    language: meeting.language,
  };
}

const continues = (last: HeardLine, line: HeardLine): boolean =>
  last.personId === line.personId && line.startedAt.getTime() - last.endedAt.getTime() < PAUSE_MS;

const seconds = ({ joinedAt }: Meeting, at: Date): number =>
  Math.max(0, Math.round((at.getTime() - joinedAt.getTime()) / 100) / 10);

const participantsOf = (names: ReadonlyMap<string, string>): Participant[] =>
  [...names].map(([person, name]) => (person.startsWith("host-") ? { name, side: "ours" } : { name }));
