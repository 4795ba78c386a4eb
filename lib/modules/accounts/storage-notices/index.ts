export { sweepStorageNotices } from "./notify-owners";
