import type { HandlersOf } from "@/lib/operation/handlers-of";
import { applyShow } from "./apply-show";
import type { showDocumentContract } from "./contract";
import { getShow } from "./get-show";
import { planShow } from "./plan-show";

export const handlers: HandlersOf<typeof showDocumentContract> = { getShow, planShow, applyShow };
