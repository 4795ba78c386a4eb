import { Badge } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";

interface ExplanationProps {
  name: string;
  explanation: {
    would_send: boolean;
    reason: string | null;
    at_local: string | null;
    uses_copy: boolean;
    last: { state: string; error: string | null; created_at: string } | null;
  };
}

/** Whether this person would get the email, when, and if not, why. */
export function Explanation({ name, explanation }: ExplanationProps) {
  const { would_send, reason, at_local, uses_copy, last } = explanation;
  return (
    <section
      aria-label={`Emails for ${name}`}
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-base"
    >
      <Badge tone={would_send ? "ok" : "warn"}>{would_send ? "Will be sent" : "Won’t be sent"}</Badge>
      {reason && <span>{reason}</span>}
      {at_local && <span className="text-ink-muted">Due {at_local}</span>}
      {!uses_copy && (
        <span className="text-ink-muted">{name} isn’t confirmed yet and gets the built-in text instead.</span>
      )}
      {last && (
        <span className="text-ink-muted">
          Last email: {last.state}
          {last.error && ` (${last.error})`}, <Time value={last.created_at} />
        </span>
      )}
    </section>
  );
}
