import type { BodyOf } from "@/lib/client/wire-types";
import { type ProposalLanguage, proposalLanguage } from "@/lib/deals";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { instantOf, localMoment } from "../../../parts/forms/local-moment";

export interface LineDraft {
  key: number;
  name: string;
  description: string;
  qty: string;
  price: string;
  discount: string;
  tax: string;
}

export interface DealDraft {
  title: string;
  /** Of the proposal. */
  language: ProposalLanguage;
  currency: string;
  lines: LineDraft[];
  name: string;
  company: string;
  email: string;
  notes: string;
  /** As in a `datetime-local` input. Empty for the default. */
  validUntil: string;
}

type DealBody = BodyOf<"closeDeal">;

export const newLine = (lines: readonly LineDraft[], given: Partial<LineDraft> = {}): LineDraft => ({
  ...{ name: "", description: "", qty: "1", price: "", discount: "", tax: "" },
  ...given,
  key: Math.max(0, ...lines.map(({ key }) => key)) + 1,
});

export const BLANK_DEAL: DealDraft = {
  language: "en",
  ...{ title: "", currency: "USD", name: "", company: "", email: "", notes: "", validUntil: "" },
  lines: [newLine([])],
};

/** A stored deal, to be changed. */
export const draftOfDeal = (deal: DealWire): DealDraft => ({
  title: deal.title,
  language: deal.language,
  currency: deal.currency,
  lines: deal.line_items.map((line, index) => ({
    key: index + 1,
    ...{ name: line.name, description: line.description, qty: String(line.qty), price: line.unit_price },
    discount: line.discount_percent === null ? "" : String(line.discount_percent),
    tax: line.tax_percent === null ? "" : String(line.tax_percent),
  })),
  name: deal.customer?.name ?? "",
  company: deal.customer?.company ?? "",
  email: deal.customer?.email ?? "",
  notes: deal.notes,
  validUntil: deal.state === "expired" ? "" : localMoment(deal.valid_until),
});

/** A new deal with the customer of a call. */
export function draftOfCall({ call, analysis }: Pick<CallDetailWire, "call" | "analysis">): DealDraft {
  const sides = new Map(analysis?.people.map(({ name, side }) => [name, side]));
  const theirs = call.participants.find(({ name, side }) => (side ?? sides.get(name)) === "customer");
  const name = theirs?.name ?? call.speakers.find((one) => sides.get(one) === "customer") ?? "";
  const company = theirs?.company ?? "";
  const title = company || name ? `Proposal for ${company || name}` : "";
  return { ...BLANK_DEAL, title, name, company, language: proposalLanguage(call.language) };
}

/**
 * Reads a number as people type it: "4,900.00", "4.900,00", "12,5" or "1 200". Alone, a comma before three digits groups
 * them, except in "0,125". Returns undefined for anything else.
 */
export function typedNumber(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s'’]/g, "");
  const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(",", "")
    : /^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(plain)
      ? plain.replaceAll(".", "").replace(",", ".")
      : plain.replace(/^(\d+),(\d+)$/, "$1.$2");
  return /^\d+(\.\d+)?$/.test(grouped) ? grouped : undefined;
}

/** What in a line isn't a number, by the API's name of the field. */
export function lineProblems({ qty, price, discount, tax }: LineDraft): Record<string, string> {
  const given = { qty, unit_price: price, discount_percent: discount, tax_percent: tax };
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, typed]) => typed.trim() !== "" && typedNumber(typed) === undefined)
      .map(([field]) => [field, "Enter a number, such as 4900 or 12.50."]),
  );
}

/** The fields of all lines, by the API's names. */
export const lineFields = (lines: readonly LineDraft[]): string[] =>
  lines.flatMap((_, index) =>
    ["name", "description", "qty", "unit_price", "discount_percent", "tax_percent"].map(
      (field) => `line_items.${index}.${field}`,
    ),
  );

const isComplete = (line: LineDraft): boolean =>
  typedNumber(line.price) !== undefined &&
  typedNumber(line.qty) !== undefined &&
  Object.keys(lineProblems(line)).length === 0;

/** Whether a deal can be made of it. */
export const isReady = ({ title, currency, lines }: DealDraft): boolean =>
  title.trim() !== "" &&
  /^[A-Za-z]{3}$/.test(currency.trim()) &&
  lines.length > 0 &&
  lines.every((line) => line.name.trim() !== "" && isComplete(line));

const percentOf = (typed: string): number | null => (typed.trim() === "" ? null : Number(typedNumber(typed)));

const lineBody = (line: LineDraft): DealBody["line_items"][number] => ({
  name: line.name.trim(),
  ...(line.description.trim() ? { description: line.description.trim() } : {}),
  qty: Number(typedNumber(line.qty)),
  // As text, so that no decimal is lost.
  unit_price: typedNumber(line.price) ?? "",
  discount_percent: percentOf(line.discount),
  tax_percent: percentOf(line.tax),
});

/** A draft as the API takes it. */
export function dealBody(draft: DealDraft): DealBody {
  const customer = { name: draft.name.trim(), company: draft.company.trim(), email: draft.email.trim() };
  const known = Object.entries(customer).filter(([, value]) => value !== "");
  const validUntil = instantOf(draft.validUntil);
  return {
    title: draft.title.trim(),
    language: draft.language,
    currency: draft.currency.trim().toUpperCase(),
    line_items: draft.lines.map(lineBody),
    customer: known.length > 0 ? Object.fromEntries(known) : null,
    notes: draft.notes.trim(),
    ...(validUntil ? { valid_until: validUntil } : {}),
  };
}

/** The same as changes of a stored deal. The field has no seconds, so a moment that stays isn't sent. */
export function dealChanges(draft: DealDraft, deal: Pick<DealWire, "valid_until">): DealBody {
  const { valid_until: _typed, ...body } = dealBody(draft);
  return draft.validUntil === localMoment(deal.valid_until) ? body : dealBody(draft);
}

/** What totals depend on, as a deal of its own; null while a number is missing. */
export function totalsRequest({ currency, lines }: DealDraft): DealBody | null {
  if (!/^[A-Za-z]{3}$/.test(currency.trim()) || lines.length === 0 || !lines.every(isComplete)) return null;
  return {
    title: "–",
    currency: currency.trim().toUpperCase(),
    line_items: lines.map((line) => ({ ...lineBody(line), name: "–", description: "" })),
  };
}
