"use client";

import type { DataOf } from "@/lib/client/wire-types";
import { EmailBody } from "../../../parts/page/email-body";

type Preview = DataOf<"previewCommunication">;

const REASONS: Record<string, string> = {
  unsubscribed: "unsubscribed",
  bounced: "bounced",
  complained: "marked as spam",
  duplicate: "duplicate",
  not_in_audience: "not in this audience",
  no_address: "no email address",
  not_found: "not found",
};

/** How many people get it, and who doesn't. */
export function AudienceCount({ recipients, excluded }: Pick<Preview, "recipients" | "excluded">) {
  return (
    <p className="text-base" aria-live="polite">
      <strong className="font-semibold">
        {recipients === 1 ? "1 recipient" : `${recipients.toLocaleString("en")} recipients`}
      </strong>
      {excluded.length > 0 && (
        <span className="text-ink-muted">
          {" · skipped: "}
          {excluded
            .map(({ reason, count }) => `${count.toLocaleString("en")} ${REASONS[reason] ?? reason}`)
            .join(", ")}
        </span>
      )}
    </p>
  );
}

/** The message as one recipient sees it. */
export function MessagePreview({ preview }: { preview: Preview }) {
  const { to, subject, html, text } = preview;
  return (
    <div className="flex flex-col gap-3">
      <AudienceCount {...preview} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-muted">To</dt>
        <dd className="truncate">{to.name ? `${to.name} <${to.email}>` : to.email}</dd>
        <dt className="text-ink-muted">Subject</dt>
        <dd className="break-words font-medium">{subject}</dd>
      </dl>
      <EmailBody subject={subject} html={html} text={text} calendar={null} />
    </div>
  );
}
