import type { HandlersOf } from "@/lib/operation/handlers-of";
import { bulkRegistrations, bulkRegistrationsLegacy } from "./changing/bulk-registrations";
import { createRegistration, createRegistrationLegacy } from "./changing/create-registration";
import { deleteRegistration, removeRegistrationByEmail } from "./changing/delete-registration";
import { updateRegistration } from "./changing/update-registration";
import type { registrationsContract } from "./contract";
import { getRegistration } from "./get-registration";
import { listRegistrations } from "./list-registrations";
import { sendRegistrationConfirmation } from "./send-registration-confirmation";
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
