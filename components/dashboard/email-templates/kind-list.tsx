import { SegmentLink } from "@/components/ui/segment-link";
import type { EmailCopyWire } from "@/lib/modules/email/copy/schema";
import { KIND_WORDS } from "./kind-words";

interface KindListProps {
  copies: readonly EmailCopyWire[];
  current: string;
  /** Returns the page's URL for a kind. */
  href: (kind: string) => string;
}

/** Email kinds. A dot marks those customized in this layer. */
export function KindList({ copies, current, href }: KindListProps) {
  return (
    <nav aria-label="Email types" className="mb-6 flex flex-wrap gap-1">
      {copies.map(({ kind, updated_at }) => (
        <SegmentLink
          key={kind}
          href={href(kind)}
          current={kind === current}
          scroll={false}
          className="gap-1.5 px-2.5 py-1.5"
        >
          {KIND_WORDS[kind] ?? kind}
          {updated_at && (
            <span className="size-1.5 rounded-full bg-accent">
              <span className="sr-only">customized</span>
            </span>
          )}
        </SegmentLink>
      ))}
    </nav>
  );
}
