import { toast } from "sonner";
import { ApiError } from "@/lib/client/api-error";

const TITLES: Record<string, string> = {
  not_live: "The show is not on air",
  version_conflict: "The stage has changed",
  validation_error: "Not possible right now",
  rate_limited: "Too many requests",
  unauthorized: "You no longer have access",
  offline: "No response from the server",
};

/** Shows what failed, with the request ID for support. */
export function showError(error: unknown): void {
  if (!(error instanceof ApiError)) {
    toast.error("Something went wrong", { description: error instanceof Error ? error.message : undefined });
    return;
  }
  const title = TITLES[error.code] ?? "Something went wrong";
  const { requestId } = error;
  toast.error(title, {
    description: requestId ? `${error.message} Request ${requestId}` : error.message,
    duration: 8_000,
    ...(requestId
      ? { action: { label: "Copy ID", onClick: () => void navigator.clipboard?.writeText(requestId) } }
      : {}),
  });
}
