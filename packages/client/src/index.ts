export type { ResponseInfo, Result } from "./answer";
export {
  type AnyErrorCode,
  type ClientErrorCode,
  type ErrorDetails,
  type FieldDetail,
  type FieldLocation,
  ShowrunnerError,
} from "./error";
export type { FileBody } from "./file-body";
export type * from "./generated/types";
export { Listing } from "./listing";
export type { CallOptions, ShowrunnerOptions } from "./options";
export type { Fetch } from "./send";
export { Showrunner } from "./showrunner";
