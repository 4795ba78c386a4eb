"use client";

import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PictureInput } from "@/components/ui/picture-input";
import { ownBackground } from "@/lib/room/camera/own-background/own-background";
import { PICTURE_LIMITS, PICTURE_PROBLEMS } from "@/lib/room/camera/own-background/picture-file";
import { useStore } from "./use-store";

interface OwnBackgroundFormProps {
  /** Whether it is what stands behind them now. */
  chosen: boolean;
  /** A picture was taken up. */
  onChosen: () => void;
  /** What was behind them is gone. */
  onRemoved: () => void;
}

/** A picture from this machine to stand in front of: chosen, exchanged, removed. */
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
    // The button that was pressed goes away with the picture.
    button.current?.focus();
    if (chosen) onRemoved();
    await ownBackground.remove();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <PictureInput ref={input} label="Your background picture" onFile={(file) => void take(file)} />
      <Button
        ref={button}
        size="sm"
        busy={busy}
        onClick={() => input.current?.click()}
        icon={<ImageUp className="size-4" aria-hidden />}
      >
        {address ? "Another background…" : "Add a background…"}
      </Button>
      {address && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void remove()}
          icon={<Trash2 className="size-4" aria-hidden />}
        >
          Remove yours
        </Button>
      )}
      <p className="w-full text-ink-muted text-sm">{`${PICTURE_LIMITS}. It stays on this machine.`}</p>
      <div role="status" className="w-full text-sm empty:hidden">
        {problem && <p className="text-danger">{problem}</p>}
        {!problem && address && !kept && (
          <p className="text-warn">This browser keeps no pictures: it is gone when you close the page.</p>
        )}
        {!problem && chosen && address === null && (
          <p className="text-warn">
            Your picture is not on this machine any more: a strong blur is in its place.
          </p>
        )}
      </div>
    </div>
  );
}
