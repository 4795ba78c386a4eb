import { bytes, contract, list, operation } from "@/lib/operation/operation";
import {
  AddKnowledgeQuery,
  KNOWLEDGE_TYPES,
  KnowledgeParams,
  KnowledgeSchema,
  ListKnowledgeQuery,
  MAX_KNOWLEDGE_BYTES,
  WrittenDocument,
} from "./schema";

const document = {
  id: "kdo_01k9example0000000000000000",
  title: "Price list 2026",
  format: "pdf" as const,
  language: "en" as const,
  size_bytes: 48_213,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  characters: 5_120,
  created_at: "2026-11-21T09:00:00.000Z",
};
const common = { prefix: "legacy", tag: "Sales calls", scope: "calls" } as const;

export const knowledgeContract = contract({
  addKnowledge: operation({
    ...common,
    http: "POST /knowledge",
    summary: "Add a document that answers can quote",
    description:
      "Send the raw file, up to 20 MiB, with its `Content-Type`: PDF, HTML, Markdown or plain text. Or send the text as JSON; its fields are then reported as `body.text` and so on. All other fields go in the query. Up to 1,000,000 characters and 200 pages (`too_long`). Files that aren't documents, are damaged or are encrypted return `body: invalid`; files without text, such as scans, return `body: required`.",
    effect: "write",
    input: bytes({
      types: KNOWLEDGE_TYPES,
      most: MAX_KNOWLEDGE_BYTES,
      readOnDryRun: true,
      json: WrittenDocument,
    }),
    query: AddKnowledgeQuery,
    output: KnowledgeSchema,
    status: 201,
    errors: ["storage_full"],
    examples: [{ summary: "A price list", input: { title: document.title }, output: document }],
  }),
  listKnowledge: operation({
    ...common,
    http: "GET /knowledge",
    summary: "List documents that answers can quote",
    effect: "read",
    query: ListKnowledgeQuery,
    output: list(KnowledgeSchema),
    examples: [{ summary: "First page", input: { limit: "50" }, output: [document] }],
  }),
  deleteKnowledge: operation({
    ...common,
    http: "DELETE /knowledge/{document_id}",
    summary: "Delete a document",
    description: "Answers stop quoting it immediately.",
    effect: "write",
    params: KnowledgeParams,
    output: KnowledgeSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: { document_id: document.id }, output: document }],
  }),
});
