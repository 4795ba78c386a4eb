"use client";

import { Copy, ExternalLink, Link2 } from "lucide-react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useCopy } from "@/components/ui/use-copy";
import { useStudio } from "./studio-context";

/** The show's addresses, ready to be handed out. */
export function LinksMenu() {
  const { links } = useStudio().desk.event;
  const { copy } = useCopy();
  const item = (label: string, hint: string, address: string) => ({
    label,
    hint,
    icon: <Copy className="size-4" aria-hidden />,
    onSelect: () => void copy(address).then(() => toast.success(`${label}: copied`)),
  });
  return (
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
        item("Studio", "Whoever opens it is a host: keep it to yourself", links.studio),
        {
          label: "Open the signup page",
          icon: <ExternalLink className="size-4" aria-hidden />,
          separated: true,
          onSelect: () => void window.open(links.signup_page, "_blank", "noopener"),
        },
      ]}
    />
  );
}
