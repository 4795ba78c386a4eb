export { recordRequest } from "./record-request";
