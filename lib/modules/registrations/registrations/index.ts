export { deleteRegistration } from "./changing/delete-registration";
export { updateRegistration } from "./changing/update-registration";
