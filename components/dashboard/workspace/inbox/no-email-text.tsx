import { EmptyState } from "@/components/ui/empty-state";
import { type EmailHead, isUnderWay } from "./email-head";
import { TextRemoved } from "./text-removed";

/** Explains why an email has no text. */
export function NoEmailText({ mail, keptDays }: { mail: EmailHead; keptDays: number }) {
  if (isUnderWay(mail))
    return (
      <EmptyState
        title="Preparing email…"
        description="The content is created when the email is sent. Reload in a moment."
      />
    );
  // An email gets its subject with its text, and keeps it.
  if (mail.subject === "") return <EmptyState title="This email was never sent" />;
  return <TextRemoved days={keptDays} />;
}
