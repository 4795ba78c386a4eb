import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { technicalChecksContract } from "./contract";
import { listTechnicalChecks } from "./list-technical-checks";
import { openCheckRoom } from "./open-check-room";
import { recordMyCheck } from "./record-my-check";
import { recordTechnicalCheck } from "./record-technical-check";

export const handlers: HandlersOf<typeof technicalChecksContract> = {
  listTechnicalChecks,
  recordTechnicalCheck,
  openCheckRoom,
  recordMyCheck,
};
