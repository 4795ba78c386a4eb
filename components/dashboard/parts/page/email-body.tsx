"use client";

import { Tabs } from "@/components/ui/tabs";

interface EmailBodyProps {
  subject: string;
  html: string;
  text: string;
  calendar: string | null;
}

const pre =
  "max-w-3xl overflow-x-auto whitespace-pre-wrap break-words rounded-panel border border-line bg-surface-sunken p-4 font-mono text-sm";

/** An email as its recipient sees it. Nothing runs or loads in its frame; links open outside this page. */
export function EmailBody({ subject, html, text, calendar }: EmailBodyProps) {
  return (
    <Tabs
      label="Email formats"
      tabs={[
        {
          value: "html",
          label: "HTML",
          content: (
            <iframe
              title={subject || "Email"}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={`<base target="_blank">${html}`}
              className="h-[36rem] w-full max-w-3xl rounded-panel border border-line bg-white"
            />
          ),
        },
        { value: "text", label: "Plain text", content: <pre className={pre}>{text}</pre> },
        ...(calendar
          ? [{ value: "calendar", label: "Calendar", content: <pre className={pre}>{calendar}</pre> }]
          : []),
      ]}
    />
  );
}
