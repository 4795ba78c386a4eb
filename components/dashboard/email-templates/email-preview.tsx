"use client";

import clsx from "clsx";
import { useState } from "react";
import { Tabs } from "@/components/ui/tabs";
import type { EmailPreviewWire } from "@/lib/modules/email/copy/schema";
import { lit } from "./lit";

const VIEWS = [
  ["desktop", "Desktop"],
  ["phone", "Phone"],
  ["dark", "Dark"],
  ["phone-dark", "Phone, dark"],
] as const;

/** The email as its recipient sees it. Nothing runs in its frame. */
export function EmailPreview({ preview, stale }: { preview: EmailPreviewWire; stale: boolean }) {
  const [view, setView] = useState<string>("desktop");
  const { subject, preheader, from_name, reply_to, to, text } = preview;
  return (
    <section aria-label="Preview" aria-busy={stale} className={clsx("min-w-0", stale && "opacity-70")}>
      <div className="mb-4 border-line border-b pb-4">
        <p className="break-words font-semibold text-lg" data-preview-subject>
          {subject}
        </p>
        <p className="break-words text-base text-ink-muted">{preheader}</p>
        <p className="mt-2 break-words text-ink-muted text-sm">
          {from_name} to {to.name} &lt;{to.email}&gt;
          {reply_to && ` · reply to ${reply_to}`}
        </p>
      </div>
      <Tabs
        label="Preview mode"
        value={view}
        onValueChange={setView}
        tabs={[
          ...VIEWS.map(([value, label]) => ({
            value: value as string,
            label,
            content: <Frame preview={preview} view={value} />,
          })),
          {
            value: "text",
            label: "Text",
            content: (
              <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-panel border border-line bg-surface-sunken p-4 font-mono text-sm">
                {text}
              </pre>
            ),
          },
        ]}
      />
    </section>
  );
}

function Frame({ preview, view }: { preview: EmailPreviewWire; view: string }) {
  return (
    <iframe
      title={`${preview.subject || "Email"} (${view})`}
      sandbox=""
      srcDoc={lit(preview.html, view.endsWith("dark") ? "dark" : "light")}
      className={clsx(
        "h-[44rem] w-full rounded-panel border border-line bg-white",
        view.startsWith("phone") && "max-w-[390px]",
      )}
    />
  );
}
