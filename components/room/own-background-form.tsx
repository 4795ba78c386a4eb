"use client";

import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PictureInput } from "@/components/ui/picture-input";
import { ownBackground } from "@/lib/room/camera/own-background/own-background";
import { PICTURE_LIMITS, PICTURE_PROBLEMS } from "@/lib/room/camera/own-background/picture-file";
import { useStore } from "./use-store";

interface OwnBackgroundFormProps {
  /** Whether it is the selected background. */
  chosen: boolean;
  /** An image was added. */
  onChosen: () => void;
  /** The selected image was removed. */
  onRemoved: () => void;
}

/** Adds, changes or removes the user's own background image. */
export function OwnBackgroundForm({ chosen, onChosen, onRemoved }: OwnBackgroundFormProps) {
  const { address, kept } = useStore(ownBackground);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void ownBackground.load(), []);
  async function take(file: File) {
    setBusy(true);
    const found = await ownBackground.choose(file).finally(() => setBusy(false));
    setProblem(found && PICTURE_PROBLEMS[found]);
    if (!found) onChosen();
  }
  async function remove() {
    setProblem(null);
    // The pressed button disappears with the image.
    button.current?.focus();
    if (chosen) onRemoved();
    await ownBackground.remove();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <PictureInput ref={input} label="Your background image" onFile={(file) => void take(file)} />
      <Button
        ref={button}
        size="sm"
        busy={busy}
        onClick={() => input.current?.click()}
        icon={<ImageUp className="size-4" aria-hidden />}
      >
        {address ? "Change background…" : "Add background…"}
      </Button>
      {address && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void remove()}
          icon={<Trash2 className="size-4" aria-hidden />}
        >
          Remove background
        </Button>
      )}
      <p className="w-full text-ink-muted text-sm">{`${PICTURE_LIMITS}. Never leaves your device.`}</p>
      <div role="status" className="w-full text-sm empty:hidden">
        {problem && <p className="text-danger">{problem}</p>}
        {!problem && address && !kept && (
          <p className="text-warn">
            This browser can’t save images. Your background is lost when you close the page.
          </p>
        )}
        {!problem && chosen && address === null && (
          <p className="text-warn">
            Your background image is no longer on this device. Using strong blur instead.
          </p>
        )}
      </div>
    </div>
  );
}
