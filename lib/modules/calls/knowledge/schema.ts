import { z } from "zod";
import { instantOut, languageTag, listQuery, looseText, reference, text } from "@/lib/operation/fields";

export const KNOWLEDGE_TYPES = [
  "text/plain",
  "text/markdown",
  "text/html",
  "application/pdf",
  "application/json",
] as const;
export const MAX_KNOWLEDGE_BYTES = 20 * 1024 * 1024;
/** Of the text inside, in Unicode characters. */
export const MAX_DOCUMENT_CHARACTERS = 1_000_000;
export const MAX_TITLE = 300;
export const DOCUMENT_LANGUAGES = ["en", "de", "fr", "es"] as const;
const WRITTEN = ["text", "markdown", "html"] as const;

/** What a JSON body holds. */
export const WrittenDocument = z.strictObject({
  title: text(MAX_TITLE).optional(),
  text: z.string().min(1, "required"),
  format: z.enum(WRITTEN, "invalid").default("text"),
});

export const AddKnowledgeQuery = z.strictObject({
  title: looseText(MAX_TITLE)
    .optional()
    .describe("Shown with answers. Defaults to the first heading, or to the first words."),
  language: languageTag()
    .optional()
    .describe("English, German, French or Spanish, else `unsupported`. Recognized if left out."),
});

export const KnowledgeParams = z.strictObject({ document_id: reference() });
export const ListKnowledgeQuery = z.strictObject(listQuery(["created_at", "title"]));

export const KnowledgeSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    format: z.enum([...WRITTEN, "pdf"]),
    language: z.enum(DOCUMENT_LANGUAGES),
    size_bytes: z.int(),
    sha256: z.string().describe("Of what was sent."),
    characters: z.int().describe("Of the text inside."),
    created_at: instantOut(),
  })
  .meta({
    id: "KnowledgeDocument",
    description: "A document that answers can quote. Only its text is kept.",
  });
export type KnowledgeWire = z.infer<typeof KnowledgeSchema>;
