import { EmptyState } from "@/components/ui/empty-state";
import { isUnderWay, type MailHead } from "./mail-head";
import { TextRemoved } from "./text-removed";

/** Stands where a mail's text would be and says why there is none. */
export function NoMailText({ mail, keptDays }: { mail: MailHead; keptDays: number }) {
  if (isUnderWay(mail))
    return (
      <EmptyState
        title="Not written yet."
        description="A mail is written when it is sent. Reload in a moment."
      />
    );
  // A mail gets its subject with its text, and keeps it.
  if (mail.subject === "") return <EmptyState title="This mail was never written, and nobody got it." />;
  return <TextRemoved days={keptDays} />;
}
