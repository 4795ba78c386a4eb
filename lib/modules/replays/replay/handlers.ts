import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { replayContract } from "./contract";
import { getReplay } from "./get-replay";
import { watchReplay } from "./watch-replay";

export const handlers: HandlersOf<typeof replayContract> = { getReplay, watchReplay };
