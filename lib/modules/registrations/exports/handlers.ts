import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { registrationExportsContract } from "./contract";
import { exportRegistrations } from "./export-registrations";

export const handlers: HandlersOf<typeof registrationExportsContract> = { exportRegistrations };
