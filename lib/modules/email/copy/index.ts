export { eventTarget } from "./email-target";
export { writeCopy } from "./write-copy";
