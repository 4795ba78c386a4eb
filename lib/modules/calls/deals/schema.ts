import { z } from "zod";
import { decimalText, PROPOSAL_LANGUAGES } from "@/lib/deals";
import {
  emailAddress,
  instant,
  instantOut,
  listQuery,
  looseText,
  reference,
  secretAddress,
  text,
} from "@/lib/operation/fields";

export const DEAL_STATES = ["open", "accepted", "withdrawn", "expired"] as const;
export type DealState = (typeof DEAL_STATES)[number];

export const MAX_LINES = 500;
const MOST_PRICE = 999_999_999_999;
const MOST_QTY = 1_000_000;

/** Whether a number was written with at most this many decimals, and without a sign. */
function hasDecimals(value: number, most: number): boolean {
  const text = decimalText(value);
  return text !== undefined && (text.split(".")[1] ?? "").length <= most;
}

/** A JSON number with up to three decimals, as a decimal text inside. */
const upToThree = (least: number, most: number) =>
  z
    .number()
    .min(least, "too_small")
    .max(most, "too_large")
    .refine((value) => hasDecimals(value, 3), "invalid")
    .transform((value) => decimalText(value) ?? "0");

/** A price as a number or as text, as a decimal text inside. */
const price = () =>
  z
    .union([
      z
        .number()
        .min(0, "too_small")
        .max(MOST_PRICE, "too_large")
        .refine((value) => hasDecimals(value, 4), "invalid"),
      z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, "invalid"),
    ])
    .transform((value) => decimalText(value) ?? "0");

const LineInput = z
  .strictObject({
    name: text(200),
    description: looseText(1_000).optional(),
    qty: upToThree(0.001, MOST_QTY).default("1").describe("Up to three decimals (`invalid`)."),
    unit_price: price().describe(
      "A number or decimal text, with no more decimals than the currency has (`invalid`).",
    ),
    discount_percent: upToThree(0, 100).nullish().describe("Up to three decimals (`invalid`)."),
    tax_percent: upToThree(0, 100)
      .nullish()
      .describe("Up to three decimals (`invalid`). Of what is left after the discount."),
  })
  .meta({ "x-name": "DealLineInput" });
export type LineGiven = z.output<typeof LineInput>;

const CustomerInput = z.union([
  text(200)
    .transform((company) => ({ company }))
    .describe("The company."),
  z
    .strictObject({
      name: text(200).optional(),
      company: text(200).optional(),
      email: emailAddress().optional(),
    })
    .meta({ "x-name": "DealCustomerInput" }),
]);

const given = {
  title: text(200),
  line_items: z
    .array(LineInput)
    .min(1, "too_short")
    .max(MAX_LINES, "too_many")
    .describe(
      "Amounts of more than 15 digits in the currency's smallest unit are refused (`too_large`), of one line and of all.",
    ),
  customer: CustomerInput.nullable().describe("A text is the company’s name."),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, "invalid")
    .transform((code) => code.toUpperCase())
    .describe("An ISO 4217 code. Any other is refused (`not_allowed`)."),
  call_id: reference().nullable().describe("The call that it came out of (`not_found`)."),
  language: z.enum(PROPOSAL_LANGUAGES).describe("Of the proposal. Defaults to the call's, or English."),
  notes: looseText(5_000).describe("Shown below the total."),
  valid_until: instant().describe("Must be in the future (`in_past`)."),
};

export const CloseDealInput = z.strictObject({
  title: given.title,
  line_items: given.line_items,
  customer: given.customer.optional(),
  currency: given.currency.default("USD"),
  call_id: given.call_id.optional(),
  language: given.language.optional(),
  notes: given.notes.optional(),
  valid_until: given.valid_until
    .optional()
    .describe("Must be in the future (`in_past`). Defaults to 30 days from now."),
});
export type CloseDealGiven = z.output<typeof CloseDealInput>;

export const DealParams = z.strictObject({ deal_id: reference() });

export const UpdateDealInput = z.strictObject({
  title: given.title.optional(),
  line_items: given.line_items.optional(),
  customer: given.customer.optional(),
  currency: given.currency.optional(),
  call_id: given.call_id.optional(),
  language: z.enum(PROPOSAL_LANGUAGES).optional(),
  notes: given.notes.optional(),
  valid_until: given.valid_until.optional(),
  state: z.literal("withdrawn").optional().describe("Its page then shows that it was withdrawn."),
});
export type UpdateDealGiven = z.output<typeof UpdateDealInput>;

export const ListDealsQuery = z.strictObject({
  state: z.enum(DEAL_STATES).optional(),
  call_id: looseText(200).optional().describe("Deals of one call."),
  ...listQuery(["created_at", "updated_at", "valid_until"]),
});

export const MoneySchema = z
  .object({
    minor: z.int().describe("In the currency's smallest unit."),
    decimal: z.string().describe("With all decimals of the currency."),
  })
  .meta({ id: "Money", description: "An amount in the deal's currency, twice." });

const amounts = {
  subtotal: MoneySchema.describe("Quantity times price."),
  discount: MoneySchema,
  tax: MoneySchema,
  total: MoneySchema,
};

const CustomerSchema = z
  .object({ name: z.string(), company: z.string(), email: z.string() })
  .meta({ id: "DealCustomer" });

const LineSchema = z
  .object({
    name: z.string(),
    description: z.string(),
    qty: z.number(),
    unit_price: z.string(),
    discount_percent: z.number().nullable(),
    tax_percent: z.number().nullable(),
    ...amounts,
  })
  .meta({ id: "DealLine" });

export const SignatureSchema = z
  .object({
    name: z.string().describe("As typed."),
    consent: z.string().describe("The sentence that was agreed to."),
    address: z.string().describe("The IP address. Empty once it was erased."),
    signed_at: instantOut(),
    pdf_sha256: z.string().describe("Of the signed PDF, which its page serves."),
  })
  .meta({ id: "DealSignature" });

export const DealSummarySchema = z
  .object({
    id: z.string(),
    title: z.string(),
    state: z.enum(DEAL_STATES).describe("An open deal is `expired` after `valid_until`."),
    customer: CustomerSchema.nullable(),
    call_id: z.string().nullable(),
    currency: z.string(),
    total: MoneySchema,
    proposal: z.int().describe("Which proposal of the deal it is. Each has an address of its own."),
    proposal_url: secretAddress().describe(
      "The page where the customer reads and signs it. Null once it was withdrawn.",
    ),
    valid_until: instantOut(),
    accepted_at: instantOut().nullable(),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: "DealSummary" });

export const DealSchema = DealSummarySchema.extend({
  language: z.enum(PROPOSAL_LANGUAGES),
  line_items: z.array(LineSchema),
  ...amounts,
  tax_by_rate: z.array(z.object({ percent: z.number(), of: MoneySchema, tax: MoneySchema })),
  rounding: z
    .literal("half_up_per_line")
    .describe("Each line's amount, discount and tax is rounded half up. Totals are the sums of the lines."),
  notes: z.string(),
  signature: SignatureSchema.nullable(),
}).meta({ id: "Deal" });
export type DealWire = z.infer<typeof DealSchema>;
export type DealSummaryWire = z.infer<typeof DealSummarySchema>;

// Pages.

export const PROPOSAL_STATES = [...DEAL_STATES, "superseded"] as const;

export const ProposalParams = z.strictObject({ proposal: reference() });

export const SignProposalInput = z.strictObject({
  name: text(120),
  consent: z.literal(true, "must_be_true"),
});

const ProposalContentSchema = z
  .object({
    number: z.int(),
    customer: CustomerSchema.nullable(),
    currency: z.string(),
    line_items: z.array(LineSchema),
    ...amounts,
    tax_by_rate: DealSchema.shape.tax_by_rate,
    notes: z.string(),
    valid_until: instantOut(),
  })
  .meta({ "x-name": "ProposalContent" });

/** Only what its reader may see: no ids, and no address of the signer. */
export const ProposalSchema = z
  .object({
    state: z.enum(PROPOSAL_STATES),
    environment: z.enum(["test", "live"]),
    language: z.enum(PROPOSAL_LANGUAGES),
    title: z.string(),
    seller: z.string(),
    brand: z.object({ accent: z.string().nullable(), logo: z.string().nullable() }),
    consent: z.string().describe("The sentence to agree to."),
    content: ProposalContentSchema.nullable().describe("Null if it was withdrawn or replaced."),
    signature: SignatureSchema.pick({ name: true, signed_at: true, pdf_sha256: true }).nullable(),
  })
  .meta({ id: "ProposalPage" });
export type ProposalWire = z.infer<typeof ProposalSchema>;
