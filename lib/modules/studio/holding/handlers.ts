import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { holdingContract } from "./contract";
import { decideHolding } from "./decide-holding";

export const handlers: HandlersOf<typeof holdingContract> = { decideHolding };
