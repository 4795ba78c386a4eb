import type { SpokenLine } from "@/lib/modules/after/playback";
import type { FieldCode } from "@/lib/operation/errors";
import { invalid, type Problem } from "@/lib/operation/problem";
import { fitsIn } from "@/lib/stage/plain-text";
import { type CorrectionWire, MAX_SEGMENT_CHARACTERS } from "../schema";
import { secondsOf } from "../seconds-of";
import { replaceWords } from "./replace-words";

type Part = "segment_id" | "at_sec" | "text" | "from" | "to" | "person_id";

/** Refuses a field of a correction. */
type Refuse = (part: Part, code: FieldCode) => Problem;

/**
 * Applies corrections in order. Returns the lines as they are then, in the same order; those that stay the same are the
 * same objects.
 * @throws `validation_error` with the field of the correction that can't be applied
 */
export function applyCorrections(
  lines: readonly SpokenLine[],
  corrections: readonly CorrectionWire[],
): SpokenLine[] {
  return corrections.reduce<SpokenLine[]>(
    (current, correction, index) => {
      const refuse: Refuse = (part, code) => invalid({ [`corrections.${index}.${part}`]: code });
      requireComplete(correction, refuse);
      return applyOne(current, correction, refuse);
    },
    [...lines],
  );
}

function requireComplete(
  { segment_id, at_sec, text, from, to, person_id, name }: CorrectionWire,
  refuse: Refuse,
) {
  if (segment_id !== undefined && at_sec !== undefined) throw refuse("at_sec", "not_allowed");
  if (text !== undefined && from !== undefined) throw refuse("from", "not_allowed");
  if (from !== undefined && to === undefined) throw refuse("to", "required");
  if (to !== undefined && from === undefined) throw refuse("from", "required");
  if ((text ?? from ?? person_id ?? name) === undefined) throw refuse("text", "required");
  const isOfOne = (text ?? person_id ?? name) !== undefined;
  const isNamed = (segment_id ?? at_sec) !== undefined;
  if (isOfOne && !isNamed && !isName({ text, from, person_id, name })) throw refuse("segment_id", "required");
}

/** Whether it says how a person is called, throughout. */
const isName = ({
  text,
  from,
  person_id,
  name,
}: Pick<CorrectionWire, "text" | "from" | "person_id" | "name">): boolean =>
  person_id !== undefined && name !== undefined && (text ?? from) === undefined;

function applyOne(lines: SpokenLine[], correction: CorrectionWire, refuse: Refuse): SpokenLine[] {
  const target = targetOf(lines, correction, refuse);
  const speaker = speakerOf(lines, correction, refuse);
  const isTheirs = ({ personId, text }: SpokenLine) => personId === correction.person_id && text !== "";
  const isMeant = target ? (line: SpokenLine) => line === target : isName(correction) ? isTheirs : () => true;
  let isFound = false;
  const corrected = lines.map((line) => {
    if (!isMeant(line)) return line;
    const text = textOf(line, correction);
    if (text === null) return line;
    isFound = true;
    if (!fitsIn(text, MAX_SEGMENT_CHARACTERS)) throw refuse("to", "too_long");
    const next = { ...line, ...speaker, text };
    return isSame(line, next) ? line : next;
  });
  if (!isFound) throw refuse(correction.from === undefined ? "person_id" : "from", "not_found");
  return corrected;
}

/** The line that the correction names; null for all lines, or all of a person. */
function targetOf(
  lines: readonly SpokenLine[],
  { segment_id, at_sec }: CorrectionWire,
  refuse: Refuse,
): SpokenLine | null {
  if (segment_id !== undefined) {
    const line = lines.find(({ id }) => id === segment_id);
    if (!line) throw refuse("segment_id", "not_found");
    return line;
  }
  if (at_sec === undefined) return null;
  const line = lines.findLast(
    ({ fromMs, toMs, text }) => text.trim() !== "" && secondsOf(fromMs) <= at_sec && at_sec < secondsOf(toMs),
  );
  if (!line) throw refuse("at_sec", "not_found");
  return line;
}

function speakerOf(
  lines: readonly SpokenLine[],
  { person_id, name }: CorrectionWire,
  refuse: Refuse,
): { personId?: string; speaker?: string | null } {
  if (person_id === undefined) return name === undefined ? {} : { speaker: name };
  const spoken = lines.findLast(({ personId }) => personId === person_id);
  if (!spoken) throw refuse("person_id", "not_found");
  return { personId: person_id, speaker: name ?? spoken.speaker };
}

/** The line's text after the correction; null if it doesn't have the words to replace. */
function textOf(line: SpokenLine, { text, from, to }: CorrectionWire): string | null {
  if (from !== undefined) return replaceWords(line.text, from, to ?? "");
  return text?.trim() ?? line.text;
}

/** Whether a person reads the same of both. */
export const isSame = (one: SpokenLine, other: SpokenLine): boolean =>
  one.text === other.text && one.personId === other.personId && one.speaker === other.speaker;
