import { EmptyState } from "@/components/ui/empty-state";

/** Emails' texts are only stored for a while. `days` is how long on this installation. */
export function TextRemoved({ days }: { days: number }) {
  return (
    <EmptyState
      title={`Content removed after ${days} ${days === 1 ? "day" : "days"}`}
      description="Emails contain personal join links, so their content isn’t stored longer. The recipient, time and delivery status remain."
    />
  );
}
