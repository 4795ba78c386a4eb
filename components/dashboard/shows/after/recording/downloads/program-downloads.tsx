"use client";

import { Captions, ClipboardCopy, Download, Ellipsis, Files, Trash2 } from "lucide-react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import type { MenuAction } from "@/components/ui/menu-props";
import { useCopy } from "@/components/ui/use-copy";
import { onThisSite } from "@/lib/client/on-this-site";
import { saveFile } from "@/lib/client/save-file";
import { sizeWords } from "@/lib/storage-use/size-words";
import { useMay } from "../../../../access/for-role";
import type { Program, Recording } from "../facts/recording";
import { languageName } from "../facts/recording-words";
import { RetryMp4 } from "./retry-mp4";

interface ProgramDownloadsProps {
  recording: Recording;
  onAllFiles: () => void;
  onDelete: () => void;
}

/** The program's MP4, and a menu with everything else. */
export function ProgramDownloads({ recording, onAllFiles, onDelete }: ProgramDownloadsProps) {
  const { program, state } = recording;
  const { copy } = useCopy();
  const mayDelete = useMay("member");
  const copyPlaylist = async (url: string) => {
    await copy(url);
    toast.success("Playlist URL copied");
  };
  const items: MenuAction[] = [
    ...(program?.captions ?? []).map(({ language, url }) => ({
      label: `Captions, ${languageName(language)}`,
      hint: "WebVTT",
      icon: <Captions className="size-4" aria-hidden />,
      onSelect: () => saveFile(onThisSite(url)),
    })),
    {
      label: "Tracks",
      hint: "Every speaker’s files",
      icon: <Files className="size-4" aria-hidden />,
      onSelect: onAllFiles,
    },
  ];
  const playlist = program?.playlist_url;
  if (playlist)
    items.push({
      label: "Copy playlist URL",
      hint: "HLS, valid for 12 hours",
      icon: <ClipboardCopy className="size-4" aria-hidden />,
      onSelect: () => void copyPlaylist(playlist),
    });
  if (mayDelete)
    items.push({
      label: "Delete recording",
      ...(state === "live" ? { hint: "After the show ends" } : {}),
      icon: <Trash2 className="size-4" aria-hidden />,
      danger: true,
      separated: true,
      disabled: state === "live",
      onSelect: onDelete,
    });
  return (
    <div className="flex gap-2">
      <Mp4 recording={recording} />
      <Menu
        align="end"
        trigger={
          <IconButton
            variant="secondary"
            label="More actions for this recording"
            icon={<Ellipsis className="size-4" aria-hidden />}
          />
        }
        items={items}
      />
    </div>
  );
}

/** As in " (1080p, 734 MB)". */
function fileWords({ height, size_bytes }: Program["mp4"]): string {
  const facts = [
    height === null ? [] : `${height}p`,
    size_bytes === null ? [] : sizeWords(size_bytes),
  ].flat();
  return facts.length === 0 ? "" : ` (${facts.join(", ")})`;
}

/** The link to the MP4, or why there is none yet. */
function Mp4({ recording }: Pick<ProgramDownloadsProps, "recording">) {
  const { program, state } = recording;
  const icon = <Download className="size-4" aria-hidden />;
  const mp4 = program?.mp4;
  if (mp4?.url)
    return (
      <a href={mp4.url} download className={buttonClasses("primary")}>
        {icon}
        Download MP4{fileWords(mp4)}
      </a>
    );
  if (state === "awaiting_upload" || state === "converting") return null;
  if (mp4?.state === "failed" && state === "ready") return <RetryMp4 recording={recording} />;
  if (mp4?.state === "failed" || state === "failed")
    return (
      <Button disabled icon={icon}>
        No MP4
      </Button>
    );
  return (
    <Button disabled icon={icon} data-tip={state === "live" ? "After the show ends" : undefined}>
      {state === "live" ? "MP4 after the show" : "Preparing MP4…"}
    </Button>
  );
}
