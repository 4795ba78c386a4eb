"use client";

import { useEffect, useState } from "react";

interface VolumeSliderProps {
  label: string;
  /** 0–100. */
  value: number;
  /** Called when the slider is released. */
  onCommit: (value: number) => void;
}

/** Follows the pointer at once and commits on release. */
export function VolumeSlider({ label, value, onCommit }: VolumeSliderProps) {
  const [held, setHeld] = useState(value);
  useEffect(() => setHeld(value), [value]);
  const commit = () => {
    if (held !== value) onCommit(held);
  };
  return (
    <label className="flex items-center gap-3 text-sm">
      <span className="w-16 text-ink-muted">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={held}
        onChange={(event) => setHeld(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
        className="h-6 min-w-0 flex-1 accent-(--accent)"
      />
      <span className="tabular w-12 whitespace-nowrap text-right">{held}%</span>
    </label>
  );
}
