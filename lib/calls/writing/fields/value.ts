import type { SaidNumber } from "../../analysis-shape";
import type { Heard } from "../heard";
import { rounded } from "./contact";
import type { DealValue, Field } from "./fields-shape";
import type { SaidBy } from "./said-by";

const UNIT =
  /(?:per|each|pro|je|par|por|a|an) (?:user|seat|person|head|employee|license|licence|event|hour|unit|item|room|student|device|location|site|vehicle|call|nutzer|benutzer|mitarbeiter|platz|lizenz|person|stunde|stück|gerät|standort|utilisateur|poste|licence|usuario|empleado|licencia)/iu;
/** "Editors are $32": one of several. */
const EACH =
  /(?<!\p{L})\p{Ll}*s (?:are|cost|run) (?:\p{Sc}|\d)|(?<!\p{L})(?:each|apiece|jeweils|das stück)(?!\p{L})/iu;
const BESIDE = /(?<!\p{L})(?:base|platform|service) fee|grundgebühr|grundpreis/iu;
const YEAR = /(?:year|annual|annum|jahr|jährlich|\ban\b|anual|año)/iu;
const MONTH = /(?:month|monat|mois|mes\b|mensuel|mensual)/iu;
const ONCE =
  /(?:set-?up|one-?time|implementation|onboarding|installation|migration fee|einmalig|einrichtung|einführung|mise en place|frais|instalación|alta)/iu;
const UNREAL =
  /(?<!\p{L})(?:if (?:it|we|you|they) were|would have|wäre|hätte|si c'était|si fuera)(?!\p{L})/iu;
const OTHERS =
  /(?<!\p{L})(?:they (?:quoted|charge|offer)|we (?:currently )?pay|we're paying|competitor|currently paying|zahlen (?:wir|aktuell)|bisher|aktuell zahlen|payons|pagamos)(?!\p{L})/iu;
const ACCEPTS =
  /(?<!\p{L})(?:works for (?:me|us)|that works|within budget|i like it|deal|sounds (?:good|fair)|fair enough|agreed|klingt (?:gut|fair)|passt|einverstanden|in ordnung|ça nous va|d'accord|parfait|nos vale|de acuerdo)(?!\p{L})/iu;

interface Candidate {
  number: SaidNumber;
  per: DealValue["per"];
  at: number;
  accepted: boolean;
}

/**
 * What the deal is worth, as it was said: a whole price, never one that we'd have to calculate. A price per user,
 * a setup fee, a budget and what others charge aren't the deal's value.
 */
export function dealValueOf({ analysis }: Heard, said: readonly SaidBy[]): Field<DealValue> | null {
  const places = new Map(said.map((one, at) => [`${one.line} ${one.text}`, at]));
  const candidates = analysis.numbers.flatMap((number): Candidate[] => {
    const [evidence] = number.evidence;
    if (number.kind !== "price" || number.currency === null || !evidence) return [];
    if (!isWholePrice(number)) return [];
    const at = places.get(`${evidence.line} ${evidence.quote}`);
    if (at === undefined) return [];
    const one = said[at];
    const accepted = isAccepted(said, at);
    // What the customer names is the value only if it agrees to it.
    if (one?.side === "customer" && !accepted) return [];
    const per = periodOf(number);
    const fits = ofOnce(evidence.quote, number, analysis.numbers, per);
    return fits ? [] : [{ number, per, at, accepted }];
  });
  const agreed = candidates.filter(({ accepted }) => accepted);
  const pool = agreed.length > 0 ? agreed : candidates;
  const chosen = pool.findLast(({ per }) => per === "year") ?? pool.at(-1);
  if (!chosen || chosen.number.currency === null) return null;
  const amounts = new Set(pool.map(({ number, per }) => `${number.amount} ${number.currency} ${per}`));
  // Of several prices that no one agreed to, none is the deal's.
  if (!chosen.accepted && amounts.size > 1) return null;
  const { amount, currency, evidence } = chosen.number;
  return {
    value: { amount, currency, per: chosen.per },
    confidence: rounded((chosen.accepted ? 0.85 : 0.7) - Math.min(0.3, 0.15 * (amounts.size - 1))),
    evidence,
  };
}

/** Whether a number is what all of something costs, and not one unit of it, a fee beside it or what others charge. */
export function isWholePrice({ of, evidence: [evidence] }: SaidNumber): boolean {
  const quote = evidence?.quote ?? "";
  return ![EACH, BESIDE, UNREAL, OTHERS].some((other) => other.test(quote)) && !UNIT.test(of ?? "");
}

export const periodOf = ({ of }: SaidNumber): DealValue["per"] =>
  YEAR.test(of ?? "") ? "year" : MONTH.test(of ?? "") ? "month" : null;

/** A setup fee: the sentence says so, and has no other price without a period. */
function ofOnce(
  quote: string,
  number: SaidNumber,
  all: readonly SaidNumber[],
  per: DealValue["per"],
): boolean {
  if (per !== null || !ONCE.test(quote)) return false;
  const beside = all.filter(
    (other) => other !== number && other.evidence[0]?.quote === quote && other.kind === "price",
  );
  return beside.every((other) => YEAR.test(other.of ?? "") || MONTH.test(other.of ?? ""));
}

/** Whether the customer agrees within the next sentences, or in the same one's turn. */
function isAccepted(said: readonly SaidBy[], at: number): boolean {
  const one = said[at];
  for (const next of said.slice(at + 1, at + 5)) {
    if (next.side !== "customer" || (one?.side === "customer" && next.line !== one.line)) continue;
    return ACCEPTS.test(next.low) || (next.words < 6 ? ACCEPTS.test(said[next.at + 1]?.low ?? "") : false);
  }
  return false;
}
