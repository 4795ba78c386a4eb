import { type FactCorrections, NO_CORRECTIONS } from "../../analysis/fact-corrections";
import type { SaidNumber } from "../../analysis-shape";
import { contextOf } from "../../by-rules/context";
import { fieldsOf } from "../../writing/fields/fields-of";
import type { Fields } from "../../writing/fields/fields-shape";
import type { Heard } from "../../writing/heard";
import { Checking, type Dropped } from "../check/checking";
import { checkedSteps } from "../check/steps";
import { joinedSteps } from "../join";
import {
  checkedCompany,
  checkedContact,
  checkedProducts,
  checkedStage,
  checkedValue,
} from "./checked-fields";
import type { FieldClaims } from "./field-claims";

interface CheckedFields {
  /** Null if nothing of what the model said stands. */
  fields: Fields | null;
  dropped: Dropped;
}

const MOST_PRODUCTS = 10;

/**
 * Returns a call's fields with what a model said about them, as far as its lines say so. What the rules found stays, because
 * they leave a field empty rather than guess; the model fills in the others.
 */
export function fieldsWithClaims(
  heard: Heard,
  claims: FieldClaims,
  corrections: FactCorrections = NO_CORRECTIONS,
): CheckedFields {
  const context = contextOf(heard.call);
  const checking = new Checking(context);
  const corrected = (number: SaidNumber): SaidNumber | undefined =>
    corrections.apply({ ...heard.analysis, numbers: [number] }).numbers.find(({ added }) => !added);
  const steps = checkedSteps(claims.next_steps, checking);
  const contact = checkedContact(claims.contact, checking);
  const company = checkedCompany(claims.company, checking);
  const value = checkedValue(claims.value, checking, corrected);
  const products = checkedProducts(claims.products, checking);
  const stage = checkedStage(claims.stage, checking);
  const { dropped } = checking;
  const found = [contact, company, value, stage].filter((one) => one !== null).length;
  if (found + steps.length + products.length === 0) return { fields: null, dropped };
  const next_steps = joinedSteps(heard.analysis.next_steps, steps, context);
  const byRules = fieldsOf({ ...heard, analysis: { ...heard.analysis, next_steps } });
  const known = byRules.products ?? [];
  const others = products.filter(
    (one) => !known.some((other) => other.value.toLowerCase() === one.value.toLowerCase()),
  );
  const all = [...known, ...others].slice(0, MOST_PRODUCTS);
  return {
    dropped,
    fields: {
      ...byRules,
      contact: completed(byRules.contact, contact),
      company: byRules.company ?? company,
      value: byRules.value ?? value,
      products: all.length === 0 ? null : all,
      stage: byRules.stage ?? stage,
    },
  };
}

/** Fills in what the rules don't know about the same person. */
function completed(byRules: Fields["contact"], contact: Fields["contact"]): Fields["contact"] {
  if (!byRules || !contact) return byRules ?? contact;
  const { name, role, email, phone } = byRules.value;
  if (name !== contact.value.name) return byRules;
  const value = {
    name,
    role: role ?? contact.value.role,
    email: email ?? contact.value.email,
    phone: phone ?? contact.value.phone,
  };
  const isNew = value.role !== role || value.email !== email || value.phone !== phone;
  return isNew ? { ...byRules, value, evidence: [...byRules.evidence, ...contact.evidence] } : byRules;
}
