import type { HandlersOf } from "@/lib/operation/handlers-of";
import { bulkRegistrations, bulkRegistrationsLegacy } from "./bulk-registrations";
import type { registrationsContract } from "./contract";
import { createRegistration, createRegistrationLegacy } from "./create-registration";
import { deleteRegistration, removeRegistrationByEmail } from "./delete-registration";
import { getRegistration } from "./get-registration";
import { listRegistrations } from "./list-registrations";
import { sendRegistrationConfirmation } from "./send-registration-confirmation";
import { updateRegistration } from "./update-registration";
import { validateRegistrations } from "./validate-registrations";

export const handlers: HandlersOf<typeof registrationsContract> = {
  listRegistrations,
  createRegistration,
  createRegistrationLegacy,
  removeRegistrationByEmail,
  getRegistration,
  updateRegistration,
  deleteRegistration,
  sendRegistrationConfirmation,
  validateRegistrations,
  bulkRegistrations,
  bulkRegistrationsLegacy,
};
