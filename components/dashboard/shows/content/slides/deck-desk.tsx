"use client";

import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Meter } from "@/components/ui/meter";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../access/environment";
import { ForRole } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { AttachDeck } from "./attach-deck";
import { DeckPages } from "./deck-pages";
import { isUnderWay, type OpenDeck, STATES } from "./deck-words";

const ASK_MS = 700;

interface DeckDeskProps {
  slug: string;
  base: string;
  deck: OpenDeck;
  targets: DataOf<"listPresentationTargets">;
}

/** One deck: its progress, its pages as they arrive, and the segments that show it. */
export function DeckDesk({ slug, base, deck: first, targets }: DeckDeskProps) {
  const { as } = useEnvironment();
  const params = { slug, presentation_id: first.id };
  const { data: deck, refetch } = useQuery<OpenDeck, ApiError>({
    queryKey: ["getPresentation", as, slug, first.id],
    queryFn: async () => (await api("getPresentation", { as, params })).data,
    initialData: first,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_MS : false),
  });
  const titles = deck.attachments.map(({ title, page }) => `${title} (from slide ${page})`);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3 text-base text-ink-muted">
          <Badge dot tone={STATES[deck.state].tone}>
            {STATES[deck.state].label}
          </Badge>
          {titles.length > 0 ? `Shown in ${titles.join(", ")}` : "Not attached yet."}
        </p>
        <ForRole least="member">
          <div className="flex gap-2">
            <RemoveDeck slug={slug} base={base} deck={deck} />
            {deck.state === "ready" && (
              <AttachDeck slug={slug} deck={deck} targets={targets} onDone={() => void refetch()} />
            )}
          </div>
        </ForRole>
      </div>
      {isUnderWay(deck) && (
        <Meter
          role="progressbar"
          label={deck.pages.length > 0 ? "Creating slides…" : "Opening file…"}
          value={deck.progress}
          max={100}
          text={deck.page_count ? `${deck.pages.length} of ${deck.page_count} pages` : `${deck.progress}%`}
        />
      )}
      {deck.failure && (
        <div role="alert" className="max-w-2xl rounded-panel bg-danger-soft p-4 text-base">
          <p className="font-medium text-danger">{deck.failure.message}</p>
          <p className="mt-1">{deck.failure.mend}</p>
        </div>
      )}
      {deck.pages.length > 0 && <DeckPages pages={deck.pages} expected={deck.page_count ?? 0} />}
    </div>
  );
}

function RemoveDeck({ slug, base, deck }: { slug: string; base: string; deck: OpenDeck }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const remove = useAction("deletePresentation", "Slides deleted");
  return (
    <>
      <Button icon={<Trash2 className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        {isUnderWay(deck) ? "Cancel" : "Delete"}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${deck.name}?`}
        description="This deletes all its slides. Detach slides that a segment still uses first."
        confirmLabel="Delete"
        onConfirm={() => remove.run({ params: { slug, presentation_id: deck.id } }, () => router.push(base))}
      />
    </>
  );
}
