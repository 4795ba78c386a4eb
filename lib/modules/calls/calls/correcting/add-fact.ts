import { type Call, readTranscript, sentencesOf } from "@/lib/calls";
import type { FieldCode } from "@/lib/operation/errors";
import type { Problem } from "@/lib/operation/problem";
import { type FactChange, type FactKind, type FactValuesGiven, MEMBERS_OF } from "../facts-schema";
import { factAt } from "../stored/added-facts";
import { correctedCall } from "../stored/corrected-call";
import { addedId, type Fact, identityOf, isSaid, LISTS, placeKey, textOf } from "../stored/fact-ids";
import type { FactCorrection, StoredAnalysis, StoredCall } from "../stored/stored-call";

type Refusal = (field: string, code: FieldCode) => Problem;

/** What a kind needs. The rest may be left open. */
const NEEDED: Readonly<Partial<Record<FactKind, keyof FactValuesGiven>>> = {
  ...({ next_step: "what", number: "amount", competitor: "name", date: "date", risk: "reason" } as const),
};

/** Of one call: the analysis has them all. */
const MAX_ADDED = 500;

interface Known {
  words: CallWords;
  analysis: StoredAnalysis | null;
  /** What was corrected so far, also in this request. */
  facts: ReadonlyMap<string, FactCorrection>;
}

/** A call's lines, read when the first fact is added. */
export class CallWords {
  #sentences: ReadonlyMap<number, string[]> | undefined;
  readonly segments: NonNullable<Call["segments"]>;

  constructor(private readonly stored: StoredCall) {
    this.segments = correctedCall(stored).segments ?? [];
  }

  sentencesOf(line: number): readonly string[] {
    this.#sentences ??= this.#read();
    return this.#sentences.get(line) ?? [];
  }

  #read(): ReadonlyMap<number, string[]> {
    const all = new Map<number, string[]>();
    const transcript = readTranscript(correctedCall(this.stored));
    for (const { line, text } of sentencesOf(transcript, this.stored.language))
      all.set(line, [...(all.get(line) ?? []), text]);
    return all;
  }
}

/**
 * Returns what a person adds as a correction that has its sentence and all its members.
 * @throws `validation_error`
 */
export function addedFact(
  { kind, line, quote: said }: NonNullable<FactChange["add"]>,
  given: FactValuesGiven,
  { words, analysis, facts }: Known,
  refuse: Refusal,
): FactCorrection {
  const needed = NEEDED[kind];
  if (needed && (given[needed] ?? null) === null) throw refuse(`set.${needed}`, "required");
  const { segments } = words;
  const quote = sentenceOf(words, line, said, refuse);
  const place = { line, quote };
  const fact = factAt(kind, given, place, segments);
  const identity = identityGiven(kind, given) ?? identityOf(kind, fact);
  const saysElse = ({ set = {}, removed }: FactCorrection): boolean =>
    !removed &&
    (identityGiven(kind, set) ?? identityOf(kind, factAt(kind, set, place, segments))) !== identity;
  const id = freeId(kind, place, identity, (taken) => {
    const one = facts.get(taken);
    return one !== undefined && saysElse(one);
  });
  const beside = (analysis?.[LISTS[kind]] ?? []).filter(
    (one) => one.id !== id && one.evidence.some((other) => placeKey(other) === placeKey(place)),
  );
  const before = facts.get(id);
  if ([...facts.values()].filter(({ added }) => added).length >= MAX_ADDED) throw refuse("add", "too_many");
  const isThere = before ? !before.removed : beside.some((one) => isSaid(kind, one, identity));
  if (isThere) throw refuse("add", "duplicate");
  const justAdded = [...facts.values()].filter(
    (one) => one.added && one.kind === kind && one.id !== id && placeKey(one) === placeKey(place),
  );
  return {
    ...{ id, kind, ...place, start_sec: segments[line - 1]?.start_sec ?? null, identity },
    ...{ isAlone: beside.length + justAdded.length === 0, text: textOf(kind, fact), added: true },
    set: Object.fromEntries(MEMBERS_OF[kind].map((member) => [member, fact[member as keyof Fact]])),
  };
}

/** The id of what is added. One that was added with the same value and says something else by now keeps its own. */
function freeId(
  kind: FactKind,
  place: { line: number; quote: string },
  identity: string,
  isTaken: (id: string) => boolean,
): string {
  let id = addedId(kind, place, identity);
  for (let times = 2; isTaken(id); times += 1) id = addedId(kind, place, `${identity} ${times}`);
  return id;
}

/** A sentence may mean two days, or have two risks. */
const identityGiven = (kind: FactKind, { date, reason }: FactValuesGiven): string | null | undefined =>
  kind === "date" ? date : kind === "risk" ? reason : null;

/** The sentence of a line that has what was said. Without full stops, what was said may be more than what we cut it into. */
function sentenceOf(words: CallWords, line: number, said: string | undefined, refuse: Refusal): string {
  const sentences = words.sentencesOf(line);
  const [only, ...others] = sentences;
  if (only === undefined) throw refuse("add.line", "not_found");
  if (said === undefined) {
    if (others.length > 0) throw refuse("add.quote", "required");
    return only;
  }
  const whole = sentences.find((one) => one === said) ?? sentences.find((one) => one.includes(said));
  if (whole !== undefined) return whole;
  if (!words.segments[line - 1]?.text.includes(said)) throw refuse("add.quote", "not_found");
  return said;
}
