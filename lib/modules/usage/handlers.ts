import type { HandlersOf } from "@/lib/api/handlers-of";
import type { usageContract } from "./contract";
import { getUsage } from "./get-usage";

export const handlers: HandlersOf<typeof usageContract> = { getUsage };
