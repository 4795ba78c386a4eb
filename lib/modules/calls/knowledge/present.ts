import type { KnowledgeDocument } from "@/lib/generated/prisma/client";
import type { KnowledgeWire } from "./schema";

export const presentDocument = (row: KnowledgeDocument): KnowledgeWire => ({
  id: row.id,
  title: row.title,
  format: row.format as KnowledgeWire["format"],
  language: row.language as KnowledgeWire["language"],
  size_bytes: row.sizeBytes,
  sha256: row.sha256,
  characters: row.characters,
  created_at: row.createdAt.toISOString(),
});

/** What the audit log keeps: not the title, which may be a document's first words and outlive it there. */
export function auditDocument(row: KnowledgeDocument): Omit<KnowledgeWire, "title"> {
  const { title: _words, ...rest } = presentDocument(row);
  return rest;
}
