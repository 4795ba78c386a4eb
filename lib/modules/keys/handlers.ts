import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { keysContract } from "./contract";
import { createKey } from "./create-key";
import { listKeys } from "./list-keys";
import { revokeKey } from "./revoke-key";
import { rotateKey } from "./rotate-key";
import { updateKey } from "./update-key";

export const handlers: HandlersOf<typeof keysContract> = {
  createKey,
  listKeys,
  revokeKey,
  rotateKey,
  updateKey,
};
