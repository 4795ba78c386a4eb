"use client";

import clsx from "clsx";
import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

interface DropFileProps {
  label: string;
  /** The file input's `accept`. */
  accept: string;
  take: (file: File) => void;
  /** Layout of the text and the button in the area. */
  className: string;
  textClassName?: string;
  /** Which files can be chosen. */
  children: ReactNode;
}

/** Accepts one file, chosen or dropped. */
export function DropFile({ label, accept, take, className, textClassName, children }: DropFileProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        "flex gap-4 rounded-panel border border-dashed p-6",
        className,
        over ? "border-accent bg-accent-soft" : "border-line-strong",
      )}
    >
      <div className={clsx("text-base", textClassName)}>
        <label htmlFor={id} className="font-medium text-lg">
          {label}
        </label>
        {children}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) take(file);
          event.currentTarget.value = "";
        }}
      />
      <Button
        variant="primary"
        icon={<FileUp className="size-4" aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose file
      </Button>
    </div>
  );
}
