import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { usageContract } from "./contract";
import { getUsage } from "./get-usage";
import { getUsageByDay } from "./get-usage-by-day";

export const handlers: HandlersOf<typeof usageContract> = { getUsage, getUsageByDay };
