"use client";

import { Download } from "lucide-react";
import { toast } from "sonner";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { api } from "@/lib/client/api";
import { onThisSite } from "@/lib/client/on-this-site";
import { saveFile } from "@/lib/client/save-file";
import { saveJson } from "@/lib/client/save-json";
import { useEnvironment } from "../../../../access/environment";
import type { Transcript } from "../facts/transcript";

const FILES = [
  { format: "text", label: "Text", hint: "To read" },
  { format: "vtt", label: "WebVTT", hint: "Captions for the web" },
  { format: "srt", label: "SubRip (SRT)", hint: "Captions for video editors" },
] as const;

/** Downloads the transcript in a format. */
export function TranscriptDownloads({ transcript }: { transcript: Transcript }) {
  const { as } = useEnvironment();
  const { event_slug: slug, recording_id } = transcript;
  const save = async (format: (typeof FILES)[number]["format"]) => {
    try {
      const { data } = await api("getTranscript", { as, params: { slug }, query: { recording_id, format } });
      if (data.url) saveFile(onThisSite(data.url));
    } catch (error) {
      toast.error(
        `Couldn’t download the transcript. ${error instanceof Error ? error.message : "Try again."}`,
      );
    }
  };
  const items = FILES.map(({ format, label, hint }) => ({
    label,
    hint,
    onSelect: () => void save(format),
  }));
  return (
    <Menu
      align="end"
      trigger={<IconButton label="Download transcript" icon={<Download className="size-4" aria-hidden />} />}
      items={[
        ...items,
        { label: "JSON", hint: "Lines with their times", onSelect: () => saveLines(transcript) },
      ]}
    />
  );
}

function saveLines({ event_slug, recording_id, version, language, segments }: Transcript): void {
  saveJson(`transcript-${event_slug}.json`, { event_slug, recording_id, version, language, segments });
}
