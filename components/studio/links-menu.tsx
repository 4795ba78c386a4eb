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

/** The show's addresses, ready to be handed out. */
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
    label: "People in the studio…",
    hint: "A link for each, which can be withdrawn",
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
          item("Signup page", "For everybody who may want to come", links.signup_page),
          item("Viewer page", "For those who have signed up", links.viewer_link),
          // Without its key the address opens nothing.
          ...(scopes.includes("events:write")
            ? [item("Studio", "Whoever opens it is a host: keep it to yourself", links.studio)]
            : []),
          ...(scopes.includes("guests:write") ? [ownLinks] : []),
          {
            label: "Open the signup page",
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
