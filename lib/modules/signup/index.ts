export { type RegistrationPage, readRegistrationPage } from "./read-registration-page";
export { readSignupLink } from "./read-signup-link";
