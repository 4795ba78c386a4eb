import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { contentContract } from "./contract";
import { updateContent } from "./editing/update-content";
import { generateContent } from "./generating/generate-content";
import { listContent } from "./reading/list-content";

export const handlers: HandlersOf<typeof contentContract> = { listContent, generateContent, updateContent };
