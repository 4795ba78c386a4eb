import type { HandlersOf } from "@/lib/operation/handlers-of";
import { addKnowledge } from "./add-knowledge";
import type { knowledgeContract } from "./contract";
import { deleteKnowledge } from "./delete-knowledge";
import { listKnowledge } from "./list-knowledge";

export const handlers: HandlersOf<typeof knowledgeContract> = {
  addKnowledge,
  listKnowledge,
  deleteKnowledge,
};
