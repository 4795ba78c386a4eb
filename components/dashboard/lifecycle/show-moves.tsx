"use client";

import { Archive, Ban, Copy, EyeOff } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { useAction } from "../parts/use-action";
import { CallOffDialog } from "./call-off-dialog";
import { DuplicateDialog } from "./duplicate-dialog";
import { PublishShow } from "./publish-show";
import { TellCancelled } from "./tell-cancelled";
import { type Readiness, useReadiness } from "./use-readiness";

interface ShowMovesProps {
  slug: string;
  title: string;
  initial: Readiness;
}

type Asked = "unpublish" | "cancel" | "archive" | "duplicate";

/** What can be done with a show as a whole, as its state allows. */
export function ShowMoves({ slug, title, initial }: ShowMovesProps) {
  const [asked, setAsked] = useState<Asked>();
  const { moves, ready, state } = useReadiness(slug, initial);
  const archive = useAction("archiveEvent", "Archived");
  const params = { slug };
  const close = (open: boolean) => !open && setAsked(undefined);
  const item = (move: Asked, label: string, icon: React.ReactNode, danger = false) => ({
    label,
    icon,
    onSelect: () => setAsked(move),
    ...(danger ? { danger, separated: true } : {}),
  });
  return (
    <>
      {moves.includes("publish") && <PublishShow slug={slug} ready={ready} />}
      {state === "cancelled" && <TellCancelled slug={slug} />}
      <MoreMenu
        label="More actions for this show"
        className="self-center"
        items={[
          item("duplicate", "Duplicate", <Copy className="size-4 shrink-0" aria-hidden />),
          ...(moves.includes("unpublish")
            ? [item("unpublish", "Unpublish", <EyeOff className="size-4 shrink-0" aria-hidden />)]
            : []),
          ...(moves.includes("archive")
            ? [item("archive", "Archive", <Archive className="size-4 shrink-0" aria-hidden />)]
            : []),
          ...(moves.includes("cancel")
            ? [item("cancel", "Cancel the show", <Ban className="size-4 shrink-0" aria-hidden />, true)]
            : []),
        ]}
      />
      {(["unpublish", "cancel"] as const).map((move) => (
        <CallOffDialog
          key={move}
          move={move}
          slug={slug}
          title={title}
          isOpen={state === "published"}
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
        onConfirm={() => archive.run({ params })}
      />
      <DuplicateDialog slug={slug} title={title} shown={asked === "duplicate"} onShown={close} />
    </>
  );
}
