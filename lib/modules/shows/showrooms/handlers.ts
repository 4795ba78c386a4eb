import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { showroomsContract } from "./contract";
import { createShowroom } from "./create-showroom";
import { listShowrooms } from "./list-showrooms";
import { runExample } from "./run-example";

export const handlers: HandlersOf<typeof showroomsContract> = { createShowroom, listShowrooms, runExample };
