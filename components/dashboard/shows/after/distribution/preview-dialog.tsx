"use client";

import { Send, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BodyOf } from "@/lib/client/wire-types";
import type { DistributionPreviewWire } from "@/lib/modules/made/distribution/schema";
import { useEnvironment } from "../../../access/environment";
import { useAction } from "../../../parts/actions/use-action";
import { kindLabel, WARNINGS } from "./distribution-words";

interface PreviewDialogProps {
  slug: string;
  preview: DistributionPreviewWire;
  body: BodyOf<"createDistributionJob">;
  onClose: () => void;
  onPublished: () => void;
}

/** Exactly what goes where, before it does. */
export function PreviewDialog({ slug, preview, body, onClose, onPublished }: PreviewDialogProps) {
  const { environment } = useEnvironment();
  const publish = useAction("createDistributionJob", "Publishing");
  const draft = useAction("createDistributionJob", "Draft saved");
  const send = (isPublished: boolean) =>
    (isPublished ? publish : draft).press(
      { params: { slug }, body: { ...body, ...(isPublished ? { publish: true } : {}) } },
      onPublished,
    );
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={`Publish “${preview.item.title}”?`}
      description={
        environment === "test"
          ? "Test environment. Nothing is sent: each request is captured."
          : "Feeds and embeds are public until you unpublish them."
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button busy={draft.busy} onClick={() => send(false)}>
            Save as draft
          </Button>
          <Button
            variant="primary"
            busy={publish.busy}
            icon={<Send className="size-4" aria-hidden />}
            onClick={() => send(true)}
          >
            Publish
          </Button>
        </>
      }
    >
      {preview.warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-2 text-sm text-warn">
          <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden />
          {WARNINGS[warning]}
        </p>
      ))}
      <ul className="flex flex-col gap-4">
        {preview.destinations.map((one) => (
          <li key={one.destination_id} className="flex flex-col gap-1 border-line border-t pt-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="break-words font-medium text-base">{one.name}</span>
              <Badge>{kindLabel(one.kind)}</Badge>
              {one.public && <Badge tone="warn">Public</Badge>}
            </p>
            <p className="break-words text-ink-muted text-sm">
              {one.files.map(({ name }) => name).join(", ") || "The text itself"}
            </p>
            {!one.can_withdraw && (
              <p className="text-ink-muted text-sm">
                The receiver is asked to delete it if you unpublish it.
              </p>
            )}
            <details className="text-sm">
              <summary className="cursor-pointer text-ink-muted">
                {one.request.method} {one.request.url}
              </summary>
              <pre className="mt-2 max-h-64 overflow-auto whitespace-pre-wrap break-all rounded-control bg-surface-sunken p-3 font-mono text-xs">
                {one.request.body ?? "The file’s bytes"}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
