"use client";

import { Copy, ExternalLink, Link2, UsersRound } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useCopy } from "@/components/ui/use-copy";
import { useFetched } from "@/components/ui/use-fetched";
import { rightsOf } from "@/lib/stage/show-roles";
import { useStudio } from "./studio-context";

/** The show's links, ready to copy. */
export function LinksMenu() {
  const { event, me } = useStudio().desk;
  const { links } = event;
  const { scopes } = rightsOf(me.role);
  const { copy } = useCopy();
  const [people, setPeople] = useState(false);
  const dialog = useFetched(() => import("./studio-links-dialog"));
  const item = (label: string, hint: string, address: string) => ({
    label,
    hint,
    icon: <Copy className="size-4" aria-hidden />,
    onSelect: () => void copy(address).then(() => toast.success(`${label}: copied`)),
  });
  const ownLinks = {
    label: "Crew links…",
    hint: "A personal link for each person, which you can revoke anytime",
    icon: <UsersRound className="size-4" aria-hidden />,
    onSelect: () => {
      setPeople(true);
      void dialog.fetch();
    },
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" icon={<Link2 className="size-4" aria-hidden />}>
            <span className="max-xl:sr-only">Copy links</span>
          </Button>
        }
        items={[
          item("Signup page", "Share this link to collect registrations", links.signup_page),
          item("Viewer page", "For registered attendees", links.viewer_link),
          // Without its key, the link opens nothing.
          ...(scopes.includes("events:write")
            ? [item("Studio", "Anyone with this link can host the show", links.studio)]
            : []),
          ...(scopes.includes("guests:write") ? [ownLinks] : []),
          {
            label: "Open signup page",
            icon: <ExternalLink className="size-4" aria-hidden />,
            separated: true,
            onSelect: () => void window.open(links.signup_page, "_blank", "noopener"),
          },
        ]}
      />
      {dialog.module && <dialog.module.StudioLinksDialog open={people} onOpenChange={setPeople} />}
    </>
  );
}
