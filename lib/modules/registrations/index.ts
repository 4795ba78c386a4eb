export { emitRegistrationChange } from "./emit-registration-change";
export { auditRegistration } from "./present";
export { type RegistrationPage, readRegistrationPage } from "./read-registration-page";
