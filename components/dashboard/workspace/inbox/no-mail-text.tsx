import { EmptyState } from "@/components/ui/empty-state";
import { isUnderWay, type MailHead } from "./mail-head";
import { TextRemoved } from "./text-removed";

/** Explains why an email has no text. */
export function NoMailText({ mail, keptDays }: { mail: MailHead; keptDays: number }) {
  if (isUnderWay(mail))
    return (
      <EmptyState
        title="Preparing email…"
        description="The content is created when the email is sent. Reload in a moment."
      />
    );
  // An email gets its subject with its text, and keeps it.
  if (mail.subject === "") return <EmptyState title="This email was never sent." />;
  return <TextRemoved days={keptDays} />;
}
