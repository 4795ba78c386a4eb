export { type RegistrationPage, readRegistrationPage } from "./read-registration-page";
