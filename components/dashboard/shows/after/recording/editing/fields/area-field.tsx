"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Rect } from "@/lib/stage";

interface AreaFieldProps {
  area: Rect | null;
  onChange: (area: Rect) => void;
  video: HTMLVideoElement | null;
  error: string | undefined;
}

const SIDES = [
  ["x", "Left"],
  ["y", "Top"],
  ["width", "Width"],
  ["height", "Height"],
] as const;

/** What is drawn smaller than this is a slip. */
const LEAST = 0.01;

const share = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

const percentOf = (part: number | undefined): string =>
  part === undefined ? "" : String(Math.round(part * 1000) / 10);

/** An area of the picture, drawn on the player's current one, or typed in percent. */
export function AreaField({ area, onChange, video, error }: AreaFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const [drawn, setDrawn] = useState<Rect | null>(null);
  // A number that is being typed stays as it was typed: `12.` isn't 12 yet.
  const [typed, setTyped] = useState<{ side: keyof Rect; text: string } | null>(null);
  const shown = drawn ?? area;
  const refresh = () => {
    const pen = canvas.current?.getContext("2d");
    if (pen && video && video.readyState >= 2) pen.drawImage(video, 0, 0, 640, 360);
  };
  useEffect(refresh, [video]);
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) };
  };
  const move = (event: PointerEvent) => {
    if (!start.current) return;
    const [from, to] = [start.current, placeOf(event)];
    setDrawn({
      ...{ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
      ...{ width: share(Math.abs(from.x - to.x)), height: share(Math.abs(from.y - to.y)) },
    });
  };
  const end = () => {
    start.current = null;
    if (drawn && drawn.width >= LEAST && drawn.height >= LEAST) onChange(drawn);
    setDrawn(null);
  };
  const type = (side: keyof Rect, text: string) => {
    setTyped({ side, text });
    const value = Number(text.replace(",", "."));
    if (Number.isFinite(value))
      onChange({ ...(area ?? { x: 0, y: 0, width: 0.1, height: 0.1 }), [side]: share(value / 100) });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="relative aspect-video touch-none overflow-hidden lg:max-w-88 rounded-control border border-line bg-black">
        <canvas
          ref={canvas}
          width={640}
          height={360}
          className="size-full cursor-crosshair"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            start.current = placeOf(event);
          }}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
        {shown && (
          <div
            className="pointer-events-none absolute border-2 border-white bg-black outline outline-black"
            style={{
              ...{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` },
              ...{ width: `${shown.width * 100}%`, height: `${shown.height * 100}%` },
            }}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-muted text-xs">Draw a box, or enter its position.</p>
        <Button size="sm" disabled={video === null} onClick={refresh}>
          Use player’s picture
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {SIDES.map(([side, label]) => (
          <Field key={side} label={`${label} (%)`}>
            <Input
              inputMode="decimal"
              value={typed?.side === side ? typed.text : percentOf(shown?.[side])}
              onChange={(event) => type(side, event.target.value)}
              onBlur={() => setTyped(null)}
            />
          </Field>
        ))}
      </div>
      {error && <p className="text-danger text-xs">{error}</p>}
    </div>
  );
}
