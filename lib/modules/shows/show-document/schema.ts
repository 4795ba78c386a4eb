import { z } from "zod";

const MOST_BYTES = 512 * 1024;

const document = () =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MOST_BYTES, "too_large")
    .describe(
      "The show as it is to be: `format: 1` and the parts `event`, `signup`, `guests`, `sponsors`, `plan` and `emails`, each of which may be left out and then stays as it is. What a part may hold says the JSON Schema at `/schemas/show.json`; whatever does not fit it is refused with the codes of single calls. At most 512 KiB of JSON (`too_large`).",
    );

export const PlanShowInput = z.strictObject({ document: document() });

export const ApplyShowInput = z.strictObject({
  document: document(),
  hash: z
    .string()
    .min(1, "too_short")
    .max(64, "too_long")
    .describe("What planShow answered for this document; any other is a `version_conflict`."),
});

const ChangeSchema = z.object({
  part: z.string().describe("The part of the document."),
  path: z.string().describe("What changes in it, such as `guests.Ana Ruiz.title` without the part."),
  change: z.enum(["added", "removed", "changed"]),
  before: z.unknown().describe("As it is; null for what is not there."),
  after: z.unknown().describe("As it is to be; null for what goes."),
});

export const DifferenceSchema = z
  .object({
    hash: z.string().describe("Names exactly this difference; applyShow takes it."),
    changes: z.array(ChangeSchema).describe("What differs, part by part; empty where nothing does."),
  })
  .meta({ id: "ShowDifference", description: "What a document changes of a show." });

export const ShowDocumentSchema = z
  .object({ format: z.literal(1).describe("The form of the document.") })
  .catchall(z.unknown())
  .meta({
    id: "ShowDocument",
    description:
      "A show as one document: `event`, `signup`, `guests`, `sponsors`, `plan` and `emails`, as the JSON Schema at `/schemas/show.json` has them.",
  });
