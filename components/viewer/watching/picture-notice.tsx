"use client";

import { Headphones } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useViewer } from "../viewer-context";
import type { WatchedPictures } from "./use-pictures";

/** Says why there is no video, with a button that turns it on. */
export function PictureNotice({ pictures }: { pictures: WatchedPictures }) {
  const { words } = useViewer();
  if (pictures.without === null) return null;
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 flex flex-wrap items-center gap-3 bg-black/85 px-4 py-2.5 text-base text-white"
    >
      <Headphones className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">{pictures.without === "weak" ? words.weak : words.soundOnly}</p>
      <Button size="sm" onClick={pictures.show}>
        {words.showPictures}
      </Button>
    </div>
  );
}
