import { z } from "zod";
import { NUMBER_KINDS, OBJECTION_KINDS } from "@/lib/calls/analysis-shape";
import { looseText, reference, text } from "@/lib/operation/fields";
import { MAX_NAME_CHARACTERS } from "./limits";

export const FACT_KINDS = [
  ...(["next_step", "objection", "number", "competitor", "date", "risk", "question"] as const),
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

const MAX_FACT_CHARACTERS = 500;
const MAX_CORRECTIONS = 500;

const day = () => z.iso.date("invalid").nullish();

/** What can be corrected, by member. */
const values = {
  what: text(MAX_FACT_CHARACTERS).optional(),
  owner: text(MAX_NAME_CHARACTERS).nullish(),
  due: day(),
  agreed: z.boolean().optional(),
  kind: z.enum([...new Set([...OBJECTION_KINDS, ...NUMBER_KINDS])]).optional(),
  resolved: z.boolean().optional(),
  amount: z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,6})?$/, "invalid")
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "invalid")
    .nullish(),
  of: looseText(MAX_NAME_CHARACTERS).nullish(),
  name: text(MAX_NAME_CHARACTERS).optional(),
  date: day(),
  reason: text(MAX_FACT_CHARACTERS).optional(),
  answered: z.boolean().optional(),
};

type FactMember = keyof typeof values;

/** Which of them each kind has. */
export const MEMBERS_OF: Readonly<Record<FactKind, readonly FactMember[]>> = {
  next_step: ["what", "owner", "due", "agreed"],
  objection: ["kind", "resolved"],
  number: ["kind", "amount", "currency", "of"],
  competitor: ["name"],
  date: ["date"],
  risk: ["reason"],
  question: ["answered"],
};

const FactValues = z.strictObject(values);
export type FactValuesGiven = z.output<typeof FactValues>;

const FactChangeInput = z.strictObject({
  id: reference()
    .optional()
    .describe("Of the next step, objection and so on, as the analysis has it (`not_found`)."),
  add: z
    .strictObject({
      kind: z.enum(FACT_KINDS),
      line: z.int().min(1, "too_small").describe("Of the transcript (`not_found`)."),
      quote: text(MAX_FACT_CHARACTERS)
        .optional()
        .describe("Words of that line (`not_found`), if it has several sentences (`required`)."),
    })
    .optional()
    .describe(
      "What wasn't found, instead of `id`. Its evidence is that sentence; `set` has `what`, `amount`, `name`, `date` or `reason` (`required`). `duplicate` if it's there.",
    ),
  remove: z
    .literal(true)
    .optional()
    .describe("It wasn't said or meant so. Not together with `set` (`not_allowed`)."),
  set: FactValues.nullish().describe(
    "What it is instead, by the members of its kind (others are `not_allowed`): `what`, `owner`, `due` and `agreed` of a next step, `kind` and `resolved` of an objection, `kind`, `amount`, `currency` and `of` of a number, `name` of a competitor, `date` of a date, `reason` of a risk, `answered` of a question. Null undoes its corrections, and deletes it if it was added.",
  ),
});
export type FactChange = z.output<typeof FactChangeInput>;

export const addsFacts = ({ facts }: Record<string, unknown>): boolean =>
  Array.isArray(facts) && facts.some((fact) => fact !== null && typeof fact === "object" && "add" in fact);

export const FactChangesInput = z.array(FactChangeInput).max(MAX_CORRECTIONS, "too_many");

export const FactCorrectionSchema = z
  .object({
    id: z.string(),
    kind: z.enum(FACT_KINDS),
    line: z.int(),
    quote: z.string(),
    text: z.string().describe("What was found there."),
    removed: z.boolean(),
    added: z.boolean().describe("A person added it."),
    set: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
  })
  .meta({ id: "CallFactCorrection" });
export type FactCorrectionWire = z.infer<typeof FactCorrectionSchema>;

/** What facts have besides what was found. */
export const factMembers = {
  id: z.string().describe("For corrections."),
  corrected: z.boolean().describe("A person corrected or added it."),
  added: z.boolean().describe("Only a person found it."),
};
