"use client";

import { toast } from "sonner";
import { ButtonLink } from "@/components/ui/button-link";
import { MoreMenu } from "@/components/ui/more-menu";
import { useCopy } from "@/components/ui/use-copy";
import type { EventSummary } from "@/lib/modules/shows/events/schema";

type Links = EventSummary["links"];

const COPIES: readonly { name: keyof Links; label: string }[] = [
  { name: "studio", label: "Copy studio link" },
  { name: "signup_page", label: "Copy signup link" },
  { name: "viewer_link", label: "Copy viewer link" },
];

/** Link to the studio, with the rest in a menu. */
export function ShowLinks({ title, links }: { title: string; links: Links }) {
  const { copy } = useCopy();
  return (
    <div className="flex items-center gap-1">
      <ButtonLink
        href={links.studio}
        size="sm"
        target="_blank"
        prefetch={false}
        aria-label={`Open studio for ${title}`}
      >
        Studio
      </ButtonLink>
      <MoreMenu
        label={`More links for ${title}`}
        items={[
          { label: "Open signup page", onSelect: () => open(links.signup_page) },
          { label: "Open viewer page", onSelect: () => open(links.viewer_link) },
          ...COPIES.map(({ name, label }, at) => ({
            label,
            separated: at === 0,
            onSelect: () => void copy(links[name]).then(() => toast.success("Link copied")),
          })),
        ]}
      />
    </div>
  );
}

const open = (href: string): void => void window.open(href, "_blank", "noreferrer");
