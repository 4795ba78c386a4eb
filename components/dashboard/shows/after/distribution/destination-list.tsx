"use client";

import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { CopyButton } from "@/components/ui/copy-button";
import { IconButton } from "@/components/ui/icon-button";
import type { DestinationWire } from "@/lib/modules/made/distribution/schema";
import { ForRole } from "../../../access/for-role";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { useAction } from "../../../parts/actions/use-action";
import { Section } from "../../../parts/page/section";
import { AddDestination } from "./add-destination";
import { kindLabel } from "./distribution-words";

/** Where the workspace publishes. */
export function DestinationList({ destinations }: { destinations: readonly DestinationWire[] }) {
  const [doomed, setDoomed] = useState<DestinationWire | null>(null);
  const remove = useAction("deleteDestination", "Destination deleted");
  return (
    <Section
      title="Destinations"
      description="Shared by all shows of the workspace."
      action={
        <ForRole least="admin">
          <DialogButton
            icon={Plus}
            label="Add destination"
            title="Add destination"
            variant="secondary"
            size="md"
          >
            {(close) => <AddDestination onDone={close} />}
          </DialogButton>
        </ForRole>
      }
    >
      {destinations.length === 0 && (
        <p className="text-base text-ink-muted">
          No destinations yet. Add a podcast feed, a page to embed, a webhook, an S3 folder, a YouTube
          channel, or a LinkedIn page.
        </p>
      )}
      <ul>
        {destinations.map((destination) => (
          <li key={destination.id} className="flex flex-wrap items-center gap-2 border-line border-t py-3">
            <span className="break-words font-medium text-base">{destination.name}</span>
            <Badge>{kindLabel(destination.kind)}</Badge>
            {destination.address && (
              <span className="flex min-w-0 max-w-full items-center gap-2">
                <span className="min-w-0 truncate text-ink-muted text-sm">{destination.address}</span>
                <CopyButton value={destination.address} label="Copy URL" />
              </span>
            )}
            <span className="ml-auto text-ink-muted text-sm">{destination.published} published</span>
            <ForRole least="admin">
              <IconButton
                label={`Delete ${destination.name}`}
                size="sm"
                icon={<Trash2 className="size-4" aria-hidden />}
                onClick={() => setDoomed(destination)}
              />
            </ForRole>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={`Delete ${doomed?.name ?? "destination"}?`}
        description={
          doomed?.kind === "podcast" || doomed?.kind === "embed"
            ? "Everything published there is unpublished, and its URL stops working."
            : "Its secrets are deleted. Anything already published there stays online."
        }
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => remove.run({ params: { destination_id: doomed?.id ?? "" } })}
      />
    </Section>
  );
}
