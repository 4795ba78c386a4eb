import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { callKeysContract } from "./contract";
import { getCallUsage } from "./get-call-usage";
import { mintCallKey } from "./mint-call-key";
import { revokeCallKey } from "./revoke-call-key";

export const handlers: HandlersOf<typeof callKeysContract> = { getCallUsage, mintCallKey, revokeCallKey };
