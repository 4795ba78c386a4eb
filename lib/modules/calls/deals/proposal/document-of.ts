import type { ProposalDocument, ProposalRow } from "@/lib/composition/stills/proposal/proposal-document";
import {
  filled,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatPrice,
  type Line,
  type LineSums,
  type ProposalLanguage,
  type ProposalWords,
  proposalWords,
} from "@/lib/deals";
import { languageOf, linesOf, type StoredDeal, sumsOf } from "../reading/stored-deal";

/** What was signed, and by whom. */
export interface Signed {
  name: string;
  consent: string;
  signedAt: Date;
}

/** Writes a deal as a document. The signer's network address isn't in it, so that it can be erased. */
export function documentOf(deal: StoredDeal, signed: Signed | null): ProposalDocument {
  const { currency, seller, customerName, customerCompany, customerEmail } = deal;
  const setting = settingOf(deal);
  const { words, language } = setting;
  const sums = sumsOf(deal);
  const customer = [customerCompany, customerName, customerEmail].filter(Boolean);
  return {
    notice: deal.environment === "test" ? words.test : null,
    title: deal.title,
    parties: [
      { label: words.from, lines: [seller] },
      ...(customer.length > 0 ? [{ label: words.for, lines: customer }] : []),
    ],
    columns: words.columns,
    rows: linesOf(deal).map((line, index) => rowOf(line, sums.lines[index], setting)),
    totals: totalsOf(deal, setting),
    remarks: [
      signed ? "" : filled(words.validUntilUtc, { date: dateOf(deal.validUntil, language) }),
      filled(words.amounts, { currency }),
    ].filter(Boolean),
    notes: deal.notes.trim() ? { label: words.notes, text: deal.notes } : null,
    signature: signed && {
      label: words.signed.label,
      name: signed.name,
      lines: [
        signed.consent,
        `${dateOf(signed.signedAt, language)}, ${timeOf(signed.signedAt, language)} (UTC)`,
      ],
    },
    footer: filled(words.footer, { number: `${deal.id.replace(/^deal_/, "")}-${deal.proposal}` }),
  };
}

interface Setting {
  words: ProposalWords;
  language: ProposalLanguage;
  currency: string;
}

function settingOf(deal: StoredDeal): Setting {
  const language = languageOf(deal);
  return { words: proposalWords(language), language, currency: deal.currency };
}

function rowOf(line: Line, sums: LineSums | undefined, { words, language, currency }: Setting): ProposalRow {
  const { name, description, qty, unit_price, discount_percent, tax_percent } = line;
  const { subtotal = 0, discount = 0, tax = 0 } = sums ?? {};
  return {
    name,
    details: [
      description.trim(),
      discount_percent === null
        ? ""
        : `${words.discount} ${formatPercent(discount_percent, language)}: −${formatMoney(discount, currency, language)}`,
      tax_percent === null
        ? ""
        : `${words.tax} ${formatPercent(tax_percent, language)}: ${formatMoney(tax, currency, language)}`,
    ].filter(Boolean),
    qty: formatDecimal(qty, language),
    price: formatPrice(unit_price, currency, language),
    amount: formatMoney(subtotal, currency, language),
  };
}

function totalsOf(deal: StoredDeal, { words, language, currency }: Setting): ProposalDocument["totals"] {
  const { subtotal, discount, total, tax_by_rate } = sumsOf(deal);
  const money = (minor: number) => formatMoney(minor, currency, language);
  return [
    { label: words.subtotal, amount: money(subtotal) },
    ...(discount > 0 ? [{ label: words.discount, amount: `−${money(discount)}` }] : []),
    ...tax_by_rate.map(({ percent, tax }) => ({
      label: `${words.tax} ${formatPercent(percent, language)}`,
      amount: money(tax),
    })),
    { label: words.total, amount: money(total), isStrong: true },
  ];
}

/** British dates: days come first, as in the other languages. */
const localeOf = (language: ProposalLanguage): string => (language === "en" ? "en-GB" : language);
const dateOf = (date: Date, language: ProposalLanguage): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(date);
const timeOf = (date: Date, language: ProposalLanguage): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: "medium", timeZone: "UTC" }).format(date);
