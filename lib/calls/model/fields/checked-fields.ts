import type { SaidNumber } from "../../analysis-shape";
import { isQuestion } from "../../transcript/is-question";
import { evidenceOf, type Said } from "../../transcript/said";
import type { Stage } from "../../vocabulary";
import type { Contact, DealValue, Field } from "../../writing/fields/fields-shape";
import { isWholePrice, periodOf } from "../../writing/fields/value";
import { inline } from "../../writing/wording/inline";
import type { Checking, FieldKind } from "../check/checking";
import { calledIn, checkedNumbers } from "../check/facts";
import { squeezed } from "../check/lines";
import type { Quoted } from "../read-claims";
import type { FieldClaim } from "./field-claims";

/** Less than what the rules are sure of. */
const CONFIDENCE = 0.6;
const MOST_EVIDENCE = 3;

const fieldOn = <T>(value: T, said: readonly Said[]): Field<T> => ({
  ...{ value, confidence: CONFIDENCE, evidence: said.slice(0, MOST_EVIDENCE).map(evidenceOf) },
});

/** The quoted sentences that a claim can stand on. */
function saidFor(kind: FieldKind, quotes: readonly Quoted[], checking: Checking): Said[] {
  const said = checking.lines.allQuoted(quotes);
  if (said.length === 0) checking.drop(kind, "quote");
  return said;
}

/** Someone of the customer's side who takes part; what is known about them is on their lines. */
export function checkedContact(
  claims: readonly FieldClaim<"contact">[],
  checking: Checking,
): Field<Contact> | null {
  const { names, sides } = checking.context;
  for (const { name, role, email, phone, evidence } of claims) {
    const said = saidFor("contact", evidence, checking);
    if (said.length === 0) continue;
    const person = name === null ? null : names.personOf(name);
    if (person === null || sides.get(person) !== "customer") {
      checking.drop("contact", person === null ? "name" : "side");
      continue;
    }
    const own = said.filter(({ speaker }) => speaker === person);
    const isSaid = (value: string | null): boolean =>
      value !== null && own.some(({ plain }) => hasWords(plain, value));
    return fieldOn(
      {
        name: person,
        role: role !== null && isSaid(role) ? inline(role, 80) : null,
        email: email?.includes("@") && isSaid(email) ? email.trim().toLowerCase() : null,
        phone: phone !== null && /\d{5}/u.test(squeezed(phone)) && isSaid(phone) ? phone.trim() : null,
      },
      said,
    );
  }
  return null;
}

/** Whether a sentence has the same letters and digits in a row. */
function hasWords(plain: string, value: string): boolean {
  const wanted = squeezed(value);
  return wanted.length > 2 && squeezed(plain).includes(wanted);
}

/** The company that the customer says they are from. */
export function checkedCompany(
  claims: readonly FieldClaim<"company">[],
  checking: Checking,
): Field<string> | null {
  for (const { name, evidence } of claims) {
    const said = saidFor("company", evidence, checking);
    const named = namedOn(said, name, checking);
    if (named === null) {
      if (said.length > 0) checking.drop("company", "name");
      continue;
    }
    if (named.said.side === "customer") return fieldOn(named.name, [named.said]);
    checking.drop("company", "side");
  }
  return null;
}

/**
 * A whole price that is on its line: its amount, currency and period are read from there.
 * @param corrected returns a number as people corrected it; undefined if they removed it
 */
export function checkedValue(
  claims: readonly FieldClaim<"value">[],
  checking: Checking,
  corrected: (number: SaidNumber) => SaidNumber | undefined,
): Field<DealValue> | null {
  for (const { amount, evidence } of claims) {
    const [said] = checkedNumbers([{ amount, kind: "price", evidence }], checking);
    const number = said && corrected(said);
    if (!number) continue;
    if (number.currency !== null && isWholePrice(number))
      return {
        value: { amount: number.amount, currency: number.currency, per: periodOf(number) },
        ...{ confidence: CONFIDENCE, evidence: number.evidence },
      };
    checking.drop("value", "amount");
  }
  return null;
}

/** Products by the names with which they were called. */
export function checkedProducts(
  claims: readonly FieldClaim<"products">[],
  checking: Checking,
): Field<string>[] {
  const found = new Map<string, Field<string>>();
  for (const { name, evidence } of claims) {
    const said = saidFor("products", evidence, checking);
    const named = namedOn(said, name, checking);
    if (named) found.set(named.name.toLowerCase(), fieldOn(named.name, [named.said]));
    else if (said.length > 0) checking.drop("products", "name");
  }
  return [...found.values()];
}

/** Only a customer says that they buy or don't. */
const OF_CUSTOMER: ReadonlySet<Stage> = new Set<Stage>(["commitment", "lost"]);

export function checkedStage(
  claims: readonly FieldClaim<"stage">[],
  checking: Checking,
): Field<Stage> | null {
  // The last part of a call says how far it got.
  for (const { stage, evidence } of claims.toReversed()) {
    const said = saidFor("stage", evidence, checking);
    const fits = said.filter(
      (one) =>
        !isQuestion(one, checking.context.rules) && (!OF_CUSTOMER.has(stage) || one.side === "customer"),
    );
    if (fits.length > 0) return fieldOn(stage, fits);
    if (said.length > 0) checking.drop("stage", "side");
  }
  return null;
}

/** A name as a sentence has it, if it isn't that of someone who takes part or of our company. */
function namedOn(
  said: readonly Said[],
  name: string,
  { context: { names, ownNames, sides } }: Checking,
): { name: string; said: Said } | null {
  for (const one of said) {
    const called = calledIn(one.plain, name);
    if (called === null) continue;
    const key = called.toLowerCase();
    const isPerson = names.personOf(key) !== null || names.isMentioned(key) || sides.has(called);
    if (!isPerson && !ownNames.has(key)) return { name: inline(called, 120), said: one };
  }
  return null;
}
