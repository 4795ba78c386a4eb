import type { ApiError } from "@/lib/client/api-error";

/** What a refused correction says if someone else was faster. */
export const explainConflict = ({ code }: ApiError): string | undefined =>
  code === "version_conflict"
    ? "Someone else corrected this call. Reload the page to see their changes, then try again."
    : undefined;
