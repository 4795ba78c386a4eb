export { failMail } from "./fail-mail";
export { handOverMail } from "./hand-over-mail";
export { prepareMail } from "./prepare-mail";
export { queueConfirmation } from "./queue-confirmation";
export { queueMail } from "./queue-mail";
export { queueSignInMail } from "./queue-sign-in-mail";
