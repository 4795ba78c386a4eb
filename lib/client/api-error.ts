/** A failed API call. Status 0 with code `offline` means that no response arrived. */
export { ShowrunnerError as ApiError } from "@/packages/client/src/error";
