/** A failure as the API told it. `status` 0 with code `offline` means that no answer came. */
export { ShowrunnerError as ApiError } from "@/packages/client/src/error";
