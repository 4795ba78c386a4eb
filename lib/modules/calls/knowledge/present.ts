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
