import { Pin } from "lucide-react";
import type { ReactNode } from "react";
import type { ChatLine } from "@/lib/live";

interface PinnedLineProps {
  line: ChatLine;
  label: string;
  aside?: ReactNode;
}

/** The pinned message above the chat. */
export function PinnedLine({ line, label, aside }: PinnedLineProps) {
  return (
    <section
      aria-label={label}
      className="flex shrink-0 items-start gap-2 rounded-control bg-accent-soft px-3 py-2"
    >
      <Pin className="mt-1 size-4 shrink-0 text-accent" aria-hidden />
      <p className="min-w-0 flex-1 text-base">
        <span className="font-medium">{line.author.name}</span>{" "}
        <span dir="auto" className="wrap-anywhere">
          {line.text}
        </span>
      </p>
      {aside}
    </section>
  );
}
