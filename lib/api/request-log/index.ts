export { type RequestRecord, recordRequest } from "./record-request";
