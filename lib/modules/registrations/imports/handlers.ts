import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { registrationImportsContract } from "./contract";
import { getRegistrationImport } from "./get-registration-import";
import { importRegistrations } from "./import-registrations";

export const handlers: HandlersOf<typeof registrationImportsContract> = {
  importRegistrations,
  getRegistrationImport,
};
