import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { showNumbersContract } from "./contract";
import { getShowNumbers } from "./get-show-numbers";

export const handlers: HandlersOf<typeof showNumbersContract> = { getShowNumbers };
