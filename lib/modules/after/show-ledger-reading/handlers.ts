import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { showLedgerContract } from "./contract";
import { getShowLedger } from "./get-show-ledger";

export const handlers: HandlersOf<typeof showLedgerContract> = { getShowLedger };
