import { plainOf, type Side } from "@/lib/calls";
import type { FieldCode } from "@/lib/operation/errors";
import { invalid, type Problem } from "@/lib/operation/problem";
import { namer } from "../stored/corrected-call";
import type { Corrections, StoredTranscript } from "../stored/stored-call";

/** What a request wants for a speaker, by the name that they have now. */
interface SpeakerChange {
  name: string;
  rename?: string | null | undefined;
  merge_into?: string | undefined;
  side?: Side | null | undefined;
}

/**
 * Returns corrections with these changes of speakers, one after the other.
 * @throws `validation_error` with the field of the change that isn't possible
 */
export function correctSpeakers(
  transcript: StoredTranscript,
  corrections: Corrections,
  changes: readonly SpeakerChange[],
): Corrections {
  const speakers = new Speakers(transcript, corrections);
  for (const [index, change] of changes.entries())
    speakers.apply(change, (field, code) => invalid({ [`speakers.${index}.${field}`]: code }));
  return speakers.corrections();
}

type Refusal = (field: string, code: FieldCode) => Problem;

const keyOf = (name: string): string => plainOf(name).toLowerCase();

class Speakers {
  /** Current names by label. Labels that this transcript doesn't have keep their names for another one. */
  readonly #names: Map<string, string>;
  readonly #labels: readonly string[];
  readonly #sides: Map<string, { name: string; side: Side }>;

  constructor(
    { lines }: StoredTranscript,
    readonly was: Corrections,
  ) {
    this.#labels = [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))];
    const name = namer(was);
    this.#names = new Map([
      ...(was.speakers ?? []).map((one) => [one.label, one.name] as const),
      ...this.#labels.map((label) => [label, name(label)] as const),
    ]);
    this.#sides = new Map((was.sides ?? []).map((one) => [keyOf(one.name), one]));
  }

  apply({ name, rename, merge_into: into, side }: SpeakerChange, refuse: Refusal): void {
    let current = this.#current(name);
    if (current === undefined) throw refuse("name", "not_found");
    if (rename !== undefined && into !== undefined) throw refuse("merge_into", "not_allowed");
    if (into !== undefined) current = this.#merge(current, into, refuse);
    if (rename === null) current = this.#reset(current, refuse);
    else if (rename !== undefined) current = this.#rename(current, plainOf(rename), refuse);
    if (side === null) this.#sides.delete(keyOf(current));
    else if (side !== undefined) this.#sides.set(keyOf(current), { name: current, side });
  }

  corrections(): Corrections {
    const { speakers: _speakers, sides: _sides, ...others } = this.was;
    const renamed = [...this.#names].filter(([label, name]) => label !== name);
    return {
      ...others,
      ...(renamed.length > 0 && { speakers: renamed.map(([label, name]) => ({ label, name })) }),
      ...(this.#sides.size > 0 && { sides: [...this.#sides.values()] }),
    };
  }

  #current = (name: string): string | undefined =>
    this.#labels.map((label) => this.#names.get(label) ?? label).find((one) => keyOf(one) === keyOf(name));

  #labelsOf = (name: string): string[] =>
    this.#labels.filter((label) => keyOf(this.#names.get(label) ?? label) === keyOf(name));

  #rename(from: string, to: string, refuse: Refusal): string {
    if (to === "") throw refuse("rename", "invalid");
    if (keyOf(to) !== keyOf(from) && this.#current(to) !== undefined) throw refuse("rename", "duplicate");
    for (const label of this.#labelsOf(from)) this.#names.set(label, to);
    const side = this.#sides.get(keyOf(from));
    this.#sides.delete(keyOf(from));
    if (side) this.#sides.set(keyOf(to), { name: to, side: side.side });
    return to;
  }

  #merge(from: string, into: string, refuse: Refusal): string {
    const target = this.#current(into);
    if (target === undefined) throw refuse("merge_into", "not_found");
    if (keyOf(target) === keyOf(from)) throw refuse("merge_into", "duplicate");
    for (const label of this.#labelsOf(from)) this.#names.set(label, target);
    this.#sides.delete(keyOf(from));
    return target;
  }

  /** Takes renames and merges back. The speaker is then the first of the labels. */
  #reset(from: string, refuse: Refusal): string {
    const labels = this.#labelsOf(from);
    const others = this.#labels.filter((label) => !labels.includes(label));
    const isTaken = labels.some((label) =>
      others.some((other) => keyOf(this.#names.get(other) ?? other) === keyOf(label)),
    );
    if (isTaken) throw refuse("rename", "duplicate");
    for (const label of labels) this.#names.set(label, label);
    const side = this.#sides.get(keyOf(from));
    this.#sides.delete(keyOf(from));
    const [first = from] = labels;
    if (side) this.#sides.set(keyOf(first), { name: first, side: side.side });
    return first;
  }
}
