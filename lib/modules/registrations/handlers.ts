import type { HandlersOf } from "@/lib/operation/handlers-of";
import { cancelMyPlace } from "./cancel-my-place";
import type { registrationsContract } from "./contract";
import { createRegistration, createRegistrationLegacy } from "./create-registration";
import { enterShow } from "./enter-show";
import { listRegistrations } from "./list-registrations";
import { registerAttendee } from "./register-attendee";
import { removeRegistrationByEmail } from "./remove-registration-by-email";

export const handlers: HandlersOf<typeof registrationsContract> = {
  listRegistrations,
  createRegistration,
  createRegistrationLegacy,
  removeRegistrationByEmail,
  registerAttendee,
  enterShow,
  cancelMyPlace,
};
