"use client";

import { Check, ChevronDown, Copy, FileText } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useCopy } from "@/components/ui/use-copy";
import { fetchAgain } from "@/lib/client/fetch-again";

/** Copy the page as Markdown, or open it in a tab. */
export function PageActions({ path }: { path: string }) {
  const { copied, copy } = useCopy();
  const address = `${path}.md`;
  const copyPage = async () => {
    const answer = await fetchAgain(address);
    if (answer.ok) await copy(await answer.text());
  };
  const icon = copied ? (
    <Check className="size-4 text-ok" aria-hidden />
  ) : (
    <Copy className="size-4" aria-hidden />
  );
  return (
    <div className="flex shrink-0">
      <Button size="sm" icon={icon} onClick={() => void copyPage()} className="rounded-r-none!">
        {copied ? "Copied" : "Copy page"}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button size="sm" aria-label="More page actions" className="-ml-px rounded-l-none! px-1.5!">
            <ChevronDown className="size-4" aria-hidden />
          </Button>
        }
        items={[
          {
            label: "Copy as Markdown",
            hint: "For your agent or notes",
            icon: <Copy className="size-4 text-ink-muted" aria-hidden />,
            onSelect: () => void copyPage(),
          },
          {
            label: "View as Markdown",
            hint: "Same URL with .md",
            icon: <FileText className="size-4 text-ink-muted" aria-hidden />,
            onSelect: () => window.open(address, "_blank", "noopener"),
          },
        ]}
      />
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </div>
  );
}
