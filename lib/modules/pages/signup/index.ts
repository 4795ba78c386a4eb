export { type RegistrationPage, readRegistrationPage } from "./read-registration-page";
export { readSignupLink } from "./signup-link/read-signup-link";
