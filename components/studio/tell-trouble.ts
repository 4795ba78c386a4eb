import { toast } from "sonner";
import { ApiError } from "@/lib/client/api-error";

const TITLES: Record<string, string> = {
  not_live: "The show is not on air",
  version_conflict: "The stage has moved on",
  validation_error: "That cannot be done now",
  rate_limited: "Too fast",
  unauthorized: "Your access has ended",
  offline: "No answer",
};

/** Says what failed, with the number that support can look up. */
export function tellTrouble(error: unknown): void {
  if (!(error instanceof ApiError)) {
    toast.error("That did not work", { description: error instanceof Error ? error.message : undefined });
    return;
  }
  const title = TITLES[error.code] ?? "That did not work";
  const { requestId } = error;
  toast.error(title, {
    description: requestId ? `${error.message} Request ${requestId}` : error.message,
    duration: 8_000,
    ...(requestId
      ? { action: { label: "Copy id", onClick: () => void navigator.clipboard?.writeText(requestId) } }
      : {}),
  });
}
