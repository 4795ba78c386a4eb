import { z } from "zod";

const MAX_BYTES = 512 * 1024;

const document = () =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_BYTES, "too_large")
    .describe(
      "The desired show: `format: 1` and the sections `event`, `signup`, `guests`, `sponsors`, `plan` and `emails`. Omitted sections stay as they are. The JSON Schema at `/schemas/show.json` defines their content; anything else is refused with the same codes as single calls. Up to 512 KiB of JSON (`too_large`).",
    );

export const PlanShowInput = z.strictObject({ document: document() });

export const ApplyShowInput = z.strictObject({
  document: document(),
  hash: z
    .string()
    .min(1, "too_short")
    .max(64, "too_long")
    .describe("The hash from planShow for this document; any other is a `version_conflict`."),
});

const ChangeSchema = z.object({
  part: z.string().describe("The document's section."),
  path: z
    .string()
    .describe("What changes in the section, such as `guests.Ana Ruiz.title` without the section's name."),
  change: z.enum(["added", "removed", "changed"]),
  before: z.unknown().describe("The current value; null if it doesn't exist."),
  after: z.unknown().describe("The new value; null if it is removed."),
});

export const DifferenceSchema = z
  .object({
    hash: z.string().describe("Identifies exactly these changes; send it to applyShow."),
    changes: z.array(ChangeSchema).describe("The differences, section by section; empty if there are none."),
  })
  .meta({ id: "ShowDifference", description: "What a document would change in a show." });

export const ShowDocumentSchema = z
  .object({ format: z.literal(1).describe("The document's format.") })
  .catchall(z.unknown())
  .meta({
    id: "ShowDocument",
    description:
      "A show as one document: `event`, `signup`, `guests`, `sponsors`, `plan` and `emails`, as defined by the JSON Schema at `/schemas/show.json`.",
  });
