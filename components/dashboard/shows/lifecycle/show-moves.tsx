"use client";

import {
  Archive,
  Ban,
  Clapperboard,
  Copy,
  EyeOff,
  Link as LinkIcon,
  NotebookPen,
  PanelTop,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import type { ButtonVariant } from "@/components/ui/button-classes";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { MenuAction } from "@/components/ui/menu-props";
import { MoreMenu } from "@/components/ui/more-menu";
import { useCopy } from "@/components/ui/use-copy";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { useAction } from "../../parts/actions/use-action";
import { takesNotetaker } from "../notetaker/notetaker-words";
import { SendNotetakerDialog } from "../notetaker/send-notetaker-dialog";
import { CancelShowDialog } from "./cancel-show-dialog";
import { DuplicateDialog } from "./duplicate-dialog";
import { nextStep } from "./next-step";
import { ShowNext } from "./show-next";
import type { Readiness } from "./use-readiness";

interface ShowMovesProps {
  show: Pick<EventWire, "slug" | "title" | "links">;
  readiness: Readiness;
  /** The next step's button style: a page may have a primary action of its own. */
  variant: ButtonVariant;
}

type Asked = "unpublish" | "cancel" | "archive" | "duplicate" | "notetaker";

/** States in which no one can be in the studio. */
const OFF = ["cancelled", "archived"];

/** A show's next step, and a menu of everything else that its state allows. */
export function ShowMoves({ show, readiness, variant }: ShowMovesProps) {
  const { slug, title, links } = show;
  const [asked, setAsked] = useState<Asked>();
  const archive = useAction("archiveEvent", "Archived");
  const close = (open: boolean) => !open && setAsked(undefined);
  const items = [...useLinkItems(links, readiness), ...moveItems(readiness, setAsked)];
  return (
    <div className="flex items-center gap-1.5">
      <ShowNext
        slug={slug}
        studio={links.studio}
        readiness={readiness}
        variant={variant}
        onDuplicate={() => setAsked("duplicate")}
      />
      <MoreMenu label="More actions for this show" items={items} />
      {(["unpublish", "cancel"] as const).map((move) => (
        <CancelShowDialog
          key={move}
          move={move}
          slug={slug}
          title={title}
          isOpen={readiness.state === "published"}
          shown={asked === move}
          onShown={close}
        />
      ))}
      <ConfirmDialog
        open={asked === "archive"}
        onOpenChange={close}
        tone="primary"
        title={`Archive “${title}”?`}
        description="The show is removed from the list and can no longer be edited or opened. Registrations, recordings and analytics are kept under the Archived filter. No one is emailed."
        confirmLabel="Archive"
        cancelLabel="Keep show"
        onConfirm={() => archive.run({ params: { slug } })}
      />
      <SendNotetakerDialog studio={links.studio} open={asked === "notetaker"} onOpenChange={close} />
      <DuplicateDialog slug={slug} title={title} shown={asked === "duplicate"} onShown={close} />
    </div>
  );
}

const icon = (Icon: typeof Copy): ReactNode => <Icon className="size-4 shrink-0" aria-hidden />;

const open = (href: string): void => void window.open(href, "_blank", "noreferrer");

/** Links to the show's pages, unless opening one is the next step anyway. */
function useLinkItems(links: EventWire["links"], readiness: Readiness): MenuAction[] {
  const { copy } = useCopy();
  const studio = !OFF.includes(readiness.state) && nextStep(readiness)?.do !== "open_studio";
  return [
    ...(studio
      ? [{ label: "Open studio", icon: icon(Clapperboard), onSelect: () => open(links.studio) }]
      : []),
    { label: "Open signup page", icon: icon(PanelTop), onSelect: () => open(links.signup_page) },
    {
      label: "Copy signup link",
      icon: icon(LinkIcon),
      onSelect: () => void copy(links.signup_page).then(() => toast.success("Link copied")),
    },
  ];
}

function moveItems({ state, moves }: Readiness, ask: (move: Asked) => void): MenuAction[] {
  const item = (move: Asked, label: string, Icon: typeof Copy): MenuAction => ({
    label,
    icon: icon(Icon),
    onSelect: () => ask(move),
  });
  const sends = takesNotetaker(state);
  return [
    ...(sends ? [{ ...item("notetaker", "Send notetaker", NotebookPen), separated: true }] : []),
    { ...item("duplicate", "Duplicate", Copy), separated: !sends },
    ...(moves.includes("unpublish") ? [item("unpublish", "Unpublish", EyeOff)] : []),
    ...(moves.includes("archive") ? [item("archive", "Archive", Archive)] : []),
    ...(moves.includes("cancel")
      ? [{ ...item("cancel", "Cancel show", Ban), danger: true, separated: true }]
      : []),
  ];
}
