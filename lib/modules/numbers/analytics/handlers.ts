import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { analyticsContract } from "./contract";
import { exportAnalytics } from "./exporting/export-analytics";
import { getEventAnalytics } from "./reading/get-event-analytics";

export const handlers: HandlersOf<typeof analyticsContract> = { getEventAnalytics, exportAnalytics };
