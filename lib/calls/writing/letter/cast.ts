import type { Line } from "../../call";
import { isSamePerson } from "../../transcript/people";
import type { Heard } from "../heard";
import { nameFrom } from "../wording/inline";

/** Who writes, to whom, and how everyone is called. */
export interface Cast {
  /** The label of the only one on our side; null if there are several, or none is known. */
  writer: string | null;
  /** The label of the only one on the customer's side. */
  reader: string | null;
  ours: ReadonlySet<string>;
  customers: readonly string[];
  /** Whether they say "du". */
  informal: boolean;
  /** A name as it's written in a sentence; null for "speaker 2". */
  called: (label: string) => string | null;
  fullName: (label: string) => string | null;
}

export function castOf({ call, transcript, analysis }: Heard, contact?: string): Cast {
  const side = (wanted: "ours" | "customer") =>
    analysis.people.filter((one) => one.side === wanted).map(({ name }) => name);
  const [ours, customers] = [side("ours"), side("customer")];
  const silent = (call.participants ?? []).filter(
    (one) => one.side === "customer" && !analysis.people.some(({ name }) => isSamePerson(name, one.name)),
  );
  const unsure = analysis.people.some((one) => one.side === null);
  const everyone = [...analysis.people.map(({ name }) => name), ...silent.map(({ name }) => name)];
  const fullName = (label: string): string | null => nameFrom(label);
  const called = (label: string): string | null => {
    const full = fullName(label);
    const [first] = full?.split(" ") ?? [];
    if (full === null || first === undefined || /^\p{L}+\.$/u.test(first)) return full;
    const same = everyone.filter(
      (one) => nameFrom(one)?.split(" ")[0]?.toLowerCase() === first.toLowerCase(),
    );
    return same.length > 1 ? full : first;
  };
  const informal = analysis.language === "de" && isInformal(transcript.lines);
  const [only] = customers;
  const isContact =
    only !== undefined && (contact === undefined || fullName(only) === null || isSamePerson(only, contact));
  return {
    writer: ours.length === 1 ? (ours[0] ?? null) : null,
    // In German, "Sie" is wrong for someone who is called "du".
    reader:
      !informal && customers.length === 1 && silent.length === 0 && !unsure && isContact
        ? (only ?? null)
        : null,
    ...{ ours: new Set(ours), customers, informal, called, fullName },
  };
}

function isInformal(lines: readonly Line[]): boolean {
  let [informal, formal] = [0, 0];
  for (const { text } of lines) {
    informal += text.match(/(?<!\p{L})(?:du|dir|dich|euch|dein\p{Ll}*|eure\p{Ll}*)(?!\p{L})/giu)?.length ?? 0;
    formal += text.match(/(?<!\p{L})(?:Ihnen|ihnen|frau|herrn?)(?!\p{L})/giu)?.length ?? 0;
  }
  return informal > formal;
}
