export { deleteRegistration } from "./delete-registration";
export { updateRegistration } from "./update-registration";
