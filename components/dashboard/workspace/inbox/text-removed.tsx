import { EmptyState } from "@/components/ui/empty-state";

/** What a mail said is kept for a while only. `days` is how long, on this installation. */
export function TextRemoved({ days }: { days: number }) {
  return (
    <EmptyState
      title={`The text was removed after ${days} ${days === 1 ? "day" : "days"}.`}
      description="Its links let people in, so it is not kept for longer. To whom it went, when, and what became of it stays."
    />
  );
}
