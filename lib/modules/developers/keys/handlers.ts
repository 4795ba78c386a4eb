import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { keysContract } from "./contract";
import { createKey } from "./issuing/create-key";
import { rotateKey } from "./issuing/rotate-key";
import { listKeys } from "./list-keys";
import { revokeKey } from "./revoke-key";
import { updateKey } from "./update-key";

export const handlers: HandlersOf<typeof keysContract> = {
  createKey,
  listKeys,
  revokeKey,
  rotateKey,
  updateKey,
};
