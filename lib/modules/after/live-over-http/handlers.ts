import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { liveOverHttpContract } from "./contract";
import { watchOverHttp } from "./watch-over-http";

export const handlers: HandlersOf<typeof liveOverHttpContract> = { watchOverHttp };
