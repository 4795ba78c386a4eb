"use client";

import { Download } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { onThisSite } from "@/lib/client/on-this-site";
import { saveFile } from "@/lib/client/save-file";
import { useViewer } from "../viewer-context";

/** Downloads what was said, to read or as captions. */
export function TranscriptFiles({ url }: { url: string }) {
  const { view, words } = useViewer();
  const save = (extension: string) =>
    saveFile(onThisSite(new URL(`transcript-${view.slug}.${extension}`, url).href));
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={words.replay.download} icon={<Download className="size-5" aria-hidden />} />
      }
      items={[
        { label: words.replay.asText, onSelect: () => save("txt") },
        { label: "WebVTT", onSelect: () => save("vtt") },
        { label: "SubRip (SRT)", onSelect: () => save("srt") },
      ]}
    />
  );
}
