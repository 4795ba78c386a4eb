import { z } from "zod";
import { PARTS } from "./parts";

/** Format of documents. Raised when an older document would change its meaning. */
export const FORMAT = 1;

/** A show's document, part by part. */
export const ShowDocument = z
  .strictObject({
    format: z.literal(FORMAT).describe("The document's format."),
    $schema: z.string().max(2048, "too_long").optional().describe("The schema's URL, for editors."),
    ...Object.fromEntries(
      PARTS.map(({ name, schema, summary }) => [name, schema.optional().describe(summary)]),
    ),
  })
  .describe("A show as a document. Omitted sections are ignored.");

export type ShowDocument = { format: 1 } & Record<string, unknown>;

/** Returns the JSON Schema of documents, for editors and programs that write them. */
export const showJsonSchema = (): object => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Showrunner show",
  ...z.toJSONSchema(ShowDocument, { io: "input", unrepresentable: "any", target: "draft-2020-12" }),
});
