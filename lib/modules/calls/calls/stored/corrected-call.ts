import type { Call, Participant, Transcript } from "@/lib/calls";
import type { Corrections, GivenFacts, StoredCall, StoredTranscript } from "./stored-call";

/** Returns a read transcript as it's stored. */
export const storedTranscript = ({ lines, ends, roles }: Transcript): StoredTranscript => ({
  lines: lines.map(({ speaker, text, start_sec }, index) => ({
    ...{ speaker, text, start_sec },
    end_sec: ends[index] ?? null,
  })),
  roles: [...roles].map(([speaker, role]) => ({ speaker, role })),
});

/** A stored call, whose language may not be recognized yet. */
type CallWords = Omit<StoredCall, "language"> & { language?: string };

/** Returns a stored call as `lib/calls` reads it, with its corrections. Its lines keep their numbers. */
export function correctedCall({ transcript, given, corrections, ...recognized }: CallWords): Call {
  const name = namer(corrections);
  const roles = new Map(transcript.roles.map(({ speaker, role }) => [speaker, role]));
  const facts = correctedFacts(given, corrections);
  return {
    ...recognized,
    ...facts,
    participants: withSides(facts.participants ?? [], corrections),
    segments: transcript.lines.map(({ speaker, ...line }) => {
      const role = speaker === null ? undefined : roles.get(speaker);
      return { ...line, speaker: speaker && name(speaker), ...(role !== undefined && { role }) };
    }),
  };
}

/** Returns what is known about a call, where a correction counts more. */
export const correctedFacts = (
  { title, participants, started_at, timezone, language }: GivenFacts,
  corrections: Corrections,
): GivenFacts => ({
  ...defined({
    title: corrections.title ?? title,
    participants: renamed(corrections.participants ?? participants, corrections),
    started_at: corrections.started_at ?? started_at,
    timezone: corrections.timezone ?? timezone,
    language,
  }),
});

/** Returns the name that a label stands for. */
export function namer({ speakers = [] }: Corrections): (label: string) => string {
  const names = new Map(speakers.map(({ label, name }) => [label.toLowerCase(), name]));
  return (label) => names.get(label.toLowerCase()) ?? label;
}

/** Two participants whose names have become one are one; what was sent about the one of that name counts more. */
function renamed(
  participants: readonly Participant[] | undefined,
  { participant_names: names = [] }: Pick<Corrections, "participant_names">,
): Participant[] | undefined {
  if (!participants || names.length === 0) return participants && [...participants];
  const known = new Map(names.map(({ given, name }) => [given.toLowerCase(), name]));
  const merged = new Map<string, Participant>();
  for (const participant of participants) {
    const name = known.get(participant.name.toLowerCase()) ?? participant.name;
    const other = merged.get(name.toLowerCase());
    const isOwn = name === participant.name;
    merged.set(name.toLowerCase(), {
      ...(isOwn ? other : participant),
      ...(isOwn ? participant : other),
      name,
    });
  }
  return [...merged.values()];
}

/** A corrected side counts more than that of a participant with that name. */
function withSides(
  participants: readonly Participant[],
  { sides = [] }: Pick<Corrections, "sides">,
): Participant[] {
  const corrected = new Map(sides.map(({ name, side }) => [name.toLowerCase(), side]));
  const known = participants.map((one) => {
    const side = corrected.get(one.name.toLowerCase());
    return side ? { ...one, side } : one;
  });
  const others = sides.filter(
    ({ name }) => !participants.some((one) => one.name.toLowerCase() === name.toLowerCase()),
  );
  return [...known, ...others];
}

const defined = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
