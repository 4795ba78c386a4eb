"use client";

import { Download, Palette, X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { MeterBar } from "@/components/ui/meter-bar";
import { onThisSite } from "@/lib/client/on-this-site";
import { useMay } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { clipFacts, clipNotes, clipState } from "./clip-words";
import type { Clip } from "./shorts";

interface ClipCardProps {
  slug: string;
  clip: Clip;
  title: string;
  onRestyle: (() => void) | null;
  onChange: () => void;
}

/** A clip: played and downloaded once it's ready, cancelled while it's queued. */
export function ClipCard({ slug, clip, title, onRestyle, onChange }: ClipCardProps) {
  const mayEdit = useMay("member");
  const cancel = useAction("manageShortJob", "Clip cancelled");
  const { label, tone } = clipState(clip);
  const facts = clipFacts(clip);
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <div className="grid h-64 place-items-center overflow-hidden rounded-media bg-surface-sunken">
        {clip.mp4_url ? (
          // biome-ignore lint/a11y/useMediaCaption: its captions are part of the picture
          <video
            controls
            playsInline
            preload="none"
            aria-label={`Clip ${clip.job_id}: ${title}`}
            poster={clip.thumbnail_url ? onThisSite(clip.thumbnail_url) : undefined}
            src={onThisSite(clip.mp4_url)}
            className="h-64 w-full bg-black object-contain"
          />
        ) : (
          <div className="flex w-full flex-col gap-2 p-6 text-center text-ink-muted text-sm">
            {clip.state === "running" && (
              <MeterBar value={clip.progress} max={100} label={`Clip ${clip.job_id}`} role="progressbar" />
            )}
            <p>{clip.failure ?? label}</p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="tabular text-ink-muted text-sm">{facts}</span>
      </div>
      <p className="line-clamp-2 break-words font-medium text-base">{title}</p>
      {clipNotes(clip).map((note) => (
        <p key={note} className="text-sm text-warn">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {clip.mp4_url && (
          <a href={onThisSite(clip.mp4_url)} download className={buttonClasses("secondary", "sm")}>
            <Download className="size-4" aria-hidden />
            Download
          </a>
        )}
        {mayEdit && onRestyle && clip.state !== "queued" && clip.state !== "running" && (
          <Button
            size="sm"
            variant="ghost"
            onClick={onRestyle}
            icon={<Palette className="size-4" aria-hidden />}
          >
            Restyle
          </Button>
        )}
        {mayEdit && clip.state === "queued" && (
          <Button
            size="sm"
            variant="ghost"
            busy={cancel.busy}
            icon={<X className="size-4" aria-hidden />}
            onClick={() =>
              cancel.press({ params: { slug }, body: { action: "cancel", job_id: clip.job_id } }, onChange)
            }
          >
            Cancel
          </Button>
        )}
      </div>
    </li>
  );
}
