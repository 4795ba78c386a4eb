export { KEPT_BODY_BYTES, recordRequest } from "./record-request";
